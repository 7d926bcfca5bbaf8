import { product } from '@setu/contracts';
import { sharePictureSize } from '@setu/protocol';
import { kolamPath, logoSvg } from '@setu/ui/kolam';
import { tokenValues } from '@setu/ui/tokens';
import type { Font } from 'fontkit';

const { peacock, marigold, ink, paper, muted } = tokenValues.color;
const { width, height } = sharePictureSize;

/** Left edge of the text, and the width of the coloured panel beside it, px. */
const left = 80;
const panelWidth = 420;

/** A line of text as paths: the file has no fonts. @param y its baseline, px from the top */
const line = (font: Font, text: string, y: number, size: number, color: string): string => {
  const scale = size / font.unitsPerEm;
  const { glyphs, positions } = font.layout(text);
  let x = 0;
  const paths = glyphs.map((glyph, n) => {
    const path = `<path transform="translate(${x})" d="${glyph.path.toSVG()}"/>`;
    x += positions[n]?.xAdvance ?? 0;
    return path;
  });
  return `<g transform="translate(${left} ${y}) scale(${scale} ${-scale})" fill="${color}">${paths.join('')}</g>`;
};

/** Maximum number of characters in a line of the tagline. */
const lineLength = 19;

const linesOf = (text: string): string[] => {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (longer.length <= lineLength) lines[Math.max(0, lines.length - 1)] = longer;
    else lines.push(word);
  }
  return lines;
};

const kolam = (): string => {
  const { path, dots, width: columns, height: rows } = kolamPath(product.name);
  const scale = (panelWidth - 80) / columns;
  const top = (height - rows * scale) / 2;
  const dotPath = dots.map(([x, y]) => `M${x} ${y}h0`).join('');
  return [
    `<rect x="${width - panelWidth}" width="${panelWidth}" height="${height}" fill="${peacock}"/>`,
    `<g transform="translate(${width - panelWidth + 40} ${top}) scale(${scale})" fill="none" stroke-linecap="round">`,
    `<path d="${path}" stroke="#FFFFFF" stroke-width=".17" stroke-linejoin="round"/>`,
    `<path d="${dotPath}" stroke="${marigold}" stroke-width=".36"/></g>`,
  ].join('');
};

/**
 * The default picture of shared links, as an SVG document.
 * @param display font of the tagline
 * @param text font of all other text
 */
export const sharePictureSvg = (display: Font, text: Font): string =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${paper}"/>`,
    kolam(),
    `<svg x="${left}" y="80" width="72" height="72" viewBox="0 0 32 32">${logoSvg()}</svg>`,
    `<g transform="translate(92 0)">${line(text, product.name, 132, 44, ink)}</g>`,
    ...linesOf(product.tagline).map((words, n) => line(display, words, 290 + n * 84, 76, ink)),
    line(text, 'Franchises · Investors · Commercial property', 556, 28, muted),
    '</svg>',
  ].join('');
