/** A name as part of the name of a file: letters and digits, all else as hyphens. */
const fileName = (name: string): string => name.replaceAll(/[^\p{L}\p{N}]+/gu, '-');

/** Lets the browser save a text as a file. */
export function saveFile(text: string, name: string, ending: 'json' | 'md' | 'txt'): void {
  const type = { json: 'application/json', md: 'text/markdown', txt: 'text/plain' }[ending];
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${fileName(name)}.${ending}`;
  link.click();
  URL.revokeObjectURL(url);
}
