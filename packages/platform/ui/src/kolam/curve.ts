import { type Pass, Turn } from './kolam-line';

/** Distance of the line to a wall between two dots, so that its two sides do not touch; in grid units. */
const wallGap = 0.3;
/** Length of the handles of a curve: with 0.56 a quarter turn around a dot is nearly circular. */
const handleLength = 0.56;

interface Knot {
  x: number;
  y: number;
  tangentX: number;
  tangentY: number;
}

const knotOf = ({ x, y, inX, inY, outX, outY, turn }: Pass): Knot => {
  const off = turn === Turn.wallAcross || turn === Turn.wallAlong ? wallGap / 2 : 0;
  const [sumX, sumY] = [inX + outX, inY + outY];
  const length = Math.hypot(sumX, sumY);
  return {
    // The vector `in − out` points into the wall.
    x: x - (inX - outX) * off,
    y: y - (inY - outY) * off,
    tangentX: sumX / length,
    tangentY: sumY / length,
  };
};

/** Numbers with two decimals, without optional characters: leading zeros, and spaces before a sign. */
const numbers = (values: readonly number[]): string =>
  values
    .map((value) => String(Math.round(value * 100) / 100).replace(/^(-?)0\./, '$1.'))
    .join(' ')
    .replaceAll(' -', '-');

/**
 * A closed line as SVG path data in grid units; neighbouring dots are two units apart. The path is relative, so that
 * equal turns are equal text and pages with many covers compress well.
 */
export const curve = (line: readonly Pass[]): string => {
  const knots = line.map(knotOf);
  const [first] = knots;
  if (!first) return '';

  let path = `M${numbers([first.x, first.y])}`;
  for (const [index, from] of knots.entries()) {
    const to = knots[(index + 1) % knots.length] ?? first;
    const reach = (Math.hypot(to.x - from.x, to.y - from.y) / Math.SQRT2) * handleLength;
    const [right, down] = [to.x - from.x, to.y - from.y];
    const control = [from.tangentX * reach, from.tangentY * reach];
    const arrival = [right - to.tangentX * reach, down - to.tangentY * reach];
    path += `c${numbers([...control, ...arrival, right, down])}`;
  }
  return `${path}Z`;
};
