import type { LoadWords } from './loadWords.ts';

export const EN: LoadWords = {
  summary: 'play many tables at once and check every acknowledgement',
  help: `Usage: hausregel load [OPTIONS]

Plays tables over real sockets, as browsers do, against a server of its own with a file of its own, or against one
that is there. At the end every acknowledged command is looked for in the server's log: once, with the number that
was told, in order. Waiting is measured from the moment at which a player wanted to move to the acknowledgement, the
durable write between them. Ctrl-C ends it early, with the result so far. The exit code is 1 if anything was wrong.

Options:
  --tables N            tables (default 200)
  --seats N             players at each (default 4)
  --rate N              moves a second, all tables together
  --think MS            mean think time in milliseconds instead (default 2500)
  --seconds N           how long (default 60); with --find-rate each step
  --settle N            seconds played before that, which are not measured (default 10)
  --rules LIST          rule sets, separated by commas, or “all” (default family)
  --seed N              of think times and choices (default 1)
  --find-rate           raise the rate from --rate on until 99 % are no longer acknowledged within 100 ms
  --echo                measure afterwards what a bare echo costs, and a move in echoes
  --attack              afterwards play for as long again while others attack: with sockets that say nothing, floods
                        of messages, players who move as fast as they may among bots that answer at once, readers
                        that do not read, messages that are too large, and tables at which nobody sits down
  --address URL         a server that is there, http://127.0.0.1:8420; it must allow one address as many tables and
                        commands, or believe addresses that it is told (--trust-proxy)
  --metrics PORT        port of its metrics on this machine
  --data FILE           own server: its file, which is kept; with --address: the file of that server, which is
                        checked as soon as it has stopped
  --database URL        with --address: the PostgreSQL of that server
  --server-cores LIST   processors of the own server, as taskset writes them (Linux)
  --profile FOLDER      write a profile of the own server's processor time there
  --format table|json   how the result is written (default table)
  --lang de|en|lt       language of the table
  --help                this help`,
  making: (made, all) => `Tables: ${made} of ${all}`,
  progress: ({ time, all, rate, p99, errors, wanted }) =>
    `${time} of ${all} · ${rate} moves/s${wanted === undefined ? '' : ` (wanted: ${wanted})`} · 99 % within ${p99} ms · errors: ${errors}`,
  stopServer: 'Stop the server now; its log is compared as soon as it is free.',
  measuringEcho: 'Measuring the echo …',
  tooManySockets: (sockets, limit) =>
    `${sockets} sockets are needed, but a process here may open only ${limit} files; raise the limit with “ulimit -n”.`,
  failed: (reason) => `The load cannot go on: ${reason}`,
  title: ({ tables, sockets, time }) => `Load: ${tables} tables, ${sockets} sockets, ${time} min`,
  machine: ({ cores, model, node }) => `${cores} cores (${model}), Node ${node}`,
  rows: {
    moves: 'moves',
    movesPerSecond: 'moves a second',
    p50: 'acknowledged: 50 % within, ms',
    p95: '95 %',
    p99: '99 %',
    p999: '99.9 %',
    max: 'longest',
    errors: 'refusals and faults',
    serverCpu: 'server: processor, %',
    memory: 'server: memory, MB',
    memorySlope: 'growing by, MB/min',
    inUse: 'of it in use, MB',
    inUseSlope: 'of it in use, growth, MB/min',
    eventsPerCommit: 'events a commit',
    commitMs: 'a commit, ms',
    loopLag: 'event loop late (99 %), ms',
    messages: 'messages to clients a second',
    clientCpu: 'clients: processor, %',
    clientLag: 'event loop late (99 %), ms',
    clientLagMax: 'event loop late at most, ms',
    stopMs: 'stopping the server, ms',
  },
  histogram: ['acknowledged after', 'commands', '%'],
  atMost: (ms) => `at most ${ms} ms`,
  longer: 'longer',
  refusals: 'Refusals and faults:',
  checked: ({ acknowledged, tables, entries }) =>
    `Log: all ${acknowledged} acknowledged commands of ${tables} tables looked for among ${entries} entries.`,
  wrong: ({ missing, doubled, different, disordered, gaps, refused }) =>
    `Missing ${missing}, twice ${doubled}, different ${different}, out of order ${disordered}, tables with a gap ${gaps}, refused but written ${refused}.`,
  unanswered: (count) => `Without an answer at the end: ${count}.`,
  unchecked: 'The log was not compared: --data or --database says where it is.',
  echo: ({ bytes, rate, us }) =>
    `Echo of ${bytes} bytes: ${us} µs of processor time each, at ${rate} a second and as many sockets.`,
  cost: ({ us, echoes }) => `A move costs the server ${us} µs of processor time: ${echoes} echoes.`,
  attack: {
    heads: ['', 'quiet', 'under attack'],
    ratio: (ratio) => `Under attack it takes ${ratio} times as long until 99 % of the acknowledgements are there.`,
    attackers: 'What the attackers did, and how it was answered:',
  },
  rateHeads: ['wanted, moves/s', 'reached', '99 % within, ms', 'errors', 'server, %', 'holds'],
  yes: 'yes',
  no: 'no',
  bestRate: (rate) => `The highest rate that holds: ${rate} moves a second.`,
  noRate: 'Not even the first rate holds; begin with a lower --rate.',
};
