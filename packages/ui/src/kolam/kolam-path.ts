import { curve } from './curve';
import { type Layout, openLayout, trace } from './kolam-line';
import { layoutOf } from './layout';

/** A kolam ready to draw, in grid units: two from dot to dot, the first dot at 1, 1. */
export interface Kolam {
  width: number;
  height: number;
  /** SVG path data of the one closed line. */
  path: string;
  /** Centres of the dots. */
  dots: readonly (readonly [x: number, y: number])[];
}

function draw(layout: Layout): Kolam {
  const { columns, rows, dots } = layout;
  return {
    width: 2 * columns,
    height: 2 * rows,
    path: trace(layout).map(curve).join(''),
    dots: dots.flatMap((isDot, i) =>
      isDot ? [[2 * (i % columns) + 1, 2 * Math.floor(i / columns) + 1] as const] : [],
    ),
  };
}

/**
 * The kolam of a name: dots around an empty middle and one unbroken line around them all. The same seed gives
 * the same kolam on every machine.
 */
export function kolamPath(seed: string): Kolam {
  return draw(layoutOf(seed));
}

/**
 * The plain kolam of a full grid, for small marks. Its line is one when columns and rows share no divisor.
 */
export function gridKolam(columns: number, rows: number): Kolam {
  return draw(openLayout(columns, rows, () => true));
}
