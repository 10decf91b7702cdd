import type { CreateTable } from '@hausregel/protocol';
import type { Player } from './player.ts';

/** Tables that this browser opens get fast bots, and rules as wanted; the pages offer neither. */
export async function withFastBots(player: Player, changes: Partial<CreateTable> = {}): Promise<void> {
  await player.context.route('**/api/tables', async (route) => {
    const request = route.request().postDataJSON() as CreateTable;
    const settings = { ...request.settings, botMs: 40, ...changes.settings };
    await route.continue({ postData: JSON.stringify({ ...request, ...changes, settings }) });
  });
}
