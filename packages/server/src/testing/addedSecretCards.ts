import type { TestClient } from './testHall.ts';

/** Cards named in the last message to a client that it may not know: neither open, nor its own, nor asked about. */
export function addedSecretCards(client: TestClient, all: readonly TestClient[]): string[] {
  const { round, you } = client.view;
  if (round === undefined || client.view.phase !== 'round') return [];
  const others = all.filter((other) => other.view.you !== you).flatMap((other) => other.view.round?.hand ?? []);
  const open = new Set([...round.discard, ...round.hand.map((card) => card.card)]);
  const last = JSON.stringify(client.messages.at(-1));
  return others.map((card) => card.card).filter((card) => !open.has(card) && last.includes(`"${card}"`));
}
