import { indexOf, type Layout, openLayout, type Pass, Turn, trace } from './kolam-line';
import { randomOf } from './random';

/** Outline of the dots: whether a dot exists at this distance from the middle, counted in dots, so halves occur. */
interface Form {
  columns: number;
  rows: number;
  has: (fromMiddleX: number, fromMiddleY: number) => boolean;
}

/** Inside `limit` (a diamond cut to the grid) and outside the middle, which is reserved for two letters. */
const ring = (columns: number, rows: number, limit: number): Form => ({
  columns,
  rows,
  has: (x, y) => x + y <= limit && (x > 1.5 || y > 1),
});

const forms: Form[] = [
  ring(9, 7, 5),
  ring(9, 7, 6),
  ring(10, 7, 5.5),
  ring(11, 7, 5),
  ring(11, 7, 6),
  ring(11, 7, 7),
  ring(13, 7, 6),
  ring(8, 7, 5.5),
];

/** Midpoints that get the same wall. */
type Symmetry = (x: number, y: number, width: number, height: number) => (readonly [number, number])[];

const leftAndRight: Symmetry = (x, y, width) => [
  [x, y],
  [width - x, y],
];
const alone: Symmetry = (x, y) => [[x, y]];
const allFour: Symmetry = (x, y, width, height) => [
  ...leftAndRight(x, y, width, height),
  ...leftAndRight(x, height - y, width, height),
];

/** A layout with one unbroken line, always the same for the same seed. */
export const layoutOf = (seed: string): Layout => {
  const random = randomOf(seed);
  const form = forms[Math.floor(random() * forms.length)] as Form;
  const open = openLayout(form.columns, form.rows, (column, row) =>
    form.has(Math.abs(column - (form.columns - 1) / 2), Math.abs(row - (form.rows - 1) / 2)),
  );

  // A single line around an empty middle cannot be symmetric in all four quarters: it would wind around the middle
  // an odd number of times, but between middle and edge it always passes an even number of times. So the first walls
  // are symmetric in all quarters, and those that join the lines are mirrored left and right only.
  const quartered = withWalls(open, allFour, 0.04 + random() * 0.18, random);
  return joinLines(joinLines(quartered, leftAndRight), alone);
};

const withWalls = (open: Layout, symmetry: Symmetry, density: number, random: () => number): Layout => {
  const turns = [...open.turns];
  const [width, height] = [2 * open.columns, 2 * open.rows];
  for (let y = 0; y <= height; y += 1) {
    for (let x = 0; x <= width; x += 1) {
      if (turns[indexOf(open.columns, x, y)] !== Turn.cross || random() > density) continue;
      const wall = random() < 0.5 ? Turn.wallAcross : Turn.wallAlong;
      for (const [placeX, placeY] of symmetry(x, y, width, height)) {
        turns[indexOf(open.columns, placeX, placeY)] = wall;
      }
    }
  }
  return { ...open, turns };
};

/** Joins lines by changing the turn where two of them meet, if the symmetry allows it. */
const joinLines = (start: Layout, symmetry: Symmetry): Layout => {
  let [layout, lines] = [start, trace(start)];
  for (const place of meetingsOf(layout, lines)) {
    if (lines.length === 1) break;
    const tried = withTurnChanged(layout, place, symmetry);
    const found = trace(tried);
    if (found.length < lines.length) [layout, lines] = [tried, found];
  }
  return layout;
};

const withTurnChanged = (layout: Layout, { x, y }: Pass, symmetry: Symmetry): Layout => {
  const turns = [...layout.turns];
  const before = turns[indexOf(layout.columns, x, y)];
  for (const [placeX, placeY] of symmetry(x, y, 2 * layout.columns, 2 * layout.rows)) {
    turns[indexOf(layout.columns, placeX, placeY)] = before === Turn.cross ? Turn.wallAcross : Turn.cross;
  }
  return { ...layout, turns };
};

/** Inner midpoints that two different lines pass. */
const meetingsOf = ({ columns }: Layout, lines: Pass[][]): Pass[] => {
  const lineAt = new Map<number, number>();
  return lines.flatMap((line, index) =>
    line.filter(({ x, y }) => {
      const place = indexOf(columns, x, y);
      const other = lineAt.get(place);
      lineAt.set(place, index);
      return other !== undefined && other !== index;
    }),
  );
};
