import { expect, test } from 'vitest';
import { KeptView } from './keptView.ts';
import type { ServerMessage, TableView } from './messages.ts';

const view = { code: 'Birke 47', spectators: 0 } as TableView;
const welcome: ServerMessage = { type: 'welcome', v: 1, seq: 1, serverNow: 0, view, chat: [], log: [] };
const update = { type: 'update', seq: 2, serverNow: 0, events: [] } as const;
const part = (change: Partial<TableView>): TableView => change as TableView;
const greeted = (): KeptView => {
  const kept = new KeptView();
  expect(kept.whole({ ...welcome, n: 1 })).toEqual(welcome);
  return kept;
};

test('what an update leaves out is as in the message before', () => {
  const kept = greeted();
  const second = kept.whole({ ...update, n: 2, kept: ['code'], view: part({ spectators: 1 }) });
  expect(second).toEqual({ ...update, view: { code: 'Birke 47', spectators: 1 } });
  const third = kept.whole({ ...update, n: 3, kept: ['spectators'], view: part({ code: 'Linde 3' }) });
  expect(third).toEqual({ ...update, view: { code: 'Linde 3', spectators: 1 } });
});

test('what is not named is gone', () => {
  const kept = greeted();
  const bare = kept.whole({ ...update, n: 2, kept: [], view: part({ spectators: 1 }) });
  expect(bare).toEqual({ ...update, view: { spectators: 1 } });
  expect(kept.whole({ ...update, n: 3, kept: ['code'], view })).toEqual({ ...update, view });
});

test('a message that is missing is noticed with the next one, whatever it is', () => {
  const ok: ServerMessage = { type: 'ok', id: 'x', seq: 1 };
  expect(greeted().whole({ ...update, n: 3, kept: ['code'], view: part({}) })).toBeUndefined();
  expect(greeted().whole({ ...ok, n: 3 })).toBeUndefined();
  expect(greeted().whole({ ...ok, n: 1 })).toBeUndefined();
  expect(greeted().whole({ ...ok, n: 2 })).toEqual(ok);
});

test('a server that numbers nothing and leaves nothing out is understood', () => {
  const kept = new KeptView();
  const whole: ServerMessage = { ...update, view };
  expect(kept.whole(welcome)).toEqual(welcome);
  expect(kept.whole(whole)).toEqual(whole);
  expect(kept.whole(whole)).toEqual(whole);
});
