import { token } from '@setu/ui';
import { kolamOf } from '@setu/ui/kolam';
import { bridgeColumns, bridgeRows, hasBridgeDot } from './bridge-dots';

const { path, dots, width, height } = kolamOf(bridgeColumns, bridgeRows, hasBridgeDot);

interface BridgeProps {
  /** Colours of line and dots; peacock and marigold by default. */
  line?: string;
  dot?: string;
  className?: string;
}

/** The product's name as a kolam: a bridge in one line. */
export function Bridge({ line = token.color.peacock, dot = token.color.marigold, className }: BridgeProps) {
  return (
    <svg
      className={className}
      viewBox={`-0.3 -0.3 ${width + 0.6} ${height + 0.6}`}
      fill="none"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d={path} stroke={line} strokeWidth="0.13" strokeLinejoin="round" />
      <path d={dots.map(([x, y]) => `M${x} ${y}h0`).join('')} stroke={dot} strokeWidth="0.36" />
    </svg>
  );
}
