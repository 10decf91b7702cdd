import type { LoadWords } from './loadWords.ts';

export const LT: LoadWords = {
  summary: 'žaisti prie daugelio stalų iš karto ir patikrinti kiekvieną patvirtinimą',
  help: `Naudojimas: hausregel load [PARINKTYS]

Žaidžia prie stalų per tikrus lizdus, kaip naršyklės, su savo serveriu ir savo failu arba su jau veikiančiu serveriu.
Pabaigoje serverio žurnale ieškoma kiekvienos patvirtintos komandos: ar ji ten vieną kartą, tuo numeriu, kuris buvo
pasakytas, ir iš eilės. Laikas matuojamas nuo akimirkos, kai žaidėjas norėjo daryti ėjimą, iki patvirtinimo, tarp jų – ir
patikimas įrašymas. Ctrl-C užbaigia anksčiau ir parodo, kas išmatuota. Jei kas nors buvo blogai, grąžinama 1.

Parinktys:
  --tables N            stalų (jei nenurodyta, 200)
  --seats N             žaidėjų prie kiekvieno (jei nenurodyta, 4)
  --rate N              ėjimų per sekundę prie visų stalų kartu
  --think MS            vietoj to – vidutinis galvojimo laikas milisekundėmis (jei nenurodyta, 2500)
  --seconds N           kiek laiko (jei nenurodyta, 60); su --find-rate – kiekvienas žingsnis
  --settle N            kiek sekundžių prieš tai žaidžiama nematuojant (jei nenurodyta, 10)
  --rules SĄRAŠAS       taisyklių rinkiniai, atskirti kableliais, arba „all“ – visi (jei nenurodyta, family)
  --seed N              galvojimo laikų ir pasirinkimų pradinė reikšmė (jei nenurodyta, 1)
  --find-rate           didinti greitį nuo --rate, kol 99 % nebebus patvirtinama per 100 ms
  --echo                paskui išmatuoti, kiek kainuoja paprastas aidas ir kiek aidų – ėjimas
  --attack              paskui žaisti dar tiek pat, kol kiti puola: tylinčiais lizdais, žinučių srautais,
                        žaidėjais, kurie tarp iškart atsakančių robotų ėjimus daro taip greitai, kaip leidžiama,
                        neskaitančiais skaitytojais, per didelėmis žinutėmis ir stalais, prie kurių niekas nesėda
  --address URL         veikiantis serveris, http://127.0.0.1:8420; jis turi leisti tiek stalų ir komandų
                        iš vieno adreso arba tikėti nurodytais adresais (--trust-proxy)
  --metrics PRIEVADAS   jo rodiklių prievadas šiame kompiuteryje
  --data FAILAS         savo serverio failas, jis išsaugomas; su --address – to serverio failas, tikrinamas, kai tik
                        serveris sustabdytas
  --database URL        su --address – to serverio „PostgreSQL“
  --server-cores SĄRAŠAS  savo serverio procesoriai, kaip juos rašo taskset („Linux“)
  --profile APLANKAS    ten įrašyti savo serverio procesoriaus laiko profilį
  --format table|json   kaip parašomas rezultatas (jei nenurodyta, table)
  --lang de|en|lt       lentelės kalba
  --help                ši pagalba`,
  making: (made, all) => `Stalai: ${made} iš ${all}`,
  progress: ({ time, all, rate, p99, errors, wanted }) =>
    `${time} iš ${all} · ${rate} ėj./s${wanted === undefined ? '' : ` (norima: ${wanted})`} · 99 % per ${p99} ms · klaidos: ${errors}`,
  stopServer: 'Dabar sustabdyk serverį; žurnalas bus palygintas, kai tik bus laisvas.',
  measuringEcho: 'Matuojamas aidas …',
  tooManySockets: (sockets, limit) =>
    `Reikia lizdų: ${sockets}, o procesas čia gali atverti tik tiek failų: ${limit}; padidink ribą komanda „ulimit -n“.`,
  failed: (reason) => `Toliau žaisti negalima: ${reason}`,
  title: ({ tables, sockets, time }) => `Apkrova – stalai: ${tables}, lizdai: ${sockets}, ${time} min.`,
  machine: ({ cores, model, node }) => `Branduoliai: ${cores} (${model}), Node ${node}`,
  rows: {
    moves: 'ėjimai',
    movesPerSecond: 'ėjimai per sekundę',
    p50: 'patvirtinta: 50 % per, ms',
    p95: '95 %',
    p99: '99 %',
    p999: '99,9 %',
    max: 'ilgiausiai',
    errors: 'atmetimai ir klaidos',
    serverCpu: 'serveris: procesorius, %',
    memory: 'serveris: atmintis, MB',
    memorySlope: 'auga, MB/min.',
    inUse: 'iš jos naudojama, MB',
    inUseSlope: 'iš jos naudojama, prieaugis, MB/min.',
    eventsPerCommit: 'įvykiai vienam įrašymui',
    commitMs: 'vienas įrašymas, ms',
    loopLag: 'įvykių ciklas vėluoja (99 %), ms',
    messages: 'žinutės klientams per sekundę',
    clientCpu: 'klientai: procesorius, %',
    clientLag: 'įvykių ciklas vėluoja (99 %), ms',
    clientLagMax: 'įvykių ciklas vėluoja daugiausia, ms',
    stopMs: 'serverio stabdymas, ms',
  },
  histogram: ['patvirtinta per', 'komandos', '%'],
  atMost: (ms) => `iki ${ms} ms`,
  longer: 'ilgiau',
  refusals: 'Atmetimai ir klaidos:',
  checked: ({ acknowledged, tables, entries }) =>
    `Žurnalas: ieškota visų patvirtintų komandų (${acknowledged}), stalai: ${tables}, įrašai: ${entries}.`,
  wrong: ({ missing, doubled, different, disordered, gaps, refused }) =>
    `Trūksta ${missing}, dvigubos ${doubled}, kitokios ${different}, ne iš eilės ${disordered}, stalai su spraga ${gaps}, atmestos, bet įrašytos ${refused}.`,
  unanswered: (count) => `Pabaigoje liko be atsakymo: ${count}.`,
  unchecked: 'Žurnalas nepalygintas: kur jis yra, nurodo --data arba --database.',
  echo: ({ bytes, rate, us }) =>
    `${bytes} baitų aidas: po ${us} µs procesoriaus laiko, kai jų ${rate} per sekundę ir lizdų tiek pat.`,
  cost: ({ us, echoes }) => `Ėjimas serveriui kainuoja ${us} µs procesoriaus laiko; tai aidų: ${echoes}.`,
  attack: {
    heads: ['', 'ramiai', 'puolant'],
    ratio: (ratio) => `Puolant 99 % patvirtinimų gaunama per ${ratio} karto ilgesnį laiką.`,
    attackers: 'Ką darė puolėjai ir kas jiems atsakyta:',
  },
  rateHeads: ['norima, ėj./s', 'pasiekta', '99 % per, ms', 'klaidos', 'serveris, %', 'išlaiko'],
  yes: 'taip',
  no: 'ne',
  bestRate: (rate) => `Didžiausias greitis, kurį išlaiko: ${rate} ėj. per sekundę.`,
  noRate: 'Neišlaiko net pirmojo greičio; pradėk nuo mažesnio --rate.',
};
