import { formatExact, formatPercent, Icon, media, Stack, Text, token } from '@setu/ui';
import { CircleCheck, CircleX, Clock } from '@setu/ui/icons';
import styled from 'styled-components';
import { monthsText, verdict } from './cash-flow-text';
import type { RoiAnswer, RoiQuestion } from './return-on-investment';

/** The input of a calculation with its result. */
export interface RoiResult {
  question: RoiQuestion;
  answer: RoiAnswer;
}

/** Shown before a calculation. Its dashes are narrower than figures, so that they look connected. */
const NoFigure = styled.span.attrs({ children: '--' })`
  font-variant-numeric: normal;
`;

/** Lines on a phone, where long amounts need the width; otherwise four tiles. */
const Figures = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1px;
  overflow: hidden;
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.control};
  background: ${token.color.line};

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 ${token.space[12]};
    padding: ${token.space[12]};
    background: ${token.color.surface};

    ${media.tablet} {
      flex-direction: column;
      gap: ${token.space[4]};
    }
  }

  dt {
    color: ${token.color.muted};
    font-size: ${token.text[14]};
    line-height: 1.4;
  }

  dd {
    font-size: ${token.text[18]};
    font-weight: 600;
    font-variant-numeric: tabular-nums lining-nums;
    line-height: 1.25;
    letter-spacing: -0.015em;
    overflow-wrap: anywhere;

    ${media.tablet} {
      font-size: ${token.text[22]};
    }
  }
`;

const Verdict = styled.div<{ $colour: 'leaf' | 'turmeric' | 'kumkum' }>`
  display: flex;
  gap: ${token.space[12]};
  padding: ${token.space[12]} ${token.space[16]};
  border-radius: ${token.radius.control};
  background: ${({ $colour }) => token.color[`${$colour}-tint`]};

  svg {
    margin-top: 3px;
    color: ${({ $colour }) => token.color[$colour]};
  }

  strong {
    display: block;
    color: ${({ $colour }) => token.color[$colour]};
    font-weight: 600;
  }
`;

const outcomes = {
  never: { colour: 'kumkum', icon: CircleX, title: 'Does not pay back' },
  late: { colour: 'turmeric', icon: Clock, title: 'Payback target not met' },
  met: { colour: 'leaf', icon: CircleCheck, title: 'Payback target met' },
} as const;

const outcomeOf = ({ breakEvenMonths, isTargetMet }: RoiAnswer) => {
  if (breakEvenMonths === null) return outcomes.never;
  return isTargetMet ? outcomes.met : outcomes.late;
};

function Outcome({ question, answer }: RoiResult) {
  const { colour, icon, title } = outcomeOf(answer);
  return (
    <Verdict $colour={colour}>
      <Icon of={icon} />
      <Text as="div" $size={14}>
        <strong>{title}</strong>
        {verdict(question, answer)}
      </Text>
    </Verdict>
  );
}

const breakEvenText = ({ breakEvenMonths }: RoiAnswer) =>
  breakEvenMonths === null ? 'Does not pay back' : monthsText(breakEvenMonths);

/** The four figures, with a loan also its instalment and what is left after it, `--` before a calculation, and the verdict about the target. */
export function RoiResults({ result }: { result: RoiResult | null }) {
  const period = result ? monthsText(result.question.paybackMonths) : 'payback period';
  const figures = [
    ['Monthly Profit', result && formatExact(result.answer.monthlyProfit)],
    ...(result && result.answer.emi !== null
      ? ([
          [`EMI for ${monthsText(result.question.loan?.months ?? 0)}`, formatExact(result.answer.emi)],
          ['Left after EMI', formatExact(result.answer.monthlyProfit - result.answer.emi)],
        ] as const)
      : []),
    ['Annual ROI', result && formatPercent(result.answer.annualRoi)],
    ['Break-even', result && breakEvenText(result.answer)],
    [`Return over ${period}`, result && formatExact(result.answer.returnOverPeriod)],
  ] as const;
  return (
    <Stack $gap={16}>
      <Figures>
        {figures.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value ?? <NoFigure />}</dd>
          </div>
        ))}
      </Figures>
      <div aria-live="polite">{result ? <Outcome {...result} /> : null}</div>
    </Stack>
  );
}
