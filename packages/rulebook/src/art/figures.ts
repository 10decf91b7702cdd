/**
 * Jack, queen and king as half figures, the band over their waist, the joker's collar. In the drawings @l is the contour, @g gold, @p the card's
 * paper and @i the ink of the suit.
 */
const DRAWINGS: Readonly<Record<string, string>> = {
  J: '<path d="M-36 2V-10C-35-22-25-27-12-29H12C25-27 35-22 36-10V2z" fill="@i" stroke="@l" stroke-width="1.7" stroke-linejoin="round"/><path d="M-9-29L-15-12-4-17 0-10 4-17 15-12 9-29z" fill="@p" stroke="@l" stroke-width="1.7" stroke-linejoin="round"/><path d="M-26-22V2M26-22V2" stroke="@g" stroke-width="4.5"/><path d="M-28.3-22V2M-23.7-22V2M28.3-22V2M23.7-22V2" stroke="@l" stroke-width="1"/><path d="M-5-32V-24L0-18 5-24V-32z" fill="@p" stroke="@l" stroke-width="1.3"/><path d="M-14-58C-19-50-18-40-14-35L-11-37V-52H11V-37L14-35C18-40 19-50 14-58z" fill="@l"/><path d="M-11.8-55H11.8V-43C11.8-33 6-27.5 0-27.5S-11.8-33 -11.8-43z" fill="@p" stroke="@l" stroke-width="1.7"/><circle cx="-5" cy="-45" r="1.75" fill="@l"/><circle cx="5" cy="-45" r="1.75" fill="@l"/><path d="M-8.5-49.2q3.2-2 6 -.3M8.5-49.2q-3.2-2-6-.3" fill="none" stroke="@l" stroke-width="1.5" stroke-linecap="round"/><path d="M.6-45c0 2.5-2.6 3.4-1.8 4.8.5.7 1.8.5 2.4.1" fill="none" stroke="@l" stroke-width="1.3" stroke-linecap="round"/><path d="M-3.5-35.2C-1-33 2-33 4-36" fill="none" stroke="@l" stroke-width="1.5" stroke-linecap="round"/><path d="M-11.5-55L-11-49.5C-7-53.5 4-54 11-49.5L11.5-55z" fill="@l"/><circle cx="-8" cy="-39.5" r="1.9" fill="@i" opacity=".28"/><circle cx="8" cy="-39.5" r="1.9" fill="@i" opacity=".28"/><path d="M9-62C4-76 12-84 24-84 27-80 25-77 23-76 25-73 23-70 21-70 21-66 17-61 13-60z" fill="@g" stroke="@l" stroke-width="1.7" stroke-linejoin="round"/><path d="M11-60C12-70 16-77 22-81" fill="none" stroke="@l" stroke-width="1.1"/><path d="M-19-55C-23-66-10-71 2-70 14-69 20-63 18-55z" fill="@i" stroke="@l" stroke-width="1.7" stroke-linejoin="round"/><path d="M-20-57C-8-61 8-61 19-57V-52C8-56-8-56-20-52z" fill="@p" stroke="@l" stroke-linejoin="round" stroke-width="1.4"/><path d="M-16-56.5v2.5M-11-57.5v2.5M-5.5-58.4v2.5M0-58.6v2.5M5.5-58.4v2.5M11-57.5v2.5M16-56.5v2.5" stroke="@i" stroke-width="1.5"/>',
  Q: '<path d="M-37 2V-8C-36-22-25-27-12-28H12C25-27 36-22 37-8V2z" fill="@p" stroke="@l" stroke-width="1.7" stroke-linejoin="round"/><path d="M-17 2L-13-26C-6-19 6-19 13-26L17 2z" fill="@i" stroke="@l" stroke-width="1.7" stroke-linejoin="round"/><path d="M-31-14l3-3 3 3-3 3zM-25-7l3-3 3 3-3 3zM31-14l-3-3-3 3 3 3zM25-7l-3-3-3 3 3 3z" fill="@i"/><path d="M0-66C-19-66-21-50-18-34-15-28-10-26-6-26H6C10-26 15-28 18-34 21-50 19-66 0-66z" fill="@l"/><path d="M-5-31V-20H5V-31z" fill="@p" stroke="@l" stroke-width="1.4"/><path d="M-11.8-55H11.8V-43C11.8-33 6-27.5 0-27.5S-11.8-33 -11.8-43z" fill="@p" stroke="@l" stroke-width="1.7"/><circle cx="-5" cy="-45" r="1.75" fill="@l"/><circle cx="5" cy="-45" r="1.75" fill="@l"/><path d="M-8.5-49.2q3.2-2 6 -.3M8.5-49.2q-3.2-2-6-.3" fill="none" stroke="@l" stroke-width="1.5" stroke-linecap="round"/><path d="M.6-45c0 2.5-2.6 3.4-1.8 4.8.5.7 1.8.5 2.4.1" fill="none" stroke="@l" stroke-width="1.3" stroke-linecap="round"/><path d="M-3.2-35c1.2-1.5 2.4-.8 3.2 0 .8-.8 2-1.5 3.2 0-1.6 2.8-4.8 2.8-6.4 0z" fill="@i"/><circle cx="-8" cy="-39.5" r="2" fill="@i" opacity=".28"/><circle cx="8" cy="-39.5" r="2" fill="@i" opacity=".28"/><path d="M-12-55C-8-58-3-59 0-55 3-59 8-58 12-55V-50C7-51 3-53 0-56-3-53-7-51-12-50z" fill="@l"/><ellipse cx="-17.2" cy="-33" rx="4.6" ry="4.7" fill="@l" stroke="@p" stroke-width="1"/><ellipse cx="-17.2" cy="-25.8" rx="4.25" ry="4.7" fill="@l" stroke="@p" stroke-width="1"/><ellipse cx="-17.2" cy="-18.6" rx="3.8999999999999995" ry="4.7" fill="@l" stroke="@p" stroke-width="1"/><ellipse cx="-16.8" cy="-11.399999999999999" rx="3.55" ry="4.7" fill="@l" stroke="@p" stroke-width="1"/><path d="M-21-7.5l4 3 4-3v6l-4-3-4 3z" fill="@g" stroke="@l" stroke-linejoin="round" stroke-width="1.1"/><ellipse cx="17.2" cy="-33" rx="4.6" ry="4.7" fill="@l" stroke="@p" stroke-width="1"/><ellipse cx="17.2" cy="-25.8" rx="4.25" ry="4.7" fill="@l" stroke="@p" stroke-width="1"/><ellipse cx="17.2" cy="-18.6" rx="3.8999999999999995" ry="4.7" fill="@l" stroke="@p" stroke-width="1"/><ellipse cx="16.8" cy="-11.399999999999999" rx="3.55" ry="4.7" fill="@l" stroke="@p" stroke-width="1"/><path d="M13-7.5l4 3 4-3v6l-4-3-4 3z" fill="@g" stroke="@l" stroke-linejoin="round" stroke-width="1.1"/><circle cx="-9" cy="-22.5" r="2.5" fill="@g" stroke="@l" stroke-linejoin="round" stroke-width="1.1"/><circle cx="-5" cy="-19" r="2.5" fill="@g" stroke="@l" stroke-linejoin="round" stroke-width="1.1"/><circle cx="0" cy="-17.6" r="3.1" fill="@g" stroke="@l" stroke-linejoin="round" stroke-width="1.1"/><circle cx="5" cy="-19" r="2.5" fill="@g" stroke="@l" stroke-linejoin="round" stroke-width="1.1"/><circle cx="9" cy="-22.5" r="2.5" fill="@g" stroke="@l" stroke-linejoin="round" stroke-width="1.1"/><path d="M-21-54q-1 -5 4 -5M-9-54q1 -5 -4 -5" stroke="@l" fill="none" stroke-width="1.2"/><circle cx="-15" cy="-55" r="4.6" fill="@i" stroke="@l" stroke-linejoin="round" stroke-width="1.3"/><circle cx="-15" cy="-55" r="1.7" fill="@g"/><path d="M-15.5-60.5q-1 -5 4 -5M-3.5-60.5q1 -5 -4 -5" stroke="@l" fill="none" stroke-width="1.2"/><circle cx="-9.5" cy="-61.5" r="4.6" fill="@i" stroke="@l" stroke-linejoin="round" stroke-width="1.3"/><circle cx="-9.5" cy="-61.5" r="1.7" fill="@g"/><path d="M-6-63.5q-1 -5 4 -5M6-63.5q1 -5 -4 -5" stroke="@l" fill="none" stroke-width="1.2"/><circle cx="0" cy="-64.5" r="5.2" fill="@i" stroke="@l" stroke-linejoin="round" stroke-width="1.3"/><circle cx="0" cy="-64.5" r="1.7" fill="@g"/><path d="M3.5-60.5q-1 -5 4 -5M15.5-60.5q1 -5 -4 -5" stroke="@l" fill="none" stroke-width="1.2"/><circle cx="9.5" cy="-61.5" r="4.6" fill="@i" stroke="@l" stroke-linejoin="round" stroke-width="1.3"/><circle cx="9.5" cy="-61.5" r="1.7" fill="@g"/><path d="M9-54q-1 -5 4 -5M21-54q1 -5 -4 -5" stroke="@l" fill="none" stroke-width="1.2"/><circle cx="15" cy="-55" r="4.6" fill="@i" stroke="@l" stroke-linejoin="round" stroke-width="1.3"/><circle cx="15" cy="-55" r="1.7" fill="@g"/>',
  K: '<path d="M-37 2V-12C-36-24-24-29-13-31H13C24-29 36-24 37-12V2z" fill="@i" stroke="@l" stroke-width="1.7" stroke-linejoin="round"/><path d="M-23-28C-16-6 16-6 23-28L31-22C22 5-22 5-31-22z" fill="@p" stroke="@l" stroke-width="1.7" stroke-linejoin="round"/><path d="M-22-19.6l1.5 5h-3z" fill="@l"/><path d="M-12-11.1l1.5 5h-3z" fill="@l"/><path d="M0-8.1l1.5 5h-3z" fill="@l"/><path d="M12-11.1l1.5 5h-3z" fill="@l"/><path d="M22-19.6l1.5 5h-3z" fill="@l"/><path d="M-12-57C-22-54-23-38-18-29-13-31-11-40-11-48zM12-57C22-54 23-38 18-29 13-31 11-40 11-48z" fill="@p" stroke="@l" stroke-width="1.7" stroke-linejoin="round"/><path d="M-16.5-50c-1.5 6-1.5 12 0 16M16.5-50c1.5 6 1.5 12 0 16" fill="none" stroke="@l" stroke-width="1.2" stroke-linecap="round"/><path d="M-12.5-55H12.5V-43C12.5-33 6-27.5 0-27.5S-12.5-33 -12.5-43z" fill="@p" stroke="@l" stroke-width="1.7"/><circle cx="-5" cy="-45" r="1.75" fill="@l"/><circle cx="5" cy="-45" r="1.75" fill="@l"/><path d="M-8.5-49.2q3.2-2 6 -.3M8.5-49.2q-3.2-2-6-.3" fill="none" stroke="@l" stroke-width="1.5" stroke-linecap="round"/><path d="M.6-45c0 2.5-2.6 3.4-1.8 4.8.5.7 1.8.5 2.4.1" fill="none" stroke="@l" stroke-width="1.3" stroke-linecap="round"/><path d="M-12.5-43C-15-25-8-13 0-7 8-13 15-25 12.5-43 10-37.5 5-36.5 0-38-5-36.5-10-37.5-12.5-43z" fill="@p" stroke="@l" stroke-width="1.7" stroke-linejoin="round"/><path d="M-7-36.5C-3-41 3-41 7-36.5 4-33.5-4-33.5-7-36.5z" fill="@l"/><path d="M-2.4-35.2h4.8" stroke="@p" stroke-width="1.7" stroke-linecap="round"/><path d="M-6-30c.3 5 1.4 9 2.8 12M6-30c-.3 5-1.4 9-2.8 12M0-30v15" fill="none" stroke="@l" stroke-width="1.3" stroke-linecap="round"/><path d="M-15-54L-19-70-9-62 0-74 9-62 19-70 15-54z" fill="@g" stroke="@l" stroke-width="1.7" stroke-linejoin="round"/><rect x="-15.5" y="-58" width="31" height="5" fill="@i" stroke="@l" stroke-linejoin="round" stroke-width="1.4"/><circle cx="-19" cy="-70" r="2.6" fill="@i" stroke="@l" stroke-linejoin="round" stroke-width="1.2"/><circle cx="0" cy="-74" r="2.6" fill="@i" stroke="@l" stroke-linejoin="round" stroke-width="1.2"/><circle cx="19" cy="-70" r="2.6" fill="@i" stroke="@l" stroke-linejoin="round" stroke-width="1.2"/><circle cx="-7" cy="-55.5" r="1.2" fill="@p"/><circle cx="0" cy="-55.5" r="1.2" fill="@p"/><circle cx="7" cy="-55.5" r="1.2" fill="@p"/>',
};

