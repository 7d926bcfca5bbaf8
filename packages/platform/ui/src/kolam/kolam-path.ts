import { curve } from './curve';
import { type Layout, openLayout, trace } from './kolam-line';
import { layoutOf } from './layout';

/** A kolam ready to draw, in grid units: dots are two units apart, and the first dot is at 1, 1. */
export interface Kolam {
  width: number;
  height: number;
  /** SVG path data of the one closed line. */
  path: string;
  /** Centres of the dots. */
  dots: readonly (readonly [x: number, y: number])[];
}

const draw = (layout: Layout): Kolam => {
  const { columns, rows, dots } = layout;
  return {
    width: 2 * columns,
    height: 2 * rows,
    path: trace(layout).map(curve).join(''),
    dots: dots.flatMap((isDot, i) =>
      isDot ? [[2 * (i % columns) + 1, 2 * Math.floor(i / columns) + 1] as const] : [],
    ),
  };
};

/**
 * The kolam of a name: dots around an empty middle and one unbroken line around all dots. The same seed returns the
 * same kolam on every machine.
 */
export const kolamPath = (seed: string): Kolam => draw(layoutOf(seed));

/**
 * A kolam of given dots whose line crosses between all neighbours, for marks and icons. A row, an arch or any other
 * chain of dots has a single line.
 * @param has whether a cell has a dot; column and row count from 0
 */
export const kolamOf = (
  columns: number,
  rows: number,
  has: (column: number, row: number) => boolean,
): Kolam => draw(openLayout(columns, rows, has));
