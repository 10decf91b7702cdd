import type { Forms } from '../../lib/text.ts';

/** Ranks are words as one lays them ("einen Buben", "den Kreuz-Buben"); what is wished lies as it is. */
export const forms: Forms = { nom: { einen: 'ein', den: 'der', Buben: 'Bube' }, acc: { Bube: 'Buben' } };
