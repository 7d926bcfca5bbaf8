import { Resvg } from '@resvg/resvg-js';
import { product } from '@setu/contracts';
import { sharePictureSize } from '@setu/protocol';
import { logoSvg } from '@setu/ui/kolam';
import { tokenValues } from '@setu/ui/tokens';
import { drawIllustration } from '../illustration/draw-illustration';
import { makeTextOutlines, type TextOutlines } from './outline-text';
import type { SharePicture } from './share-picture';

const { color } = tokenValues;
const { width, height } = sharePictureSize;

/** Width of the cover, and left and right edge of the text next to it, px. */
const coverWidth = 440;
const left = coverWidth + 60;
const right = width - 60;

/** The word that marks the drawing, at its lower edge: size, and height and padding of its ground, px. */
const markSize = 20;
const markHeight = 34;
const markPadding = 16;

/** Sizes of the title, px, with their number of lines. The first size in which the title fits is used. */
const titleSizes = [
  { size: 56, maxLines: 3 },
  { size: 46, maxLines: 4 },
  { size: 38, maxLines: 5 },
];
const titleTop = 170;

const textAt = (outlines: TextOutlines, text: string, y: number, size: number, fill: string, x = left) =>
  `<g transform="translate(${x} ${y})" fill="${fill}">${outlines.draw(text, size)}</g>`;

const lineOf = (outlines: TextOutlines, text: string, size: number) =>
  outlines.linesOf(text, size, right - left, 1).lines[0] ?? '';

const drawTitle = (outlines: TextOutlines, title: string): string => {
  const fits = titleSizes.map(({ size, maxLines }) => ({
    size,
    ...outlines.linesOf(title, size, right - left, maxLines),
  }));
  const { size, lines } = fits.find(({ isCut }) => !isCut) ?? fits.at(-1) ?? { size: 0, lines: [] };
  return lines.map((line, n) => textAt(outlines, line, titleTop + n * size * 1.2, size, color.ink)).join('');
};

const drawCover = (outlines: TextOutlines, { illustrated, label }: SharePicture): string => {
  const drawing = drawIllustration(illustrated, { width: coverWidth, height });
  const markWidth = outlines.widthOf(label, markSize) + 2 * markPadding;
  const [markLeft, markTop] = [(coverWidth - markWidth) / 2, height - markHeight - 28];
  return [
    `<svg width="${coverWidth}" height="${height}" viewBox="0 0 ${coverWidth} ${height}">${drawing}</svg>`,
    `<rect x="${markLeft}" y="${markTop}" width="${markWidth}" height="${markHeight}" rx="${markHeight / 2}" fill="${color.surface}"/>`,
    textAt(outlines, label, markTop + 24, markSize, color.ink, markLeft + markPadding),
  ].join('');
};

/** Input of a job. */
export interface DrawJob {
  picture: SharePicture;
  fontsFolder: string;
}

/** Draws the picture of a shared listing as a PNG: cover, title, brand and investment. */
export const drawSharePicture = async ({ picture, fontsFolder }: DrawJob): Promise<Buffer> => {
  const outlines = makeTextOutlines(fontsFolder);
  const { kind, title, brandName, investment } = picture;
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${color.paper}"/>`,
    drawCover(outlines, picture),
    textAt(outlines, lineOf(outlines, kind, 26), 92, 26, color.peacock),
    drawTitle(outlines, title),
    textAt(outlines, lineOf(outlines, brandName, 28), 404, 28, color.muted),
    `<path d="M${left} 430H${right}" stroke="${color.line}" stroke-width="2"/>`,
    textAt(outlines, 'Total Investment', 470, 22, color.muted),
    textAt(outlines, lineOf(outlines, investment, 44), 522, 44, color.ink),
    `<svg x="${left}" y="560" width="32" height="32" viewBox="0 0 32 32">${logoSvg()}</svg>`,
    textAt(outlines, product.name, 584, 22, color.peacock, left + 44),
    '</svg>',
  ].join('');
  return new Resvg(svg, { font: { loadSystemFonts: false }, fitTo: { mode: 'width', value: width } })
    .render()
    .asPng();
};
