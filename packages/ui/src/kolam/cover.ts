import { firstLetter } from '../display/initials';
import { type CoverColours, coloursOf } from './hue';
import { kolamPath } from './kolam-path';
import { randomOf } from './random';

/** Pixels. */
interface Size {
  width: number;
  height: number;
}

/** Size of a cover unless another is asked for: 16:10. */
const defaultSize: Size = { width: 960, height: 600 };
/** Room the kolam may take in it, so that a narrower or flatter crop keeps it whole. */
const patternRoom: Size = { width: 760, height: 470 };

/** What a cover is drawn from. */
export interface CoverInput {
  /** The brand: its kolam and its initials. */
  name: string;
  /** Business category: its colours. */
  category: string;
  /** What a screen reader says; without it the picture counts as decoration. */
  title?: string;
  /** Another shape than 16:10. */
  size?: Size;
  /**
   * Markup of the initials in a size, px, around the point 0 0 on their baseline, for a picture that stands alone
   * and so without the page's font. They are text by default.
   */
  drawLetters?: (initials: string, size: number) => string;
  /** Only the ground and the initials, for a placeholder: the line takes a hundred times as long to compute. */
  isPlain?: boolean;
}

/** First letters of the first two words; of one word, its first letter. */
const brandInitials = (name: string): string => {
  const words = name.split(/[\s&·–-]+/u).filter((word) => /[\p{L}\p{N}]/u.test(word));
  return words.slice(0, 2).map(firstLetter).join('');
};

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeXml = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

const asText = (letters: string, size: number): string =>
  `<text text-anchor="middle" font-family="'Fraunces Variable',Georgia,'Times New Roman',serif" font-size="${size}"` +
  ` font-weight="500" letter-spacing="1">${escapeXml(letters)}</text>`;

/** How much smaller than usual everything is in a picture of this size. */
const fitOf = ({ width, height }: Size): number =>
  Math.min(width / defaultSize.width, height / defaultSize.height);

/** The kolam of a seed as markup, as large as its room allows, in the middle. */
const kolamOn = (seed: string, colours: CoverColours, size: Size): string => {
  const { path, dots, width, height } = kolamPath(seed);
  const scale =
    (Math.round(Math.min(patternRoom.width / width, patternRoom.height / height) * 10) / 10) * fitOf(size);
  const [left, top] = [(size.width - width * scale) / 2, (size.height - height * scale) / 2];
  const dotPath = dots.map(([x, y]) => `M${x} ${y}h0`).join('');
  return (
    `<g transform="translate(${left} ${top}) scale(${scale})" fill="none" stroke-linecap="round">` +
    `<path d="${path}" stroke="${colours.line}" stroke-width=".17" stroke-linejoin="round"/>` +
    `<path d="${dotPath}" stroke="${colours.dot}" stroke-width=".36"/></g>`
  );
};

/**
 * A cover picture as an SVG document of a few kB: the kolam of the brand's name in the colours of its category,
 * its initials in the middle. The same input gives the same bytes.
 */
export const coverSvg = (input: CoverInput): string => {
  const { name, category, title, size = defaultSize, drawLetters = asText, isPlain = false } = input;
  const seed = name.trim().toLowerCase();
  const colours = coloursOf(category, randomOf(`${seed} light`)() < 0.4);
  const letters = brandInitials(name);
  const letterSize = (letters.length > 1 ? 104 : 128) * fitOf(size);

  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}" preserveAspectRatio="xMidYMid slice"`,
    title ? ` role="img"><title>${escapeXml(title)}</title>` : ' aria-hidden="true">',
    `<rect width="${size.width}" height="${size.height}" fill="${colours.ground}"/>`,
    isPlain ? '' : kolamOn(seed, colours, size),
    `<g transform="translate(${size.width / 2} ${size.height / 2 + letterSize * 0.35})" fill="${colours.letters}">`,
    `${drawLetters(letters, letterSize)}</g></svg>`,
  ].join('');
};
