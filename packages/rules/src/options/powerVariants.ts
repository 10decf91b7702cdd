/** What the sources offer to agree on for the powers of the ranks, by the rank's word in option keys. */
import type { Variant } from '../option.ts';

export const POWER_VARIANTS: Readonly<Record<string, readonly Variant[]>> = {
  seven: [
    {
      value: 'none',
      clauses: ['FAM-V6'],
      text: {
        de: 'Für jüngere Kinder zieht bei einer Sieben niemand; nur die Acht und der Bube behalten ihre Wirkung.',
        en: 'For younger children nobody draws on a seven; only the eight and the jack keep their effects.',
        lt: 'Žaidžiant su mažesniais vaikais, po septynakės niekas neima kortų; poveikį išlaiko tik aštuonakė ir valetas.',
      },
    },
    {
      value: 'none',
      from: 'skip',
      clauses: ['CZ-3'],
      text: {
        de: 'Manche lesen die Regel so, dass eine Sieben gar keine Wirkung hat.',
        en: 'Some read the rule so that a seven has no effect at all.',
        lt: 'Kai kas taisyklę supranta taip, kad septynakė visai neturi poveikio.',
      },
    },
  ],
  nine: [
    {
      value: 'reverse',
      clauses: ['FAM-V9'],
      text: {
        de: 'Eine Neun kann die Spielrichtung drehen.',
        en: 'A nine can reverse the direction.',
        lt: 'Galima susitarti, kad devynakė keičia žaidimo kryptį.',
      },
    },
    {
      value: 'reverse-draw-two',
      clauses: ['FAM-V9', 'SKAT-18'],
      text: {
        de: 'Eine Neun kann die Spielrichtung drehen und dazu den dann Nächsten 2 Karten ziehen lassen.',
        en: 'A nine can reverse the direction and also make the player then next draw 2 cards.',
        lt: 'Galima susitarti, kad devynakė keičia žaidimo kryptį, o žaidėjas, kurio eilė tada ateina, ima 2 kortas.',
      },
    },
  ],
  ten: [
    {
      value: 'reverse',
      clauses: ['SKAT-17'],
      text: {
        de: 'Eine Zehn kann die Spielrichtung drehen.',
        en: 'A ten can reverse the direction.',
        lt: 'Galima susitarti, kad dešimtakė keičia žaidimo kryptį.',
      },
    },
  ],
  ace: [
    {
      value: 'others-draw-one',
      clauses: ['FAM-V2'],
      text: {
        de: 'Ein Ass kann alle anderen eine Karte ziehen lassen.',
        en: 'An ace can make everyone else draw one card.',
        lt: 'Galima susitarti, kad dėl tūzo visi kiti ima po vieną kortą.',
      },
    },
    {
      value: 'others-skip',
      clauses: ['FAM-V2'],
      text: {
        de: 'Ein Ass kann alle anderen einmal aussetzen lassen.',
        en: 'An ace can make everyone else skip once.',
        lt: 'Galima susitarti, kad dėl tūzo visi kiti vieną kartą praleidžia ėjimą.',
      },
    },
    {
      value: 'further',
      clauses: ['SKAT-10'],
      text: {
        de: 'Nach einem Ass kann gleich noch eine Karte gelegt werden.',
        en: 'After an ace another card can be laid at once.',
        lt: 'Galima susitarti, kad ant tūzo iš karto leidžiama dėti dar vieną kortą.',
      },
    },
  ],
};
