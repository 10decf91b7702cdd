/** Rows as text, every column as wide as its widest cell; the first column to the left, the others to the right. */
export function textTable(rows: readonly (readonly string[])[]): string[] {
  const columns = Math.max(0, ...rows.map((row) => row.length));
  const widths = Array.from({ length: columns }, (_, column) =>
    Math.max(...rows.map((row) => [...(row[column] ?? '')].length)),
  );
  return rows.map((row) =>
    row
      .map((cell, column) => {
        const fill = ' '.repeat((widths[column] ?? 0) - [...cell].length);
        return column === 0 ? cell + fill : fill + cell;
      })
      .join('  ')
      .trimEnd(),
  );
}
