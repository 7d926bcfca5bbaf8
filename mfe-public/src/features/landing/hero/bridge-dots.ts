/** Dots of the landing page's kolam, row by row: a bridge. Its line is one, unbroken; a test holds that. */
const rows = [
  '....ooooooo....',
  '..ooooooooooo..',
  '.oooo.....oooo.',
  '.oo.........oo.',
  'ooo.........ooo',
  'ooo.........ooo',
];

export const bridgeColumns = rows[0]?.length ?? 0;
export const bridgeRows = rows.length;

/** Is there a dot; counted from 0. */
export const hasBridgeDot = (column: number, row: number): boolean => rows[row]?.[column] === 'o';
