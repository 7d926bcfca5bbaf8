/** Prints rows as an aligned table; the first row is the heading. */
export const printTable = (title: string, rows: readonly (readonly (string | number)[])[]): void => {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => String(row[column] ?? '').length)),
  );
  const line = (row: readonly (string | number)[]) =>
    row
      .map((cell, column) =>
        column === 0 ? String(cell).padEnd(widths[column] ?? 0) : String(cell).padStart(widths[column] ?? 0),
      )
      .join('  ');
  process.stdout.write(`\n${title}\n${rows.map(line).join('\n')}\n`);
};
