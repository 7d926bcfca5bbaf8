import { type Pass, Turn } from './kolam-line';

/** How far the line keeps from a wall between two dots, so that its two sides do not touch; half dot distances. */
const keepOff = 0.3;
/** Length of the handles of a curve: at 0.56 a quarter turn around a dot is all but a circle. */
const handleLength = 0.56;

interface Knot {
  x: number;
  y: number;
  tangentX: number;
  tangentY: number;
}

const knotOf = ({ x, y, inX, inY, outX, outY, turn }: Pass): Knot => {
  const off = turn === Turn.wallAcross || turn === Turn.wallAlong ? keepOff / 2 : 0;
  const [sumX, sumY] = [inX + outX, inY + outY];
  const length = Math.hypot(sumX, sumY);
  return {
    // In minus out points into the wall.
    x: x - (inX - outX) * off,
    y: y - (inY - outY) * off,
    tangentX: sumX / length,
    tangentY: sumY / length,
  };
};

const short = (value: number) => String(Math.round(value * 100) / 100);

/** A closed line as SVG path data in grid units: two from dot to dot. */
export const curve = (line: readonly Pass[]): string => {
  const knots = line.map(knotOf);
  const [first] = knots;
  if (!first) return '';

  let path = `M${short(first.x)} ${short(first.y)}`;
  for (const [index, from] of knots.entries()) {
    const to = knots[(index + 1) % knots.length] ?? first;
    const reach = (Math.hypot(to.x - from.x, to.y - from.y) / Math.SQRT2) * handleLength;
    const control = [from.x + from.tangentX * reach, from.y + from.tangentY * reach];
    const arrival = [to.x - to.tangentX * reach, to.y - to.tangentY * reach];
    path += `C${[...control, ...arrival, to.x, to.y].map(short).join(' ')}`;
  }
  return `${path}Z`;
};
