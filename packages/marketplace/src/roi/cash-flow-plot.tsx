import { token } from '@setu/ui';
import { type PointerEvent, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { type CashFlowScale, cashFlowScale } from './cash-flow-scale';
import { CashFlowTable } from './cash-flow-table';
import { cashFlowSummary } from './cash-flow-text';
import { axisMoney, moneyTicks } from './money-axis';
import {
  cashAfter,
  cashFlowSteps,
  cashFlowTurns,
  type RoiAnswer,
  type RoiQuestion,
  recoveryOf,
} from './return-on-investment';
import { useWidth } from './use-width';

const Figure = styled.figure`
  display: flex;
  flex-direction: column;
  gap: ${token.space[12]};
  margin: 0;
`;

const Drawing = styled.svg`
  display: block;
  width: 100%;
  overflow: visible;
  touch-action: pan-y;
  font-size: ${token.text[12]};

  text {
    fill: ${token.color.muted};
  }

  .tick {
    font-variant-numeric: tabular-nums lining-nums;
  }

  .grid {
    stroke: ${token.color.line};
  }

  .zero {
    stroke: ${token.color.ink};
  }

  .below {
    fill: ${token.color.sunken};
  }

  .above {
    fill: ${token.color['peacock-tint']};
  }

  .flow {
    fill: none;
    stroke: ${token.color.peacock};
    stroke-width: 2.5;
    stroke-linecap: round;
  }

  .target {
    stroke: ${token.color.ink};
    stroke-dasharray: 3 4;
  }

  .label {
    fill: ${token.color.ink};
    font-weight: 600;
    paint-order: stroke;
    stroke: ${token.color.surface};
    stroke-width: 4px;
    stroke-linejoin: round;
  }

  .dot {
    fill: ${token.color.peacock};
    stroke: ${token.color.surface};
    stroke-width: 2;
  }

  .hand {
    stroke: ${token.color.peacock};
  }
`;

const Caption = styled.figcaption`
  color: ${token.color.muted};
  font-size: ${token.text[14]};
`;

/** Default width without layout, px. */
const usualWidth = 640;

interface ScaledProps {
  scale: CashFlowScale;
}

/** The areas between the line and zero, one below it and one above. */
function Areas({ scale, line }: ScaledProps & { line: string }) {
  const clipId = useId();
  const { left, right, bottom, x, y } = scale;
  const area = `${line}V${y(0)}H${x(0)}Z`;
  return (
    <>
      <defs>
        <clipPath id={`${clipId}above`}>
          <rect x={left} y={0} width={right - left} height={Math.max(0, y(0))} />
        </clipPath>
        <clipPath id={`${clipId}below`}>
          <rect x={left} y={y(0)} width={right - left} height={Math.max(0, bottom - y(0))} />
        </clipPath>
      </defs>
      <path className="below" clipPath={`url(#${clipId}below)`} d={area} />
      <path className="above" clipPath={`url(#${clipId}above)`} d={area} />
    </>
  );
}

/** Amounts with their lines on the left, months below. */
function Axes({ scale }: ScaledProps) {
  const { isNarrow, left, right, bottom, span, low, high, x, y } = scale;
  const months = cashFlowSteps(span).filter(
    (_, index, all) => !isNarrow || all.length < 8 || index % 2 === 0,
  );
  return (
    <>
      {moneyTicks(low, high, isNarrow ? 4 : 6).map((amount) => (
        <g key={amount}>
          <line
            className={amount === 0 ? 'zero' : 'grid'}
            x1={left}
            x2={right}
            y1={y(amount)}
            y2={y(amount)}
          />
          <text className="tick" x={left - 8} y={y(amount)} textAnchor="end" dominantBaseline="middle">
            {axisMoney(amount)}
          </text>
        </g>
      ))}
      {months.map((month) => (
        <text key={month} className="tick" x={x(month)} y={bottom + 21} textAnchor="middle">
          {month}
        </text>
      ))}
      <text x={left - 14} y={bottom + 21} textAnchor="end">
        Month
      </text>
    </>
  );
}

/** The month of the payback target. */
function TargetMark({ scale, month }: ScaledProps & { month: number }) {
  const { top, bottom, x, isInRightHalf } = scale;
  return (
    <>
      <line className="target" x1={x(month)} x2={x(month)} y1={top - 6} y2={bottom} />
      <text className="label" x={x(month)} y={top - 14} textAnchor={isInRightHalf(month) ? 'end' : 'start'}>
        Your target: month {month}
      </text>
    </>
  );
}

interface BreakEvenMarkProps extends ScaledProps {
  /** The month at whose end the investment is recovered. */
  month: number;
  /** Where within that month the line crosses zero. */
  crossing: number;
}

/** Where the line crosses zero. Its label is below the zero line, or above it when it does not fit below. */
function BreakEvenMark({ scale, month, crossing }: BreakEvenMarkProps) {
  const { bottom, x, y, isInRightHalf } = scale;
  const isLate = isInRightHalf(crossing);
  const isLabelAbove = isLate || bottom - y(0) < 28;
  return (
    <>
      <circle className="dot" cx={x(crossing)} cy={y(0)} r={6} />
      <text
        className="label"
        x={x(crossing) + (isLate ? -12 : 12)}
        y={y(0) + (isLabelAbove ? -10 : 20)}
        textAnchor={isLate ? 'end' : 'start'}
      >
        Break-even: month {month}
      </text>
    </>
  );
}

interface CashFlowPlotProps {
  question: RoiQuestion;
  answer: RoiAnswer;
}

/** The cumulative cash flow by month, with the start, the break-even and the target. */
export function CashFlowPlot({ question, answer }: CashFlowPlotProps) {
  const svg = useRef<SVGSVGElement>(null);
  const width = useWidth(svg, usualWidth);
  const [pointedMonth, setPointedMonth] = useState<number | null>(null);
  const scale = cashFlowScale(question, answer, width);
  const { height, span, start, end, top, bottom, x, y } = scale;
  const turns = cashFlowTurns(question, span).map(
    (month) => `${x(month)},${y(cashAfter(question, month).total)}`,
  );
  const line = `M${turns.join('L')}`;
  const breakEven = answer.breakEvenMonths;

  const handlePointer = (event: PointerEvent<SVGSVGElement>) =>
    setPointedMonth(scale.monthAt(event.clientX - event.currentTarget.getBoundingClientRect().left));

  return (
    <Figure>
      <Drawing
        ref={svg}
        role="img"
        aria-label={cashFlowSummary(question, answer, span)}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        onPointerMove={handlePointer}
        onPointerDown={handlePointer}
        onPointerLeave={() => setPointedMonth(null)}
      >
        <Areas scale={scale} line={line} />
        <Axes scale={scale} />
        {question.paybackMonths > 0 ? <TargetMark scale={scale} month={question.paybackMonths} /> : null}
        <path className="flow" d={line} />
        {pointedMonth === null ? null : (
          <>
            <line className="hand" x1={x(pointedMonth)} x2={x(pointedMonth)} y1={top} y2={bottom} />
            <circle
              className="dot"
              cx={x(pointedMonth)}
              cy={y(cashAfter(question, pointedMonth).total)}
              r={5}
            />
          </>
        )}
        {breakEven !== null && breakEven <= span ? (
          <BreakEvenMark scale={scale} month={breakEven} crossing={recoveryOf(question) ?? 0} />
        ) : null}
      </Drawing>
      <Caption aria-hidden="true">
        {pointedMonth === null
          ? `Money in and out since the first day, added up. From ${axisMoney(start)} to ${axisMoney(end)}.`
          : `After month ${pointedMonth}: ${axisMoney(cashAfter(question, pointedMonth).total)}`}
      </Caption>
      <CashFlowTable question={question} months={cashFlowSteps(span)} />
    </Figure>
  );
}
