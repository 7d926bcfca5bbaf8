import { product } from '@setu/contracts';
import { tokenValues } from '@setu/ui/tokens';
import { deal, type Flow, flows } from './flows';
import { type Dot, type Point, strandPath } from './strand';

const { color, font } = tokenValues;

const width = 1200;
const height = 580;
const rowY = [120, 300, 480];
const left = 84;
/** From step to step; half way between two of them lies a small dot. */
const stepWidth = 232;
const dealAt: Point = { x: 1096, y: 300 };
/** How far each line keeps from the one dot they share, px: rings in one another. */
const dealReach = [46, 34, 40];
const lineColours = [color.peacock, color.ink, color.turmeric];

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeXml = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

const between = (from: number, to: number, share: number) => from + (to - from) * share;

/** A place on the way from the last step into the deal: it leaves level and arrives bending in. */
const onWayToDeal = (from: Point, share: number): Point => {
  const back = 1 - share;
  const bend = { x: between(from.x, dealAt.x, 0.62), y: from.y };
  return {
    x: back * back * from.x + 2 * back * share * bend.x + share * share * dealAt.x,
    y: back * back * from.y + 2 * back * share * bend.y + share * share * dealAt.y,
  };
};

/** The dots of one flow: each step, small ones between two steps, and those of the way into the deal. */
const dotsOf = (flow: Flow, row: number): { steps: Point[]; all: Dot[] } => {
  const y = rowY[row] ?? 0;
  const steps = flow.steps
    .filter((step) => step !== deal)
    .map((_, index): Point => ({ x: left + index * stepWidth, y }));
  const withSmall = steps.flatMap((step, index) => {
    const next = steps[index + 1];
    if (!next) return [step];
    return [step, ...[1 / 3, 2 / 3].map((share) => ({ x: between(step.x, next.x, share), y }))];
  });
  const last = steps.at(-1) ?? dealAt;
  const isLevel = last.y === dealAt.y;
  const shares = isLevel ? [0.25, 0.5, 0.75] : [0.22, 0.42, 0.61, 0.8];
  const way = shares.map((share) => onWayToDeal(last, share));
  return { steps, all: [...withSmall, ...way, { ...dealAt, reach: dealReach[row] ?? 0 }] };
};

const circle = ({ x, y }: Point, radius: number, fill: string) =>
  `<circle cx="${Math.round(x * 10) / 10}" cy="${Math.round(y * 10) / 10}" r="${radius}" fill="${fill}"/>`;

const text = (at: Point, words: string, style: string) =>
  `<text x="${at.x}" y="${at.y}" ${style}>${escapeXml(words)}</text>`;

const drawFlow = (flow: Flow, row: number): string => {
  const { steps, all } = dotsOf(flow, row);
  const colour = lineColours[row] ?? color.ink;
  const y = rowY[row] ?? 0;
  const isStep = (dot: Point) => steps.includes(dot);
  return [
    `<path d="${strandPath(all)}" fill="none" stroke="${colour}" stroke-width="2.5"/>`,
    ...all.slice(0, -1).map((dot) => circle(dot, isStep(dot) ? 8 : 3.5, colour)),
    text({ x: left - 26, y: y - 62 }, flow.title, `font-size="20" font-weight="600" fill="${color.ink}"`),
    ...steps.map((at, index) =>
      text(
        { x: index === 0 ? left - 26 : at.x, y: y + 56 },
        `${index + 1}. ${flow.steps[index]?.label ?? ''}`,
        `font-size="15" fill="${color.ink}"${index === 0 ? '' : ' text-anchor="middle"'}`,
      ),
    ),
  ].join('');
};

/** The three flows as three lines of one kolam, as an SVG document: what the page shows and what it offers to keep. */
export const mindmapSvg = (): string =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" font-family="${escapeXml(font.text.replaceAll("'", ''))}">`,
    `<title>${escapeXml(`${product.name}: Platform Overview`)}</title>`,
    `<desc>${escapeXml(flows.map((flow) => `${flow.title}: ${flow.steps.map(({ label }) => label).join(', ')}.`).join(' '))}</desc>`,
    `<rect width="${width}" height="${height}" rx="12" fill="${color.surface}"/>`,
    ...flows.map(drawFlow),
    circle(dealAt, 18, color.marigold),
    text(
      { x: dealAt.x + 30, y: dealAt.y - 60 },
      deal.label,
      `font-size="22" font-weight="600" fill="${color.ink}" text-anchor="middle"`,
    ),
    '</svg>',
  ].join('');
