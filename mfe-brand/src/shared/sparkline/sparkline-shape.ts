export interface Day {
  /** ISO date, the day in India. */
  day: string;
  views: number;
}

interface Box {
  width: number;
  height: number;
  /** Space around the line for its stroke and its last dot. */
  inset: number;
}

export interface SparklineShape {
  /** SVG path of the line. */
  line: string;
  /** SVG path of the area below it. */
  area: string;
  /**
   * SVG path whose round ends are the dot of the last day. It has a length, because WebKit stretches the ends of a line without one
   * (https://bugs.webkit.org/show_bug.cgi?id=249265).
   */
  dot: string;
}

const round = (value: number) => Math.round(value * 100) / 100;

/** The line of views per day, from the left edge to the right, zero at the bottom. */
export const sparklineShape = (days: readonly Day[], { width, height, inset }: Box): SparklineShape => {
  const most = Math.max(1, ...days.map(({ views }) => views));
  const step = (width - 2 * inset) / Math.max(1, days.length - 1);
  const points = days.map(({ views }, index) => ({
    x: round(inset + index * step),
    y: round(height - inset - (views / most) * (height - 2 * inset)),
  }));
  const line = points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');
  const last = points.at(-1) ?? { x: inset, y: height - inset };
  const first = points[0] ?? last;
  return {
    line,
    area: `${line}L${last.x} ${height}L${first.x} ${height}Z`,
    dot: `M${last.x} ${last.y}h0.01`,
  };
};

const dayAndMonth = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'long', timeZone: 'UTC' });
const dayName = (day: string) => dayAndMonth.format(new Date(`${day}T00:00:00Z`));

/**
 * A description of the line.
 * @param noun plural noun of what is counted
 */
export const sparklineText = (days: readonly Day[], noun = 'views'): string => {
  const sum = days.reduce((all, { views }) => all + views, 0);
  if (sum === 0) return `No ${noun} in the last ${days.length} days`;
  const best = days.reduce((most, one) => (one.views > most.views ? one : most));
  return `${sum.toLocaleString('en-IN')} ${noun} in the last ${days.length} days, most on ${dayName(best.day)}: ${best.views.toLocaleString('en-IN')}`;
};
