import { firstLetter } from '../display/initials';
import { type CoverColours, coloursOf } from './hue';
import { kolamPath } from './kolam-path';
import { randomOf } from './random';

/** In pixels. */
interface Size {
  width: number;
  height: number;
}

/** Default size of a cover: 16:10. */
const defaultSize: Size = { width: 960, height: 600 };
/** Maximum size of the kolam, so that a narrower or flatter crop does not cut it. */
const patternRoom: Size = { width: 760, height: 470 };

/** Input of a cover. */
export interface CoverInput {
  /** Name of the brand, which determines kolam and initials. */
  name: string;
  /** Business category, which determines the colours. */
  category: string;
  /** Text for screen readers; without it the picture is decoration. */
  title?: string;
  /** Size when the picture is not 16:10. */
  size?: Size;
  /**
   * Returns the markup of the initials in a size (px), centred at 0 0 on their baseline. Images outside a page need it,
   * because they cannot use its font. By default the initials are text.
   */
  drawLetters?: (initials: string, size: number) => string;
  /** Draws only background and initials, for a placeholder: computing the line takes a hundred times as long. */
  isPlain?: boolean;
}

/** First letters of the first two words, or of a single word. */
const brandInitials = (name: string): string => {
  const words = name.split(/[\s&·–-]+/u).filter((word) => /[\p{L}\p{N}]/u.test(word));
  return words.slice(0, 2).map(firstLetter).join('');
};

const seedOf = (name: string): string => name.trim().toLowerCase();

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeXml = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

const asText = (letters: string, size: number): string =>
  `<text text-anchor="middle" font-family="'Fraunces Variable',Georgia,'Times New Roman',serif" font-size="${size}"` +
  ` font-weight="500" letter-spacing="1">${escapeXml(letters)}</text>`;

/** Scale of a picture of this size, compared with the default size. */
const fitOf = ({ width, height }: Size): number =>
  Math.min(width / defaultSize.width, height / defaultSize.height);

/** The kolam of a seed as markup, centred and as large as possible. */
const kolamOn = (seed: string, colours: CoverColours, size: Size): string => {
  const { path, dots, width, height } = kolamPath(seed);
  const scale =
    (Math.round(Math.min(patternRoom.width / width, patternRoom.height / height) * 10) / 10) * fitOf(size);
  const [left, top] = [(size.width - width * scale) / 2, (size.height - height * scale) / 2].map(Math.round);
  const dotPath = dots
    .map(([x, y], i) => `m${x - (dots[i - 1]?.[0] ?? 0)} ${y - (dots[i - 1]?.[1] ?? 0)}h0`)
    .join('');
  return (
    `<g transform="translate(${left} ${top}) scale(${scale})" fill="none" stroke-linecap="round">` +
    `<path d="${path}" stroke="${colours.line}" stroke-width=".17" stroke-linejoin="round"/>` +
    `<path d="${dotPath}" stroke="${colours.dot}" stroke-width=".36"/></g>`
  );
};

/** Colours and initials of a cover, which cost less than its line. */
export const coverBase = (name: string, category: string): CoverColours & { initials: string } => ({
  ...coloursOf(category, randomOf(`${seedOf(name)} light`)() < 0.4),
  initials: brandInitials(name),
});

/**
 * A cover picture as an SVG document of a few kB: the kolam of the brand's name in the colours of its category, its
 * initials in the middle. The same input returns the same bytes.
 */
export const coverSvg = (input: CoverInput): string => {
  const { name, category, title, size = defaultSize, drawLetters = asText, isPlain = false } = input;
  const { initials, ...colours } = coverBase(name, category);
  const letterSize = (initials.length > 1 ? 104 : 128) * fitOf(size);

  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}" preserveAspectRatio="xMidYMid slice"`,
    title ? ` role="img"><title>${escapeXml(title)}</title>` : ' aria-hidden="true">',
    `<rect width="${size.width}" height="${size.height}" fill="${colours.ground}"/>`,
    isPlain ? '' : kolamOn(seedOf(name), colours, size),
    `<g transform="translate(${size.width / 2} ${size.height / 2 + letterSize * 0.35})" fill="${colours.letters}">`,
    `${drawLetters(initials, letterSize)}</g></svg>`,
  ].join('');
};
