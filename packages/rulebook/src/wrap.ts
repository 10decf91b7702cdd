/**
 * Breaks a text at its spaces into lines of at most `width` characters. A longer word stands alone
 * on its line. The first line begins with `first`, the others with `rest`.
 */
export function wrap(text: string, width: number, first: string = '', rest: string = ''): string {
  const lines: string[] = [];
  let line = first;
  let isEmpty = true;
  for (const word of text.split(/ +/)) {
    if (isEmpty) line += word;
    else if (length(line) + 1 + length(word) <= width) line += ` ${word}`;
    else {
      lines.push(line);
      line = rest + word;
    }
    isEmpty = false;
  }
  return [...lines, line].join('\n');
}

const length = (text: string): number => [...text].length;
