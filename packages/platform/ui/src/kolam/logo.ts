import { tokenValues } from '../theme/tokens';
import { kolamOf } from './kolam-path';

/** The mark of the product: five dots in an arch with one line around them, a bridge. */
export const arch = kolamOf(3, 2, (column, row) => row === 0 || column !== 1);

/** Transforms grid units into the 32 by 32 box of the mark. */
export const archTransform = 'translate(3.7 7.8) scale(4.1)';
/** Line width of the mark, grid units. */
export const archLine = 0.45;
/** Radius of its dots, grid units. */
export const archDot = 0.32;

/** The mark as an SVG document for an icon file, with fixed colours because no page styles it. */
export const logoSvg = (): string => {
  const { peacock, marigold, surface } = tokenValues.color;
  const dots = arch.dots.map(([x, y]) => `M${x} ${y}h0`).join('');
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">',
    `<rect width="32" height="32" rx="8" fill="${peacock}"/>`,
    `<g transform="${archTransform}" fill="none" stroke-linecap="round">`,
    `<path d="${arch.path}" stroke="${surface}" stroke-width="${archLine}"/>`,
    `<path d="${dots}" stroke="${marigold}" stroke-width="${2 * archDot}"/></g></svg>`,
  ].join('');
};