const INKS: Readonly<Record<string, string>> = {
  '@l': 'var(--card-line)',
  '@g': 'var(--card-gold)',
  '@p': 'var(--card-paper)',
  '@i': 'var(--i)',
};

const SASH_PATHS: Readonly<Record<string, string>> = {
  C: 'M0-4v8M-4 0h8',
  S: 'M-4 3l4-6 4 6',
  H: 'M-4-2l4 5 4-5',
  D: 'M0-4l4 4-4 4-4-4z',
};

/** Woven band over the waist of a court card, 106 × 17. */
function sash(pattern: string): string {
  const marks = Array.from(
    { length: 10 },
    (_, i) => `<path transform="translate(${(i * 9.6 - 43.2).toFixed(1)} 0) scale(.85)" d="${pattern}"/>`,
  ).join('');
  return `<path d="M-53-8.500h106v17h-106z" fill="var(--card-paper)"/><path d="M-53-8.500h106v2h-106zM-53 6.500h106v2h-106z" fill="var(--i)"/><g fill="none" stroke="var(--i)" stroke-width="2.2">${marks}</g>`;
}

/** Jester's collar of the joker. */
function ruff(): string {
  return [0, 6, 1, 5, 2, 4, 3]
    .map((i) => {
      const angle = ((i * 19 - 57) * Math.PI) / 180;
      const x = Math.sin(angle) * 36;
      const y = 26 + Math.cos(angle) * 17;
      const ink = i % 2 ? 'var(--card-red)' : 'var(--card-gold)';
      return `<path d="M${(x * 0.5 - 5).toFixed(1)} 15L${(x - 1).toFixed(1)} ${(y + 7).toFixed(1)}L${(x * 0.5 + 6).toFixed(1)} 15z" fill="${ink}" stroke="var(--card-line)" stroke-width="1.4" stroke-linejoin="round"/><circle cx="${(x - 1).toFixed(1)}" cy="${(y + 9).toFixed(1)}" r="2.9" fill="var(--card-paper)" stroke="var(--card-line)" stroke-width="1.3"/>`;
    })
    .join('');
}

/** What only court cards and jokers show, as groups for `<defs>`: `f-J`, `sash-H`, `ruff`. */
export function figureMarkup(): string {
  const inked = (body: string): string => body.replace(/@[lgpi]/g, (ink) => INKS[ink] ?? '');
  const groups: readonly (readonly [id: string, body: string])[] = [
    ...Object.entries(DRAWINGS).map(([rank, body]) => [`f-${rank}`, inked(body)] as const),
    ...Object.entries(SASH_PATHS).map(([suit, path]) => [`sash-${suit}`, sash(path)] as const),
    ['ruff', ruff()],
  ];
  return groups.map(([id, body]) => `<g id="${id}">${body}</g>`).join('');
}
