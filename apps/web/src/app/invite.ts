import { t } from '../lib/i18n.svelte.ts';
import { tablePath } from '../lib/route.ts';
import { inviteOrigin, isLocalName } from './inviteOrigin.svelte.ts';
import { notify } from './notices.svelte.ts';

/** The link that leads to a table. */
export const inviteLink = (code: string): string => new URL(tablePath(code), inviteOrigin()).href;

/** Whether the link leads anywhere only on this very device. */
export const isLinkLocal = (): boolean => isLocalName(new URL(inviteOrigin()).hostname);

export async function copyLink(code: string): Promise<void> {
  const link = inviteLink(code);
  try {
    await navigator.clipboard.writeText(link);
    notify(t('lobby.copied'));
  } catch {
    notify(t('lobby.copyFailed', { link }));
  }
}

/** Lets the device send the link; where it cannot, the link is copied. */
export async function shareLink(code: string): Promise<void> {
  if (typeof navigator.share !== 'function') return copyLink(code);
  try {
    await navigator.share({
      title: t('lobby.shareTitle', { code }),
      text: t('lobby.shareText', { code }),
      url: inviteLink(code),
    });
  } catch (error) {
    // Somebody who closes the device's sheet has changed their mind.
    if (!(error instanceof DOMException && error.name === 'AbortError')) await copyLink(code);
  }
}
