import type { AdminTrends } from '@setu/contracts';
import { formatCount, formatDate, tabularFigures, token } from '@setu/ui';
import { type PointerEvent, useState } from 'react';
import styled from 'styled-components';
import { measureLabels } from './measure-labels';
import { formatDay, type Measure, measures, type Trend, trendOf } from './trend';

/** Units of the drawing: width of a day's column, the gap in it, height of the highest bar. */
const column = 10;
const gap = 3;
const height = 104;
/** Smallest height of a bar whose count is not zero, so that it is visible. */
const least = 2;

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token.space[24]};
`;

const Figure = styled.figure`
  ${tabularFigures}
  margin: 0;
`;

const Caption = styled.figcaption`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${token.space[8]};
  margin-bottom: ${token.space[24]};
  font-size: ${token.text[14]};
`;

const Name = styled.span`
  font-weight: 600;
`;

const Reading = styled.span`
  color: ${token.color.muted};
`;

const Area = styled.div`
  position: relative;
`;

const Drawing = styled.svg`
  display: block;
  width: 100%;
  height: ${height}px;
  overflow: visible;
  touch-action: pan-y;
`;

const PeakLabel = styled.span<{ $at: number }>`
  position: absolute;
  bottom: calc(100% + 2px);
  left: clamp(12px, ${({ $at }) => $at}%, calc(100% - 12px));
  color: ${token.color.ink};
  font-size: ${token.text[12]};
  font-weight: 600;
  line-height: 1.3;
  transform: translateX(-50%);
  pointer-events: none;
`;

const Days = styled.div`
  display: flex;
  justify-content: space-between;
  margin-top: ${token.space[4]};
  color: ${token.color.muted};
  font-size: ${token.text[12]};
`;

const trendSummary = (measure: Measure, { total, peak }: Trend): string => {
  const name = measureLabels[measure];
  if (!peak) return `${name}: none in 30 days`;
  return `${name}: ${formatCount(total)} in 30 days, most on ${formatDate(peak.day)}: ${formatCount(peak.count)}`;
};

interface PlotProps {
  measure: Measure;
  trend: Trend;
  /** Index of the day under the pointer, in any of the plots. */
  pointed: number | null;
  onPoint: (index: number | null) => void;
}

function Plot({ measure, trend, pointed, onPoint }: PlotProps) {
  const { days, peak, total } = trend;
  const width = days.length * column;
  const shown = pointed === null ? undefined : days[pointed];

  const handleMove = ({ clientX, currentTarget }: PointerEvent<SVGSVGElement>) => {
    const box = currentTarget.getBoundingClientRect();
    const index = Math.floor(((clientX - box.left) / box.width) * days.length);
    onPoint(Math.min(Math.max(index, 0), days.length - 1));
  };

  return (
    <Figure>
      <Caption>
        <Name>{measureLabels[measure]}</Name>
        <Reading aria-hidden="true">
          {shown
            ? `${formatDay(shown.day)}: ${formatCount(shown.count)}`
            : `${peak ? formatCount(total) : 'None'} in 30 days`}
        </Reading>
      </Caption>
      <Area>
        {peak ? (
          <PeakLabel $at={((peak.index + 0.5) / days.length) * 100} aria-hidden="true">
            {formatCount(peak.count)}
          </PeakLabel>
        ) : null}
        <Drawing
          role="img"
          aria-label={trendSummary(measure, trend)}
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
          onPointerMove={handleMove}
          onPointerLeave={() => onPoint(null)}
        >
          <rect width={width} height={height} fill="transparent" />
          {days.map(({ day, count, share }, index) => {
            const bar = count > 0 ? Math.max(share * height, least) : 0;
            return (
              <rect
                key={day}
                x={index * column + gap / 2}
                y={height - bar}
                width={column - gap}
                height={bar}
                fill={index === pointed ? token.color.ink : token.color.peacock}
              />
            );
          })}
          <line
            x2={width}
            y1={height}
            y2={height}
            stroke={token.color['line-strong']}
            vectorEffect="non-scaling-stroke"
          />
        </Drawing>
      </Area>
      <Days aria-hidden="true">
        <span>{days[0] ? formatDay(days[0].day) : null}</span>
        <span>Today</span>
      </Days>
    </Figure>
  );
}

/** Plots of the same days below each other, each with its own scale; pointing at a day shows its values in all plots. */
export function TrendsPlot({ trends }: { trends: AdminTrends }) {
  const [pointed, setPointed] = useState<number | null>(null);
  return (
    <Root>
      {measures.map((measure) => (
        <Plot
          key={measure}
          measure={measure}
          trend={trendOf(trends, measure)}
          pointed={pointed}
          onPoint={setPointed}
        />
      ))}
    </Root>
  );
}
