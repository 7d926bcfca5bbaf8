/** How the line turns at the midpoint between two neighbouring cells of the grid. */
export const Turn = {
  /** No dot on either side. */
  none: 0,
  /** The line crosses itself. */
  cross: 1,
  /** A vertical wall between two dots: the line turns back to the left and to the right. */
  wallAcross: 2,
  /** A horizontal wall between two dots: the line turns back above and below. */
  wallAlong: 3,
  /** The vertical edge of the dots. */
  edgeAcross: 4,
  /** The horizontal edge of the dots. */
  edgeAlong: 5,
} as const;

/** A value of {@link Turn}. */
export type Turn = (typeof Turn)[keyof typeof Turn];

/**
 * A grid of dots and the turns of the line around them, by the mirror-curve rule. Dots have odd coordinates, two
 * units apart; the line runs diagonally through the midpoints between neighbours, where one coordinate is even.
 */
export interface Layout {
  columns: number;
  rows: number;
  /** Whether a cell has a dot, row by row. */
  dots: readonly boolean[];
  /** Turns of the line, by {@link indexOf}. */
  turns: readonly Turn[];
}

/** One pass of the line through a midpoint: position, direction before and after, and kind of turn. */
export interface Pass {
  x: number;
  y: number;
  inX: number;
  inY: number;
  outX: number;
  outY: number;
  turn: Turn;
}

/** Index of a point in {@link Layout.turns}. */
export const indexOf = (columns: number, x: number, y: number) => y * (2 * columns + 1) + x;

const hasDot = ({ columns, rows, dots }: Omit<Layout, 'turns'>, x: number, y: number) =>
  x > 0 && y > 0 && x < 2 * columns && y < 2 * rows && dots[((y - 1) / 2) * columns + (x - 1) / 2] === true;

/** A layout without walls: the line crosses between all neighbours. */
export const openLayout = (
  columns: number,
  rows: number,
  has: (column: number, row: number) => boolean,
): Layout => {
  const dots = Array.from({ length: columns * rows }, (_, i) => has(i % columns, Math.floor(i / columns)));
  const grid = { columns, rows, dots };
  const turns: Turn[] = [];
  for (let y = 0; y <= 2 * rows; y += 1) {
    for (let x = 0; x <= 2 * columns; x += 1) {
      const isBeside = x % 2 === 0;
      const first = (x + y) % 2 === 1 && (isBeside ? hasDot(grid, x - 1, y) : hasDot(grid, x, y - 1));
      const second = (x + y) % 2 === 1 && (isBeside ? hasDot(grid, x + 1, y) : hasDot(grid, x, y + 1));
      if (first && second) turns.push(Turn.cross);
      else if (first || second) turns.push(isBeside ? Turn.edgeAcross : Turn.edgeAlong);
      else turns.push(Turn.none);
    }
  }
  return { ...grid, turns };
};

const flipsX = (turn: Turn) => turn === Turn.wallAcross || turn === Turn.edgeAcross;
const flipsY = (turn: Turn) => turn === Turn.wallAlong || turn === Turn.edgeAlong;
const directionCode = (dx: number, dy: number) => (dx > 0 ? 2 : 0) + (dy > 0 ? 1 : 0);
const diagonals = [
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
] as const;

/** Follows the line until it closes; a layout may contain several closed lines. */
export const trace = (layout: Layout): Pass[][] => {
  const { columns, rows, turns } = layout;
  const seen = new Uint8Array(turns.length * 4);
  const lines: Pass[][] = [];

  const follow = (startX: number, startY: number, startDx: number, startDy: number): Pass[] => {
    const line: Pass[] = [];
    let [x, y, dx, dy] = [startX, startY, startDx, startDy];
    for (;;) {
      const place = indexOf(columns, x, y);
      if (seen[place * 4 + directionCode(dx, dy)]) return line;
      const turn = turns[place] as Turn;
      const outX = flipsX(turn) ? -dx : dx;
      const outY = flipsY(turn) ? -dy : dy;
      line.push({ x, y, inX: dx, inY: dy, outX, outY, turn });
      seen[place * 4 + directionCode(dx, dy)] = 1;
      // The line in the opposite direction is the same line.
      seen[place * 4 + directionCode(-outX, -outY)] = 1;
      [x, y, dx, dy] = [x + outX, y + outY, outX, outY];
    }
  };

  for (let y = 0; y <= 2 * rows; y += 1) {
    for (let x = 1 - (y % 2); x <= 2 * columns; x += 2) {
      if (turns[indexOf(columns, x, y)] === Turn.none) continue;
      for (const [dx, dy] of diagonals) {
        // Every step of the line passes a dot; a direction without a dot comes from outside.
        if (!(x % 2 === 0 ? hasDot(layout, x - dx, y) : hasDot(layout, x, y - dy))) continue;
        const line = follow(x, y, dx, dy);
        if (line.length > 0) lines.push(line);
      }
    }
  }
  return lines;
};
