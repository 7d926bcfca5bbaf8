import { kolamOf } from '../kolam/kolam-path';

const { path, dots, width, height } = kolamOf(4, 3, () => true);

/** The dots of a kolam whose line is not drawn. */
export function DotGrid() {
  return (
    <svg
      width="88"
      height="66"
      viewBox={`-0.2 -0.2 ${width + 0.4} ${height + 0.4}`}
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d={path} strokeWidth="0.16" opacity="0.38" />
      <path d={dots.map(([x, y]) => `M${x} ${y}h0`).join('')} strokeWidth="0.46" />
    </svg>
  );
}
