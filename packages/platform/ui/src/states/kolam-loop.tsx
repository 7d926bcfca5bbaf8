import styled, { keyframes } from 'styled-components';
import { kolamOf } from '../kolam/kolam-path';

const round = keyframes`
  to { stroke-dashoffset: -100; }
`;

const Moving = styled.path`
  stroke-dasharray: 40 60;
  animation: ${round} 1.6s linear infinite;

  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`;

/** One line around two dots. */
const { path, width, height } = kolamOf(2, 1, () => true);

/** The smallest kolam with a moving line, shown while something loads. */
export function KolamLoop({ size }: { size: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox={`-0.4 ${-(width - height) / 2 - 0.4} ${width + 0.8} ${width + 0.8}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="0.42"
      aria-hidden="true"
    >
      <path d={path} opacity="0.25" />
      <Moving d={path} strokeLinecap="round" pathLength="100" />
    </svg>
  );
}
