import { kolamOf } from '../kolam/kolam-path';

const { path, dots, width, height } = kolamOf(4, 3, () => true);

/** A kolam before it is drawn: its dots stand, of its line there is only the first stroke. */
export function DotGrid() {
  return (
    <svg
      width="88"
      height="66"
      viewBox={`-0.2 -0.2 ${width + 0.4} ${height + 0.4}`}
      fill="none"
      aria-hidden="true"
    >
      {dots.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="0.2" fill="currentColor" opacity="0.55" />
      ))}
      <path
        d={path}
        pathLength="100"
        stroke="currentColor"
        strokeWidth="0.16"
        strokeLinecap="round"
        strokeDasharray="30 70"
      />
    </svg>
  );
}
