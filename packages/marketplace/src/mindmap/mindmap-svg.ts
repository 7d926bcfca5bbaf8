import {
  type DrawnDot,
  type DrawnFlow,
  type DrawnText,
  flows,
  platformDrawing,
  product,
} from '@setu/contracts';
import { tokenValues } from '@setu/ui/tokens';

const { color, font } = tokenValues;

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeXml = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

const short = (value: number) => Math.round(value * 10) / 10;

const circle = ({ x, y, radius }: DrawnDot, fill: string) =>
  `<circle cx="${short(x)}" cy="${short(y)}" r="${radius}" fill="${fill}"/>`;

const text = ({ x, y, words, size, isStrong, anchor }: DrawnText) => {
  const style = [
    `font-size="${size}"`,
    ...(isStrong ? ['font-weight="600"'] : []),
    `fill="${color.ink}"`,
    ...(anchor === 'middle' ? ['text-anchor="middle"'] : []),
  ].join(' ');
  return `<text x="${x}" y="${y}" ${style}>${escapeXml(words)}</text>`;
};

const drawFlow = ({ path, colour, dots, texts }: DrawnFlow): string =>
  [
    `<path d="${path}" fill="none" stroke="${color[colour]}" stroke-width="2.5"/>`,
    ...dots.map((dot) => circle(dot, color[colour])),
    ...texts.map(text),
  ].join('');

/** The three flows as three lines of one kolam, as an SVG document, for the page and for its download. */
export const mindmapSvg = (): string => {
  const drawing = platformDrawing();
  const { width, height } = drawing;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" font-family="${escapeXml(font.text.replaceAll("'", ''))}">`,
    `<title>${escapeXml(`${product.name}: Platform Overview`)}</title>`,
    `<desc>${escapeXml(flows.map((flow) => `${flow.title}: ${flow.steps.map(({ label }) => label).join(', ')}.`).join(' '))}</desc>`,
    `<rect width="${width}" height="${height}" rx="12" fill="${color.surface}"/>`,
    ...drawing.flows.map(drawFlow),
    circle(drawing.deal.dot, color[drawing.deal.colour]),
    text(drawing.deal.text),
    '</svg>',
  ].join('');
};
