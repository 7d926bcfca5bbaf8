import { deal, type Flow, flows } from './flows';
import { type Point, strandPath } from './strand';

/** Colours of the drawing by the names the design system gives them; who draws knows their values. */
export type DrawingColour = 'peacock' | 'kumkum' | 'turmeric' | 'marigold' | 'ink';

export interface DrawnDot extends Point {
  radius: number;
}

export interface DrawnText extends Point {
  words: string;
  /** Where `x` lies in the words; `y` is their base line. */
  anchor: 'start' | 'middle';
  size: number;
  isStrong: boolean;
}

export interface DrawnFlow {
  /** The closed line around its dots, SVG path data. */
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
const height = 640;
const rowY = [150, 330, 510];
const left = 84;
/** From step to step; a third and two thirds of the way lie small dots. */
const stepWidth = 232;
const dealAt: Point = { x: 1096, y: 330 };

/** Colour of each flow's line, in the order of the flows. */
export const flowColours: readonly DrawingColour[] = ['peacock', 'kumkum', 'turmeric'];

const between = (from: Point, to: Point, share: number): Point => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
});

/** The dots of one flow: each step, two small ones between two steps, and the way into the deal. */
const dotsOf = (flow: Flow, y: number): { steps: Point[]; all: Point[] } => {
  const steps = flow.steps
    .filter((step) => step !== deal)
    .map((_, index): Point => ({ x: left + index * stepWidth, y }));
  const withSmall = steps.flatMap((step, index) => {
    const next = steps[index + 1];
    return next ? [step, between(step, next, 1 / 3), between(step, next, 2 / 3)] : [step];
  });
  const last = steps.at(-1) ?? dealAt;
  return { steps, all: [...withSmall, between(last, dealAt, 1 / 3), between(last, dealAt, 2 / 3), dealAt] };
};

const drawFlow = (flow: Flow, row: number): DrawnFlow => {
  const y = rowY[row] ?? 0;
  const { steps, all } = dotsOf(flow, y);
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
    dots: all
      .filter((dot) => dot !== dealAt)
      .map((dot) => ({ ...dot, radius: steps.includes(dot) ? 8 : 3.5 })),
    texts: [title, ...labels],
  };
};

/** The drawing of the platform overview: the page, its SVG and its PDF show this one. */
export const platformDrawing = (): PlatformDrawing => ({
  width,
  height,
  flows: flows.map(drawFlow),
  deal: {
    dot: { ...dealAt, radius: 15 },
    colour: 'marigold',
    text: { x: dealAt.x, y: dealAt.y + 66, words: deal.label, anchor: 'middle', size: 22, isStrong: true },
  },
});
