/** A generator of numbers in [0, 1). */
export type Random = () => number;

/** Colours of a scene: those of the category, and of the hour. */
export interface Paint {
  /** Signs, awnings, doors. */
  deep: string;
  /** Walls. */
  wall: string;
  /** Small accents: dots, goods, lamps. */
  dot: string;
  /** Light behind windows. */
  light: string;
  ink: string;
  wood: string;
  white: string;
}

const attributes = (given: Readonly<Record<string, string | number | undefined>>): string =>
  Object.entries(given)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? Math.round(value * 10) / 10 : value}"`)
    .join('');

type More = Readonly<Record<string, string | number | undefined>>;

export const rect = (x: number, y: number, width: number, height: number, fill: string, more: More = {}) =>
  `<rect${attributes({ x, y, width, height, fill, ...more })}/>`;
export const circle = (cx: number, cy: number, r: number, fill: string, more: More = {}) =>
  `<circle${attributes({ cx, cy, r, fill, ...more })}/>`;
export const path = (d: string, fill: string, more: More = {}) =>
  `<path${attributes({ d, fill, ...more })}/>`;
export const line = (d: string, stroke: string, width: number, more: More = {}) =>
  path(d, 'none', { stroke, 'stroke-width': width, ...more });
/** Moves and scales a part. */
export const at = (x: number, y: number, scale: number, part: string) =>
  `<g transform="translate(${Math.round(x)} ${Math.round(y)}) scale(${Math.round(scale * 100) / 100})">${part}</g>`;

/** The numbers from 0 below a count. */
export const times = <T>(count: number, make: (n: number) => T): T[] =>
  Array.from({ length: count }, (_, n) => make(n));
export const pick = <T>(random: Random, values: readonly T[]): T =>
  values[Math.floor(random() * values.length)] as T;
export const between = (random: Random, low: number, high: number) => low + random() * (high - low);
