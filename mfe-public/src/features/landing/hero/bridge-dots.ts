/** Dots of the landing page's kolam, row by row: a bridge, drawn as a single unbroken line, which a test checks. */
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

/** Whether there is a dot at this position, counted from 0. */
export const hasBridgeDot = (column: number, row: number): boolean => rows[row]?.[column] === 'o';
