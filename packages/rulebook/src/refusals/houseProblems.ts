/** Why house rules beyond the documents do not go together, and how to mend it. */
import type { Line } from '@hausregel/rules';

export const HOUSE_PROBLEMS: Readonly<Record<string, Line>> = {
  'wild-already': {
    de: 'Diese Karte passt ohnehin auf alles: Es braucht einen anderen Wert, oder die zweite fällt weg.',
    en: 'This card goes on anything anyway: choose another rank, or leave the second one out.',
    lt: 'Ši korta jau universali: parinkite kitą vardą arba antrosios atsisakykite.',
  },
  'no-wild': {
    de: 'Hier gibt es keine Karte, die immer passt: Es braucht eine, oder diese Regel fällt weg.',
    en: 'There is no card here that always fits: choose one, or leave this rule out.',
    lt: 'Universalios kortos čia nėra: parinkite ją arba šios taisyklės atsisakykite.',
  },
  'finish-is-barred': {
    de: 'Mit dieser Karte darf hier niemand fertig werden: Entweder wird sie als letzte erlaubt, oder es braucht einen anderen Wert.',
    en: 'Nobody may go out with this card here: allow it as the last one, or choose another rank.',
    lt: 'Šia korta čia baigti negalima: leiskite ją dėti paskutinę arba parinkite kitą vardą.',
  },
  'two-rules-for-last-card': {
    de: 'Zwei Regeln sagen Verschiedenes über die letzte Karte: Nur eine davon kann bleiben.',
    en: 'Two rules say different things about the last card: keep one of them.',
    lt: 'Dvi taisyklės apie paskutinę kortą sako skirtingus dalykus: palikite vieną iš jų.',
  },
  'no-draw-to-answer': {
    de: 'Keine Karte lässt hier so ziehen, dass sich antworten ließe: Entweder bekommt eine Karte eine solche Wirkung, oder diese Regel fällt weg.',
    en: 'No card makes anybody draw here in a way that can be answered: give a card such an effect, or leave this rule out.',
    lt: 'Čia nėra kortos, nuo kurios baudos būtų galima atsimušti: suteikite kuriai nors kortai tokį poveikį arba šios taisyklės atsisakykite.',
  },
  'rank-draws-itself': {
    de: 'Diese Karte lässt selbst ziehen und kann darum nicht davor retten: Es braucht einen anderen Wert, oder sie verliert diese Wirkung.',
    en: 'This card makes others draw itself and so cannot save anyone: choose another rank, or take its effect away.',
    lt: 'Dėl šios kortos pačios imamos baudos kortos, tad nuo baudos ji gelbėti negali: parinkite kitą vardą arba panaikinkite jos poveikį.',
  },
  'wild-may-not-answer': {
    de: 'Gegen Ziehen oder Aussetzen darf hier keine Wunschkarte gelegt werden: Es braucht einen anderen Wert.',
    en: 'No wild card may be laid against a draw or a skip here: choose another rank.',
    lt: 'Universalia korta čia atsimušti negalima: parinkite kitą vardą.',
  },
  'one-of-each-card': {
    de: 'Hier gibt es jede Karte nur einmal: Es braucht ein zweites Blatt, oder diese Regel fällt weg.',
    en: 'There is only one of each card here: add a second deck, or leave this rule out.',
    lt: 'Čia kiekviena korta tik viena: pridėkite antrą kaladę arba šios taisyklės atsisakykite.',
  },
  'rank-used-twice': {
    de: 'Diese Karte rettet schon auf andere Weise: Es braucht einen anderen Wert.',
    en: 'This card saves in another way already: choose another rank.',
    lt: 'Ši korta jau gelbsti kitaip: parinkite kitą vardą.',
  },
  'nothing-to-cure': {
    de: 'Weder schwarze Buben noch die Pik-Dame lassen hier so ziehen, dass sich antworten ließe: Entweder bekommen sie diese Wirkung, oder diese Regel fällt weg.',
    en: 'Neither black jacks nor the queen of spades make anyone draw here in a way that can be answered: give them that effect, or leave this rule out.',
    lt: 'Dėl juodų valetų ir pikų damos čia niekas kortų neima: suteikite šioms kortoms tokį poveikį arba taisyklės atsisakykite.',
  },
  'seven-limit-with-mixing': {
    de: 'Wo jede Ziehkarte jede beantwortet, gibt es keine Kette nur aus Siebenen: Statt der Grenze kommt eine Höchstzahl der Strafkarten infrage.',
    en: 'Where any draw card answers any other, there is no chain of sevens alone: limit the penalty cards instead.',
    lt: 'Kai baudžiančios kortos atmuša viena kitą, vien septynakių grandinės nebūna: vietoj ribos nustatykite didžiausią baudos kortų skaičių.',
  },
  'no-jokers': {
    de: 'Hier sind keine Joker im Spiel: Entweder kommen welche dazu, oder ihre Wirkung fällt weg.',
    en: 'There are no jokers in play: add some, or leave their effect out.',
    lt: 'Čia žaidžiama be džokerių: pridėkite jų arba jų poveikio atsisakykite.',
  },
  'drawn-is-never-laid': {
    de: 'Nach dem Ziehen wird hier nie gelegt: Entweder wird das erlaubt, oder diese Regel fällt weg.',
    en: 'Nothing is ever laid after drawing here: allow it, or leave this rule out.',
    lt: 'Paėmus kortą, čia nieko nededama: leiskite dėti arba šios taisyklės atsisakykite.',
  },
  'two-numbers-of-draws': {
    de: 'Entweder wird gezogen, bis eine Karte passt, oder eine bestimmte Zahl: Die Zahl muss hier 1 sein.',
    en: 'Either one draws until a card fits, or a certain number: set the number to 1.',
    lt: 'Arba imama, kol pasitaiko tinkanti korta, arba imama tiek, kiek nustatyta: šiam skaičiui parinkite 1.',
  },
  'limit-below-deal': {
    de: 'Ausgeteilt werden mehr Karten, als die Hand haben darf: Die Grenze muss höher liegen, oder es wird weniger ausgeteilt.',
    en: 'More cards are dealt than a hand may hold: raise the limit, or deal fewer.',
    lt: 'Padalijama daugiau kortų, negu leidžiama turėti rankoje: padidinkite ribą arba dalykite mažiau.',
  },
  'no-wish': {
    de: 'Hier wünscht niemand eine Farbe: Entweder bekommt eine Karte diese Wirkung, oder die Regel fällt weg.',
    en: 'Nobody wishes for a suit here: give a card that effect, or leave the rule out.',
    lt: 'Čia spalvos niekas nereikalauja: suteikite kuriai nors kortai šį poveikį arba taisyklės atsisakykite.',
  },
  'no-rank-wish': {
    de: 'Hier wünscht sich niemand einen Wert: Entweder bekommt eine Karte diese Wirkung, oder die Regel fällt weg.',
    en: 'Nobody wishes for a rank here: give a card that effect, or leave the rule out.',
    lt: 'Čia vardo niekas nereikalauja: suteikite kuriai nors kortai šį poveikį arba taisyklės atsisakykite.',
  },
  'no-rank-to-wish': {
    de: 'Jeder Wert bewirkt hier schon etwas, sodass keiner zu wünschen bleibt: Entweder verliert einer seine Wirkung, oder diese hier fällt weg.',
    en: 'Every rank does something here, so there is none to wish for: take the effect from one, or leave this one out.',
    lt: 'Čia visi vardai turi kokį nors poveikį, tad reikalauti nėra ko: panaikinkite kurio nors vardo poveikį arba vardo reikalavimo atsisakykite.',
  },
  'nothing-to-cover': {
    de: 'Keine Karte muss hier gedeckt werden: Entweder bekommt eine diese Wirkung, oder die Regel fällt weg.',
    en: 'No card must be covered here: give one that effect, or leave the rule out.',
    lt: 'Čia nėra kortos, kurią reikėtų uždengti: suteikite kuriai nors kortai šį poveikį arba taisyklės atsisakykite.',
  },
  'no-start-card': {
    de: 'Hier wird keine Startkarte aufgedeckt: Diese Regel muss wegfallen.',
    en: 'No start card is turned here: leave this rule out.',
    lt: 'Startinė korta čia neatverčiama: šios taisyklės atsisakykite.',
  },
  'start-card-acts': {
    de: 'Die Startkarte wirkt hier, als hätte der Geber sie gelegt: Entweder darf sie nicht wirken, oder die Schonzeit fällt weg.',
    en: 'The start card acts here as if the dealer had laid it: let it have no effect, or do without the grace period.',
    lt: 'Startinė korta čia veikia, lyg ją būtų padėjęs dalytojas: tegu ji neveikia, arba atsisakykite taisyklės, kad pirmąjį ratą ypatingos kortos neveikia.',
  },
  'not-with-call-at-the-end': {
    de: 'Das geht nicht zusammen mit einem „Mau Mau“, das sich vergessen lässt: Es braucht eine andere Art der Ansage oder gar keine.',
    en: 'This does not go together with a “Mau Mau” that can be forgotten: choose another way of calling, or none.',
    lt: 'Tai neįmanoma ten, kur galima pamiršti „Mau Mau“: parinkite kitą skelbimo būdą arba skelbimo atsisakykite.',
  },
  'no-points': {
    de: 'Hier werden keine Karten gezählt: Entweder zählen die Karten auf der Hand, oder diese Regel fällt weg.',
    en: 'No cards are counted here: count the cards in hand, or leave this rule out.',
    lt: 'Čia kortos neskaičiuojamos: skaičiuokite rankoje likusias kortas arba šios taisyklės atsisakykite.',
  },
  'two-ways-of-counting': {
    de: 'Entweder zählen die Karten ihre Werte, oder jede zählt 1: Nur eines davon kann bleiben.',
    en: 'Either the cards count their values, or each counts 1: keep one of the two.',
    lt: 'Arba skaičiuojamos kortų vertės, arba kiekviena korta verta 1 taško: palikite vieną iš šių taisyklių.',
  },
  'limit-puts-out-winners': {
    de: 'Wo der Sieger die Punkte bekommt, würde er dadurch ausscheiden: Statt der Grenze kommt eine Zielpunktzahl infrage.',
    en: 'Where the winner gets the points, they would be put out by them: set a target instead of the limit.',
    lt: 'Kai taškai tenka nugalėtojui, dėl jų jis ir iškristų: vietoj iškritimo ribos nustatykite, iki kiek taškų žaidžiama.',
  },
};
