/** A point on the drawing, px. */
export interface Point {
  x: number;
  y: number;
}

/** A dot of a chain. `reach`: distance of the line, px, if it differs from the default. */
export interface Dot extends Point {
  reach?: number;
}

/** Default distance of the line from a dot, px. */
const usualReach = 26;
/** Handle length as a share of the distance between knots: round around a dot, straight through a crossing. */
const handle = 0.42;

interface Knot extends Point {
  /** Direction of the line there, length one. */
  tangentX: number;
  tangentY: number;
}

const reachOf = ({ reach = usualReach }: Dot) => reach;

const direction = (from: Point, to: Point): Point => {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
};

const knot = (at: Point, off: Point, distance: number, along: Point): Knot => ({
  x: at.x + off.x * distance,
  y: at.y + off.y * distance,
  tangentX: along.x,
  tangentY: along.y,
});

const opposite = ({ x, y }: Point): Point => ({ x: -x, y: -y });
const unit = ({ x, y }: Point): Point => direction({ x: 0, y: 0 }, { x, y });

/**
 * One lane of the line: it passes the dots on alternating sides and crosses half way between them. `side` is 1 or -1, the side
 * of the first dot.
 */
const lane = (dots: readonly Dot[], side: 1 | -1): Knot[] => {
  const knots: Knot[] = [];
  dots.forEach((dot, index) => {
    const before = dots[index - 1] ?? dot;
    const after = dots[index + 1] ?? dot;
    const along = direction(before, after);
    const turned = index % 2 === 0 ? side : -side;
    const across = { x: -along.y * turned, y: along.x * turned };
    knots.push(knot(dot, across, reachOf(dot), along));
    const next = dots[index + 1];
    if (!next) return;
    const way = direction(dot, next);
    const down = { x: way.y * turned, y: -way.x * turned };
    const middle = { x: (dot.x + next.x) / 2, y: (dot.y + next.y) / 2 };
    knots.push(knot(middle, down, 0, unit({ x: way.x + down.x * 0.9, y: way.y + down.y * 0.9 })));
  });
  return knots;
};

const reversed = (knots: readonly Knot[]): Knot[] =>
  knots.map((one) => ({ ...one, tangentX: -one.tangentX, tangentY: -one.tangentY })).reverse();

/** Knots of the closed line around a chain of dots: forward on one lane, around the last dot, back on the other lane. */
const knotsAround = (dots: readonly Dot[]): Knot[] => {
  const [first, second] = dots;
  const last = dots.at(-1);
  const beforeLast = dots.at(-2);
  if (!first || !second || !last || !beforeLast) return [];
  const start = direction(first, second);
  const end = direction(beforeLast, last);
  const endSide = dots.length % 2 === 1 ? 1 : -1;
  const startTurn = { x: -start.y, y: start.x };
  const endTurn = { x: end.y * endSide, y: -end.x * endSide };
  return [
    knot(first, opposite(start), reachOf(first), startTurn),
    ...lane(dots, 1),
    knot(last, end, reachOf(last), endTurn),
    ...reversed(lane(dots, -1)),
  ];
};

const short = (value: number) => String(Math.round(value * 10) / 10);

/** SVG path data of the closed line around a chain of dots: a kolam of one row. */
export const strandPath = (dots: readonly Dot[]): string => {
  const knots = knotsAround(dots);
  const [first] = knots;
  if (!first) return '';
  let path = `M${short(first.x)} ${short(first.y)}`;
  knots.forEach((from, index) => {
    const to = knots[(index + 1) % knots.length] ?? first;
    const length = Math.hypot(to.x - from.x, to.y - from.y) * handle;
    const points = [
      from.x + from.tangentX * length,
      from.y + from.tangentY * length,
      to.x - to.tangentX * length,
      to.y - to.tangentY * length,
      to.x,
      to.y,
    ];
    path += `C${points.map(short).join(' ')}`;
  });
  return `${path}Z`;
};
