import {
  cashAfter,
  cashFlowSpan,
  cashFlowTurns,
  type RoiAnswer,
  type RoiQuestion,
} from './return-on-investment';

/** Space around the drawing for its labels, px. */
const edge = { top: 28, right: 12, bottom: 28, left: 62 };
/** Below this width the drawing is lower and has fewer labels, px. */
const narrowWidth = 480;

/** Positions of months and amounts in a drawing of this width. */
export interface CashFlowScale {
  isNarrow: boolean;
  width: number;
  height: number;
  /** Edges of the plot, px. */
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** Number of months in the plot. */
  span: number;
  /** Total at the first and the last month, rupees. */
  start: number;
  end: number;
  low: number;
  high: number;
  x: (month: number) => number;
  y: (total: number) => number;
  /** Whether a month is in the right half, so that its label is on its left. */
  isInRightHalf: (month: number) => boolean;
  /** The month at this distance from the drawing's left edge, px; null outside the plot. */
  monthAt: (px: number) => number | null;
}

export const cashFlowScale = (question: RoiQuestion, answer: RoiAnswer, width: number): CashFlowScale => {
  const isNarrow = width < narrowWidth;
  const height = isNarrow ? 240 : 300;
  const span = cashFlowSpan(question, answer);
  const start = cashAfter(question, 0).total;
  const end = cashAfter(question, span).total;
  const totals = cashFlowTurns(question, span).map((month) => cashAfter(question, month).total);
  const low = Math.min(0, ...totals);
  // An own share of nothing that earns nothing still needs a height.
  const high = Math.max(0, low === 0 ? 1 : 0, ...totals);
  const { left, top } = edge;
  const bottom = height - edge.bottom;
  const right = width - edge.right;
  const x = (month: number) => left + (month / span) * (right - left);
  return {
    isNarrow,
    width,
    height,
    left,
    right,
    top,
    bottom,
    span,
    start,
    end,
    low,
    high,
    x,
    y: (total) => top + ((high - total) / (high - low)) * (bottom - top),
    isInRightHalf: (month) => x(month) > (left + right) / 2,
    monthAt: (px) => {
      const month = Math.round(((px - left) / (right - left)) * span);
      return month >= 0 && month <= span ? month : null;
    },
  };
};
