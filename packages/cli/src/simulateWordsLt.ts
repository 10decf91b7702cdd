import type { SimulateWords } from './simulateWords.ts';

export const LT: SimulateWords = {
  summary: 'sužaisti labai daug padalijimų ir parodyti, kaip taisyklės keičia žaidimą',
  help: `Naudojimas: hausregel simulate [TAISYKLĖS] [PARINKTYS]

Robotai sužaidžia daug padalijimų, o ataskaita su 95 % intervalais rodo, kas laimi, kokio ilgio padalijimai, kaip
dažnai pritaikoma kiekviena taisyklė ir kiek lemia išdalytos kortos. Kiekvienas išdalijimas žaidžiamas po kartą
kiekvienai vietai: kortos rankose lieka, žaidėjai persikelia per vieną vietą, uždarasis fondas permaišomas. Ta pati
pradinė reikšmė duoda tą patį rezultatą, kad ir kiek būtų gijų. Ctrl-C baigia ir parodo, kas gauta iki tol.

Parinktys:
  --players N          kiek žaidėjų (jei nenurodyta, 4 arba kiek leidžia taisyklės)
  --bots SĄRAŠAS       kas žaidžia: random, simple, easy, normal arba hard; vienas visiems arba po vieną vietai,
                       atskiriant kableliais (jei nenurodyta, simple)
  --with TAISYKLĖS     namų taisyklės: VARDAS=REIKŠMĖ, atskiriant kableliais, arba JSON objektas; vardus rodo
                       „hausregel rules show TAISYKLĖS“
  --games N            padalijimų skaičius, apvalinamas iki ištisų išdalijimų (jei nenurodyta, 100000)
  --precision P        baigti, kai kiekviena laimėjimų dalis žinoma ± P procento tikslumu (--games tada – daugiausia)
  --seed N             kita išdalijimų seka (jei nenurodyta, 1)
  --threads N          gijų skaičius (jei nenurodyta, po vieną branduoliui)
  --format FORMATAS    table, json, csv arba html (jei nenurodyta, table)
  --out FAILAS         įrašyti ataskaitą į failą
  --lang de|en|lt      ataskaitos kalba
  --help               ši pagalba`,
  progress: (rounds, perSecond, left) =>
    `padalijimų: ${rounds}, per sekundę: ${perSecond}${left === undefined ? '' : `, liko ${left}`}`,
  stopped: 'Sustabdyta; štai kas gauta iki šiol.',
  nothing: 'Sustabdyta dar nesužaidus pirmojo išdalijimo.',
  written: (file) => `Ataskaita įrašyta į ${file}.`,
  unwritable: (file) => `Failo ${file} įrašyti nepavyksta; su --out pasirink kitą vietą.`,
  badWith: 'Namų taisykles rašyk VARDAS=REIKŠMĖ, atskirdamas kableliais, arba kaip JSON objektą.',
  badPrecision: (value) => `--precision turi būti procentų skaičius nuo 0.01 iki 50, o ne „${value}“.`,
  badPlayers: (id, min, max, given) => `${id} skirta nuo ${min} iki ${max} žaidėjų, o ne ${given}.`,
  title: (ruleSet, players) => `${ruleSet}, žaidėjų: ${players}`,
  about: ({ rounds, deals, seed, bots }) =>
    `Padalijimų: ${rounds}, išdalijimų: ${deals}, pradinė reikšmė: ${seed}, robotai: ${bots}`,
  interval: 'Skliausteliuose – ribos, kuriose tikroji reikšmė yra 95 iš 100 tokių bandymų.',
  seat: (number, isDealer) => `${number} vieta${number === 1 ? ' (po dalytojo)' : isDealer ? ' (dalytojas)' : ''}`,
  heads: {
    seats: 'Pagal vietą',
    bots: 'Pagal robotą',
    lengths: 'Padalijimo ilgis',
    rules: 'Taisyklės žaidime',
    deal: 'Ką lemia kortos',
  },
  wins: 'laimėta',
  points: 'taškai už padalijimą',
  mean: 'vidurkis',
  median: 'mediana',
  percentile99: '99 %',
  longest: 'ilgiausias',
  perRound: 'per padalijimą',
  inRounds: 'padalijimų dalis',
  longestChain: 'Ilgiausia kortų grandinė',
  largestPenalty: 'Daugiausia kortų, paimtų viena bauda',
  dealWins: 'kiek laimėtoją lemia kortos rankose',
  dealSpread: 'laimėjimo tikimybės standartinis nuokrypis tarp rankų',
  dealPoints: 'kiek taškus lemia kortos rankose',
  dealMeaning: '0 %: kortos rankose nesvarbios. 100 %: svarbios tik jos.',
  movesPlot: 'Veiksmai per padalijimą',
  counts: {
    moves: 'veiksmai',
    turns: 'ėjimai',
    cardsDrawn: 'paimtos kortos',
    penalties: 'paimtos baudos',
    penaltyCards: 'baudai paimtos kortos',
    skips: 'praleisti ėjimai',
    reversals: 'pakeista kryptis',
    wishes: 'pareikalauta spalvos',
    furtherCards: 'dar viena korta tame pačiame ėjime',
    reshuffles: 'atnaujintas uždarasis fondas',
    callsForgotten: 'pamiršti skelbimai',
    callsLate: 'pavėluoti skelbimai',
    callsCaught: 'pagauta pamiršus skelbti',
    pilesTaken: 'paimtas atvirasis fondas',
    jokers: 'padėti džokeriai',
    cardsTogether: 'vienodos kortos kartu',
    sets: 'penkių rinkiniai',
    rankDuties: 'pareikalauta vardo',
    summons: 'pašauktas kortos turėtojas',
    meetings: 'paskelbti karalių susitikimai',
    handsAsked: 'parodytos keturios damos',
    outOfTurn: 'kortos ne savo eile',
    comebacks: 'grąžinti žaidėjai',
    givenUp: 'atiduoti antrieji egzemplioriai',
    doubled: 'taškai padvigubinti',
    noWinner: 'niekas nelaimi',
    blocked: 'užstrigę padalijimai',
    unfinished: 'nutraukti kaip begaliniai',
  },
  players: { random: 'atsitiktinis', simple: 'paprastas', easy: 'lengvas', normal: 'vidutinis', hard: 'stiprus' },
};
