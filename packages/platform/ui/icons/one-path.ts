import type { IconType } from '../src/icons/icon-type';

/** A shape as Lucide has it: a name of SVG and its attributes. */
export type Shape = [tag: string, attributes: Record<string, string>];

const ellipse = (x: number, y: number, rx: number, ry: number): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;

const rectangle = (x: number, y: number, width: number, height: number, rx: number, ry: number): string => {
  const corner = (dx: number, dy: number) => (rx && ry ? `a${rx} ${ry} 0 0 1 ${dx} ${dy}` : '');
  const across = width - 2 * rx;
  const down = height - 2 * ry;
  return `M${x + rx} ${y}h${across}${corner(rx, ry)}v${down}${corner(-rx, ry)}h${-across}${corner(-rx, -ry)}v${-down}${corner(rx, -ry)}z`;
};

/** Path data that start where they say, not relative to the end of the data before. */
const absolute = (data: string): string =>
  data.replace(
    /^m(-?\d*\.?\d+)[ ,]*(-?\d*\.?\d+) *(?=(.)|$)/,
    (_, x: string, y: string, next?: string) => `M${x} ${y}${next && /[\d.-]/.test(next) ? 'l' : ''}`,
  );

/** The path data of a shape. @throws Error for attributes it does not know */
const dataOf = ([tag, attributes]: Shape): string => {
  const { d, points, ...rest } = attributes;
  const known = Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, Number(value)]));
  const { cx = 0, cy = 0, r = 0, x1, y1, x2, y2, x = 0, y = 0, width = 0, height = 0 } = known;
  const { rx = known.ry ?? 0, ry = known.rx ?? 0 } = known;
  if (tag === 'path' && d) return absolute(d);
  if (tag === 'circle') return ellipse(cx, cy, r, r);
  if (tag === 'ellipse') return ellipse(cx, cy, rx, ry);
  if (tag === 'line') return `M${x1} ${y1}L${x2} ${y2}`;
  if (tag === 'rect') return rectangle(x, y, width, height, rx, ry);
  if (tag === 'polyline' && points) return `M${points}`;
  if (tag === 'polygon' && points) return `M${points}z`;
  throw new Error(`An icon has the unknown shape ${JSON.stringify([tag, attributes])}.`);
};

/** The same drawing with one path for all shapes of one colour, because a page has hundreds of icons. */
export const asOnePath = (shapes: readonly Shape[]): IconType => {
  const colours = new Map<string | undefined, string>();
  for (const [tag, { fill, ...attributes }] of shapes)
    colours.set(fill, (colours.get(fill) ?? '') + dataOf([tag, attributes]));
  return [...colours].map(([fill, d]) => ['path', { d, ...(fill ? { fill } : {}) }]);
};
