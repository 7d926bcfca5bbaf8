import type { BusinessCategory } from '@setu/contracts';
import { coloursOf, coverSvg } from '@setu/ui/kolam';
import { tokenValues } from '@setu/ui/tokens';
import { drawings, type Motif } from './drawings/drawings';

/** What an illustration shows. */
export interface Illustrated {
  /** Its colours. */
  category: BusinessCategory;
  /** What the business is. */
  motif: Motif;
  /** From 0: which kolam is around the drawing, and whether the ground is deep or light. */
  variant: number;
}

/** Number of variants of each drawing. */
export const variantCount = 64;

/** Diameter of the white disc under a drawing and side of the drawing, px of a cover of 960 by 600. */
const discSize = 392;
const drawingSize = 284;
/** Side of the square in which drawings are drawn. */
const drawingUnits = 240;

/** A drawing with the colours of a category. */
const colouredDrawing = (motif: Motif, category: BusinessCategory): string => {
  const { line: deep, ground: tint } = coloursOf(category, true);
  const { dot } = coloursOf(category, false);
  const colours: Record<string, string> = { deep, tint, dot, white: '#FFFFFF', ink: tokenValues.color.ink };
  return drawings[motif]
    .replace(/\n\s*/g, '')
    .replace(/="(deep|tint|dot|white|ink)"/g, (_, name: string) => `="${colours[name]}"`);
};

/** The disc with the drawing, centred at 0 0. @param scale compared with a cover of 960 by 600 */
const drawDisc = ({ motif, category }: Illustrated, scale: number): string => {
  const { line } = coloursOf(category, true);
  const size = drawingSize / drawingUnits;
  return [
    `<g transform="scale(${scale})">`,
    `<circle r="${discSize / 2}" fill="#FFFFFF" stroke="${line}" stroke-width="3"/>`,
    `<g transform="translate(${-drawingSize / 2} ${-drawingSize / 2}) scale(${size})" fill="none" stroke="${tokenValues.color.ink}"`,
    ` stroke-width="6" stroke-linecap="round" stroke-linejoin="round">${colouredDrawing(motif, category)}</g></g>`,
  ].join('');
};

/** Size of the initials that a drawing replaces, px, in a cover of 960 by 600; `coverSvg` states it for two letters. */
const lettersSize = 104;
/** Distance of the baseline of initials from the middle, as a share of their size. */
const baseline = 0.35;

/**
 * An illustration as an SVG document of about 5 kB: the drawing of a business on a disc, and a kolam around it. The same input returns the
 * same bytes.
 * @param size in px; 960 by 600 by default
 */
export const drawIllustration = (shown: Illustrated, size?: { width: number; height: number }): string =>
  coverSvg({
    // Two letters, which the drawing replaces.
    name: `${shown.category} ${shown.variant}`,
    category: shown.category,
    ...(size ? { size } : {}),
    drawLetters: (_, letterSize) =>
      `<g transform="translate(0 ${-letterSize * baseline})">${drawDisc(shown, letterSize / lettersSize)}</g>`,
  });
