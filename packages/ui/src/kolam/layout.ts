import { indexOf, type Layout, openLayout, type Pass, Turn, trace } from './kolam-line';
import { randomOf } from './random';

/** Outline of the dots: is there one at this distance from the middle? In dots, so halves occur. */
interface Form {
  columns: number;
  rows: number;
  has: (fromMiddleX: number, fromMiddleY: number) => boolean;
}

/** Inside `limit` (a diamond cut to the grid), and outside the middle, which is left free for two letters. */
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

/** Places that get the same wall: seen in both mirrors, or half a turn around. */
type Symmetry = (x: number, y: number, width: number, height: number) => (readonly [number, number])[];

const mirrored: Symmetry = (x, y, width, height) => [
  [x, y],
  [width - x, y],
  [x, height - y],
  [width - x, height - y],
];
const turned: Symmetry = (x, y, width, height) => [
  [x, y],
  [width - x, height - y],
];

/** How a layout is sought, finest symmetry first, before its lines are joined one by one. */
const attempts: Symmetry[] = [...Array<Symmetry>(24).fill(mirrored), ...Array<Symmetry>(72).fill(turned)];

/** A layout whose line is one, unbroken: always the same for the same seed. */
export function layoutOf(seed: string): Layout {
  const random = randomOf(seed);
  const form = forms[Math.floor(random() * forms.length)] as Form;
  const open = openLayout(form.columns, form.rows, (column, row) =>
    form.has(Math.abs(column - (form.columns - 1) / 2), Math.abs(row - (form.rows - 1) / 2)),
  );

  let [layout, lines] = [open, trace(open)];
  for (const symmetry of attempts) {
    const tried = withWalls(open, symmetry, random);
    const found = trace(tried);
    if (found.length === 1) return tried;
    if (found.length < lines.length) [layout, lines] = [tried, found];
  }
  return joinLines(layout, lines);
}

function withWalls(open: Layout, symmetry: Symmetry, random: () => number): Layout {
  const turns = [...open.turns];
  const [width, height] = [2 * open.columns, 2 * open.rows];
  const density = 0.05 + random() * 0.15;
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
}

/** Where two lines meet, changing the turn there makes them one; at the cost of symmetry in that place. */
function joinLines(start: Layout, startLines: Pass[][]): Layout {
  let [layout, lines] = [start, startLines];
  while (lines.length > 1) {
    const meeting = findMeeting(layout, lines);
    if (meeting === undefined) return layout;
    const turns = [...layout.turns];
    turns[meeting] = turns[meeting] === Turn.cross ? Turn.wallAcross : Turn.cross;
    layout = { ...layout, turns };
    lines = trace(layout);
  }
  return layout;
}

function findMeeting({ columns }: Layout, lines: Pass[][]): number | undefined {
  const lineAt = new Map<number, number>();
  for (const [index, line] of lines.entries()) {
    for (const { x, y } of line) {
      const place = indexOf(columns, x, y);
      if ((lineAt.get(place) ?? index) !== index) return place;
      lineAt.set(place, index);
    }
  }
  return undefined;
}
