import { token } from '@setu/ui';
import { type PointerEvent, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { CashFlowTable } from './cash-flow-table';
import { cashFlowSummary } from './cash-flow-words';
import { axisMoney, moneyTicks } from './money-axis';
import {
  cashAfter,
  cashFlowSpan,
  cashFlowSteps,
  type RoiAnswer,
  type RoiQuestion,
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

/** Room around the drawing for its labels, px. */
const edge = { top: 28, right: 12, bottom: 28, left: 62 };
/** Width where nothing is laid out, px. */
const usualWidth = 640;

interface CashFlowPlotProps {
  question: RoiQuestion;
  answer: RoiAnswer;
}

/** All money in and out, month by month: where it starts, when it is back, and when it should be. */
export function CashFlowPlot({ question, answer }: CashFlowPlotProps) {
  const clipId = useId();
  const svg = useRef<SVGSVGElement>(null);
  const width = useWidth(svg, usualWidth);
  const [pointedMonth, setPointedMonth] = useState<number | null>(null);

  const height = width < 480 ? 240 : 300;
  const span = cashFlowSpan(question, answer);
  const start = cashAfter(question, 0).total;
  const end = cashAfter(question, span).total;
  const low = Math.min(start, end);
  const high = Math.max(0, end);
  const bottom = height - edge.bottom;
  const right = width - edge.right;
  const x = (month: number) => edge.left + (month / span) * (right - edge.left);
  const y = (total: number) => edge.top + ((high - total) / (high - low)) * (bottom - edge.top);

  const breakEven = answer.breakEvenMonths;
  const isBreakEvenInside = breakEven !== null && breakEven <= span;
  /** Where the line itself meets zero: within the month that ends with break-even. */
  const crossing = question.initialInvestment / answer.monthlyProfit;
  const isBreakEvenLate = x(crossing) > (edge.left + right) / 2;
  /** Below the zero line, or above it where there is no room below. */
  const isLabelAbove = isBreakEvenLate || bottom - y(0) < 28;
  const hasTarget = question.paybackMonths > 0;
  const isTargetLate = x(question.paybackMonths) > (edge.left + right) / 2;
  const years = cashFlowSteps(span).filter(
    (_, index, all) => width >= 480 || all.length < 8 || index % 2 === 0,
  );
  const line = `M${x(0)},${y(start)}L${x(span)},${y(end)}`;

  const handlePointer = (event: PointerEvent<SVGSVGElement>) => {
    const at = event.clientX - event.currentTarget.getBoundingClientRect().left;
    const month = Math.round(((at - edge.left) / (right - edge.left)) * span);
    setPointedMonth(month >= 0 && month <= span ? month : null);
  };

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
        <defs>
          <clipPath id={`${clipId}above`}>
            <rect x={edge.left} y={0} width={right - edge.left} height={Math.max(0, y(0))} />
          </clipPath>
          <clipPath id={`${clipId}below`}>
            <rect x={edge.left} y={y(0)} width={right - edge.left} height={Math.max(0, bottom - y(0))} />
          </clipPath>
        </defs>
        <path className="below" clipPath={`url(#${clipId}below)`} d={`${line}V${y(0)}H${x(0)}Z`} />
        <path className="above" clipPath={`url(#${clipId}above)`} d={`${line}V${y(0)}H${x(0)}Z`} />
        {moneyTicks(low, high, width < 480 ? 4 : 6).map((amount) => (
          <g key={amount}>
            <line
              className={amount === 0 ? 'zero' : 'grid'}
              x1={edge.left}
              x2={right}
              y1={y(amount)}
              y2={y(amount)}
            />
            <text className="tick" x={edge.left - 8} y={y(amount)} textAnchor="end" dominantBaseline="middle">
              {axisMoney(amount)}
            </text>
          </g>
        ))}
        {years.map((month) => (
          <text key={month} className="tick" x={x(month)} y={bottom + 21} textAnchor="middle">
            {month}
          </text>
        ))}
        <text x={edge.left - 14} y={bottom + 21} textAnchor="end">
          Month
        </text>
        {hasTarget ? (
          <>
            <line
              className="target"
              x1={x(question.paybackMonths)}
              x2={x(question.paybackMonths)}
              y1={edge.top - 6}
              y2={bottom}
            />
            <text
              className="label"
              x={x(question.paybackMonths)}
              y={edge.top - 14}
              textAnchor={isTargetLate ? 'end' : 'start'}
            >
              Your target: month {question.paybackMonths}
            </text>
          </>
        ) : null}
        <path className="flow" d={line} />
        {pointedMonth === null ? null : (
          <>
            <line className="hand" x1={x(pointedMonth)} x2={x(pointedMonth)} y1={edge.top} y2={bottom} />
            <circle
              className="dot"
              cx={x(pointedMonth)}
              cy={y(cashAfter(question, pointedMonth).total)}
              r={5}
            />
          </>
        )}
        {isBreakEvenInside ? (
          <>
            <circle className="dot" cx={x(crossing)} cy={y(0)} r={6} />
            <text
              className="label"
              x={x(crossing) + (isBreakEvenLate ? -12 : 12)}
              y={y(0) + (isLabelAbove ? -10 : 20)}
              textAnchor={isBreakEvenLate ? 'end' : 'start'}
            >
              Break-even: month {breakEven}
            </text>
          </>
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
