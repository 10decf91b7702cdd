import type { Health } from '@hausregel/protocol';
import { ask } from './api.ts';

/** Whether a host name leads anywhere only on this very device. */
export const isLocalName = (hostname: string): boolean => /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);

let found: string | undefined = $state();

/** What links for others begin with: the address of this page, or where the house finds the server. */
export const inviteOrigin = (): string => found ?? location.origin;

/**
 * On the server's own machine the page is often opened at "localhost", which leads others nowhere:
 * asks the server where they find it. Without an answer the links stay as they are.
 */
export async function findInviteOrigin(): Promise<void> {
  if (found !== undefined || !isLocalName(location.hostname)) return;
  const health = await ask<Health>('/api/health');
  if (health.ok) found = health.value.lanOrigin;
}
