import type { SimulateWords } from './simulateWords.ts';

export const EN: SimulateWords = {
  summary: 'play rounds in bulk and say what the rules do to the game',
  help: `Usage: hausregel simulate [RULESET] [OPTIONS]

Plays many rounds between bots and reports, with 95 % intervals, who wins, how long rounds are, how often each
rule comes into play, and how much the cards dealt decide. Every deal is played once for each seat: the hands
stay, the players move on by one seat, the draw pile is shuffled anew. Equal seeds give equal results, whatever
the number of threads. Ctrl-C ends with the result so far.

Options:
  --players N          how many play (default 4, or the most the rules allow)
  --bots LIST          who plays: random, simple, easy, normal or hard; one for all or one a seat, with commas
                       (default simple)
  --with RULES         house rules: KEY=VALUE with commas between them, or a JSON object; the keys are those of
                       “hausregel rules show RULESET”
  --games N            rounds, rounded up to whole deals (default 100000)
  --precision P        stop when every share of wins is known to ± P per cent (then --games is the most)
  --seed N             another sequence of deals (default 1)
  --threads N          worker threads (default: one for each core)
  --format FORMAT      table, json, csv or html (default table)
  --out FILE           write the report to a file
  --lang de|en|lt      language of the report
  --help               this help`,
  progress: (rounds, perSecond, left) =>
    `${rounds} rounds, ${perSecond} a second${left === undefined ? '' : `, ${left} left`}`,
  stopped: 'Stopped; this is the result so far.',
  nothing: 'Stopped before the first deal was played.',
  written: (file) => `The report is in ${file}.`,
  unwritable: (file) => `The file ${file} cannot be written; choose another place with --out.`,
  badWith: 'Write house rules as KEY=VALUE with commas between them, or as a JSON object.',
  badPrecision: (value) => `--precision must be a number of per cent from 0.01 to 50, not “${value}”.`,
  badPlayers: (id, min, max, given) => `${id} is for ${min} to ${max} players, not ${given}.`,
  title: (ruleSet, players) => `${ruleSet}, ${players} players`,
  about: ({ rounds, deals, seed, bots }) => `${rounds} rounds of ${deals} deals, seed ${seed}, bots: ${bots}`,
  interval: 'In brackets: the range that holds the true value in 95 of 100 simulations.',
  seat: (number, isDealer) => `seat ${number}${number === 1 ? ' (after the dealer)' : isDealer ? ' (dealer)' : ''}`,
  heads: {
    seats: 'By seat',
    bots: 'By bot',
    lengths: 'Length of a round',
    rules: 'Rules in play',
    deal: 'What the deal decides',
  },
  wins: 'rounds won',
  points: 'points a round',
  mean: 'mean',
  median: 'median',
  percentile99: '99 %',
  longest: 'longest',
  perRound: 'a round',
  inRounds: 'in rounds',
  longestChain: 'Longest chain, in cards laid',
  largestPenalty: 'Most cards drawn as one penalty',
  dealWins: 'share of who wins that the hands decide',
  dealSpread: 'standard deviation of the chance to win, by hand',
  dealPoints: 'share of the points that the hands decide',
  dealMeaning: '0 %: hands do not matter. 100 %: nothing else does.',
  movesPlot: 'Moves a round',
  counts: {
    moves: 'moves',
    turns: 'turns',
    cardsDrawn: 'cards drawn',
    penalties: 'penalties drawn',
    penaltyCards: 'cards drawn as penalties',
    skips: 'turns skipped',
    reversals: 'direction turned',
    wishes: 'suits named',
    furtherCards: 'further card in a turn',
    reshuffles: 'draw pile renewed',
    callsForgotten: 'calls forgotten',
    callsLate: 'calls made up for',
    callsCaught: 'forgotten calls caught',
    pilesTaken: 'discard pile taken',
    jokers: 'jokers laid',
    cardsTogether: 'equal cards together',
    sets: 'sets of fives',
    rankDuties: 'rank demanded',
    summons: 'holder of a card called up',
    meetings: 'meetings of kings called',
    handsAsked: 'four queens shown',
    outOfTurn: 'cards out of turn',
    comebacks: 'players brought back',
    givenUp: 'second copies given up',
    doubled: 'points doubled',
    noWinner: 'no winner',
    blocked: 'blocked rounds',
    unfinished: 'broken off as endless',
  },
  players: { random: 'by chance', simple: 'simple', easy: 'easy', normal: 'normal', hard: 'hard' },
};
