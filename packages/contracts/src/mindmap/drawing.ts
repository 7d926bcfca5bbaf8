import { deal, type Flow, flows } from './flows';
import { type Dot, type Point, strandPath } from './strand';

/** Colours of the drawing, by their names in the design system. */
export type DrawingColour = 'peacock' | 'turmeric' | 'marigold' | 'ink';

export interface DrawnDot extends Point {
  radius: number;
}

export interface DrawnText extends Point {
  words: string;
  /** The point of the text at `x`; `y` is the baseline. */
  anchor: 'start' | 'middle';
  size: number;
  isStrong: boolean;
}

export interface DrawnFlow {
  /** SVG path data of the closed line around its dots. */
  path: string;
  colour: DrawingColour;
  dots: readonly DrawnDot[];
  texts: readonly DrawnText[];
}

/** The three flows as three lines of one kolam. Lengths in px of a canvas of `width` by `height`. */
export interface PlatformDrawing {
  width: number;
  height: number;
  flows: readonly DrawnFlow[];
  deal: { dot: DrawnDot; colour: DrawingColour; text: DrawnText };
}

const width = 1200;
const height = 580;
const rowY = [120, 300, 480];
const left = 84;
/** Distance between steps, with small dots at one and two thirds. */
const stepWidth = 232;
const dealAt: Point = { x: 1096, y: 300 };
/** Distance of each line from the shared dot, px; the lines form concentric rings. */
const dealReach = [46, 34, 40];

/** Colour of each flow's line, in the order of the flows. */
export const flowColours: readonly DrawingColour[] = ['peacock', 'ink', 'turmeric'];

const between = (from: number, to: number, share: number) => from + (to - from) * share;

/** A point on the curve from the last step to the deal, which starts horizontally and bends towards the deal. */
const onWayToDeal = (from: Point, share: number): Point => {
  const back = 1 - share;
  const bend = { x: between(from.x, dealAt.x, 0.62), y: from.y };
  return {
    x: back * back * from.x + 2 * back * share * bend.x + share * share * dealAt.x,
    y: back * back * from.y + 2 * back * share * bend.y + share * share * dealAt.y,
  };
};

/** The dots of one flow: its steps, small ones between two steps, and those on the curve to the deal. */
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

const drawFlow = (flow: Flow, row: number): DrawnFlow => {
  const y = rowY[row] ?? 0;
  const { steps, all } = dotsOf(flow, row);
  const title: DrawnText = {
    x: left - 26,
    y: y - 62,
    words: flow.title,
    anchor: 'start',
    size: 20,
    isStrong: true,
  };
  const labels = steps.map(
    (at, index): DrawnText => ({
      x: index === 0 ? left - 26 : at.x,
      y: y + 56,
      words: `${index + 1}. ${flow.steps[index]?.label ?? ''}`,
      anchor: index === 0 ? 'start' : 'middle',
      size: 15,
      isStrong: false,
    }),
  );
  return {
    path: strandPath(all),
    colour: flowColours[row] ?? 'ink',
    dots: all.slice(0, -1).map((dot) => ({ x: dot.x, y: dot.y, radius: steps.includes(dot) ? 8 : 3.5 })),
    texts: [title, ...labels],
  };
};

/** The drawing of the platform overview, shared by the page, its SVG and its PDF. */
export const platformDrawing = (): PlatformDrawing => ({
  width,
  height,
  flows: flows.map(drawFlow),
  deal: {
    dot: { ...dealAt, radius: 18 },
    colour: 'marigold',
    text: {
      x: dealAt.x + 30,
      y: dealAt.y - 60,
      words: deal.label,
      anchor: 'middle',
      size: 22,
      isStrong: true,
    },
  },
});
