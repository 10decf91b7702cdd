const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  ' ': '&nbsp;',
};

/** A text as it may stand in HTML and in its attributes; dots that say "and so on" stay with the word before them. */
export const escaped = (text: string): string => text.replaceAll(/[&<>"']| (?=…)/g, (sign) => ENTITIES[sign] ?? sign);
