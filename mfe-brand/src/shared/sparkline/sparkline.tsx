import { token } from '@setu/ui';
import styled from 'styled-components';
import { type Day, sparklineShape, sparklineText } from './sparkline-shape';

const box = { width: 120, height: 32, inset: 4 };

const Plot = styled.svg`
  width: 100%;
  height: 32px;
  overflow: visible;
`;

interface SparklineProps {
  days: readonly Day[];
  /** Plural noun of what is counted; views by default. */
  noun?: string;
}

/** A number per day as one line, with a dot for the last day. */
export function Sparkline({ days, noun }: SparklineProps) {
  const { line, area, dot } = sparklineShape(days, box);
  return (
    <Plot
      viewBox={`0 0 ${box.width} ${box.height}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={sparklineText(days, noun)}
    >
      <path d={area} fill={token.color['peacock-tint']} />
      <path
        d={line}
        fill="none"
        stroke={token.color.peacock}
        strokeWidth="1.75"
        strokeLinejoin="round"
        strokeLinecap="round"
        vectorEffect="non-scaling-stroke"
      />
      {/* The round ends of a stroke keep their shape when the plot is stretched. */}
      <path
        d={dot}
        stroke={token.color.peacock}
        strokeWidth="6"
        strokeLinecap="round"
        vectorEffect="non-scaling-stroke"
      />
    </Plot>
  );
}
