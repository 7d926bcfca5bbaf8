import { visibleText } from '@setu/protocol';
import { unparse } from 'papaparse';

/** A line that a spreadsheet could evaluate, even after spaces and invisible characters, and in full-width or small forms. */
const formula = /^(?=[\s\p{Cf}\p{Default_Ignorable_Code_Point}]*[=+\-@\u2212＝＋－＠﹦﹢﹣﹫])/u;

/**
 * A text as a cell: an apostrophe precedes each line that a spreadsheet could evaluate, because a program may split the cell at its line
 * breaks. Bidirectional characters are removed.
 */
const textCell = (text: string): string => {
  const lines = visibleText(text).split(/(\r\n|[\n\r\v\f\u0085\u2028\u2029])/);
  return lines.map((line) => line.replace(formula, "'")).join('');
};

/** The value of one cell; a text is never a formula. */
type Cell = string | number;

/** A CSV file for a spreadsheet, which Excel reads as UTF-8. The keys of the first row are its header. */
export const csvOf = (rows: readonly Readonly<Record<string, Cell>>[]): string => {
  const cells = rows.map((row) =>
    Object.fromEntries(
      Object.entries(row).map(([name, cell]) => [name, typeof cell === 'number' ? cell : textCell(cell)]),
    ),
  );
  return `\uFEFF${unparse(cells)}\r\n`;
};
