import type { PlaceView, RoundView, TableView } from '@hausregel/protocol';

/** Places, a round and a table as the server shows them, for tests and for drawing pages without a server. */
export function examplePlace(seat: number, name: string | undefined, more: Partial<PlaceView> = {}): PlaceView {
  return {
    seat,
    name,
    occupant: name === undefined ? 'free' : 'person',
    isHost: seat === 0,
    isConnected: name !== undefined,
    standIn: false,
    awayMs: undefined,
    isReady: false,
    isIn: true,
    count: 0,
    isExact: true,
    open: [],
    hand: undefined,
    call: 'none',
    canBeCaught: false,
    total: 0,
    ...more,
  };
}

export function exampleRound(more: Partial<RoundView> = {}): RoundView {
  return {
    round: 1,
    isDeciding: false,
    dealer: 2,
    turn: 0,
    direction: 1,
    top: '7H',
    topBy: 2,
    discard: ['7H'],
    wish: undefined,
    demand: undefined,
    drawCount: 9,
    hand: [],
    otherMoves: ['draw'],
    sideMoves: [],
    callDueNext: false,
    callWord: 'mau',
    out: [],
    agreed: [],
    constant: undefined,
    looks: { asking: [], shownTo: [] },
    finisher: undefined,
    deadline: undefined,
    stamps: [],
    ...more,
  };
}

export function exampleView(more: Partial<TableView> = {}): TableView {
  return {
    table: 'T1',
    code: 'Birke 47',
    phase: 'lobby',
    ruleSet: {
      id: 'family',
      version: 1,
      name: { de: 'Familie', en: 'Family', lt: 'Šeima' },
      about: { de: 'So spielt man es zu Hause.', en: 'As it is played at home.', lt: 'Kaip žaidžiama namuose.' },
      sources: [],
      options: {},
    },
    settings: {
      turnSeconds: 0,
      botLevel: 'normal',
      botMs: 900,
      awaySeconds: 60,
      leaver: 'bot',
      looks: 'closed',
      constant: 0,
      watching: 'public',
    },
    places: [examplePlace(0, 'Greta'), examplePlace(1, 'Oma Inge', { isReady: true }), examplePlace(2, undefined)],
    you: 0,
    spectators: 0,
    round: undefined,
    match: undefined,
    ...more,
  };
}
