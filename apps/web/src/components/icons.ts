/** Line signs in 24 × 24. */
export const ICONS = {
  menu: '<path d="M4 7h16M4 12h16M4 17h10"/>',
  chat: '<path d="M4 5h16v11h-9l-5 4v-4H4z"/>',
  sort: '<path d="M7 5v14M7 19l-3-3M7 19l3-3M13 7h7M13 12h5M13 17h3"/>',
  book: '<path d="M5 4h11a3 3 0 0 1 3 3v13H8a3 3 0 0 1-3-3zM5 17a3 3 0 0 1 3-3h11M9 8h6"/>',
  down: '<path d="M6 9l6 6 6-6"/>',
  up: '<path d="M6 15l6-6 6 6"/>',
  right: '<path d="M9 6l6 6-6 6"/>',
  left: '<path d="M15 6l-6 6 6 6"/>',
  close: '<path d="M6 6l12 12M18 6L6 18"/>',
  copy: '<rect x="8" y="8" width="12" height="12" rx="2"/><path d="M16 8V5a1 1 0 0 0-1-1H5a1 1 0 0 0-1 1v10a1 1 0 0 0 1 1h3"/>',
  share: '<path d="M12 15V4M8 7.500L12 4l4 3.500M5 12v7h14v-7"/>',
  save: '<path d="M12 4v11M8 11.500L12 15l4-3.500M5 12v7h14v-7"/>',
  check: '<path d="M5 12.500l4.500 4.500L19 7.500"/>',
  plus: '<path d="M12 5v14M5 12h14"/>',
  minus: '<path d="M5 12h14"/>',
  print: '<path d="M7 8V4h10v4M7 17H4V9h16v8h-3M7 14h10v6H7z"/>',
  undo: '<path d="M8 5L4 9l4 4M4 9h10a6 6 0 0 1 0 12h-3"/>',
  draw: '<rect x="4" y="4" width="11" height="16" rx="2"/><path d="M18 8v9M14.500 14l3.500 3.500 3.500-3.500"/>',
  gear: '<circle cx="12" cy="12" r="3"/><path d="M12 4v2.500M12 17.500V20M4 12h2.500M17.500 12H20M6.300 6.300l1.800 1.800M15.900 15.900l1.800 1.800M6.300 17.700l1.800-1.800M15.900 8.100l1.800-1.800"/>',
  eye: '<path d="M2.500 12S6 5.500 12 5.500 21.500 12 21.500 12 18 18.500 12 18.500 2.500 12 2.500 12z"/><circle cx="12" cy="12" r="2.800"/>',
  pen: '<path d="M5 19l1-4L16 5l3 3L9 18z"/>',
  bolt: '<path d="M13 3L5 14h6l-1 7 8-11h-6z"/>',
  log: '<path d="M5 6h.01M5 12h.01M5 18h.01M9 6h11M9 12h11M9 18h7"/>',
  keys: '<rect x="3" y="6" width="18" height="12" rx="2"/><path d="M7 10h.01M11 10h.01M15 10h.01M8 14h8"/>',
  door: '<path d="M14 4H6v16h8M11 12h9M17 9l3 3-3 3"/>',
  clock: '<circle cx="12" cy="12" r="8"/><path d="M12 7.500V12l3 2"/>',
  person: '<circle cx="12" cy="8.500" r="3.500"/><path d="M5 20c.5-4 3-6 7-6s6.500 2 7 6"/>',
  invite:
    '<circle cx="10" cy="8.500" r="3.500"/><path d="M3 20c.5-4 3-6 7-6 2 0 3.600.5 4.800 1.500M18 13v6M15 16h6"/>',
} as const;

export type IconName = keyof typeof ICONS;
