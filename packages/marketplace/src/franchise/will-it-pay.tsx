import {
  basisText,
  type Earnings,
  earningsCases,
  earningsDoubts,
  earningsOf,
  type FranchiseView,
  paybackOfReturn,
} from '@setu/contracts';
import { LinkButton, Stack, Text, tabularFigures, token, VisuallyHidden } from '@setu/ui';
import { formatExact, formatMoney, formatPercent, plural } from '@setu/ui/format';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { calculatorAddress } from '../roi/calculator-address';

const caseLabels = { low: 'Low', typical: 'Typical', high: 'High' } as const;

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${token.text[14]};
  line-height: 1.4;

  th,
  td {
    padding: ${token.space[8]} 0 ${token.space[8]} ${token.space[8]};
    border-bottom: 1px solid ${token.color.line};
    font-weight: 400;
    text-align: right;
    vertical-align: top;
  }

  td {
    ${tabularFigures}
  }

  th:first-child {
    padding-left: 0;
    text-align: left;
  }

  thead th {
    color: ${token.color.muted};
  }
`;

/** Text of double size needs more than the width of a phone. */
const Scroller = styled.div`
  overflow-x: auto;
`;

const Strong = styled.tr`
  > * {
    font-weight: 600 !important;
  }
`;

/** How a typical month's revenue is used, as one bar. The table has the same figures. */
const Bar = styled.div`
  display: flex;
  height: 28px;
  overflow: hidden;
  border-radius: ${token.radius.control};
  background: ${token.color.sunken};
`;

const Piece = styled.div<{ $share: number; $color: string }>`
  width: ${({ $share }) => $share}%;
  background: ${({ $color }) => $color};
  print-color-adjust: exact;
`;

const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[4]} ${token.space[16]};
  font-size: ${token.text[14]};

  li {
    display: flex;
    align-items: center;
    gap: ${token.space[8]};
  }
`;

const Swatch = styled.span<{ $color: string }>`
  width: 12px;
  height: 12px;
  border-radius: 3px;
  background: ${({ $color }) => $color};
  print-color-adjust: exact;
`;

const piecesOf = ({ costs, royalty, marketingFee, profit, revenue }: Earnings, rent: number) =>
  [
    { label: 'Rent', amount: rent, color: token.color.peacock },
    { label: rent > 0 ? 'Other costs' : 'Costs', amount: costs - rent, color: token.color['line-strong'] },
    { label: 'Royalty and marketing fee', amount: royalty + marketingFee, color: token.color.marigold },
    { label: 'Profit', amount: Math.max(profit, 0), color: token.color.leaf },
  ].map((piece) => ({ ...piece, share: revenue > 0 ? Math.min(100, (piece.amount / revenue) * 100) : 0 }));

function UseOfRevenue({ typical, rent }: { typical: Earnings; rent: number }) {
  const pieces = piecesOf(typical, rent).filter(({ amount }) => amount > 0);
  return (
    <Stack as="figure" $gap={8} style={{ margin: 0 }}>
      <Text as="figcaption" $size={14} $tone="muted">
        Of {formatExact(typical.revenue)} revenue in a typical month
      </Text>
      <Bar aria-hidden="true">
        {pieces.map(({ label, share, color }) => (
          <Piece key={label} $share={share} $color={color} />
        ))}
      </Bar>
      <Legend>
        {pieces.map(({ label, share, color }) => (
          <li key={label}>
            <Swatch $color={color} />
            {label} {formatPercent(Math.round(share))}
          </li>
        ))}
      </Legend>
    </Stack>
  );
}

const payback = ({ paybackMonths }: Earnings) =>
  paybackMonths === null ? 'Never' : plural(paybackMonths, 'month');

interface RowProps {
  label: string;
  values: readonly string[];
  isStrong?: boolean;
}

function Row({ label, values, isStrong }: RowProps) {
  const cells: ReactNode = (
    <>
      <th scope="row">{label}</th>
      {values.map((value, index) => (
        <td key={earningsCases[index]}>{value}</td>
      ))}
    </>
  );
  return isStrong ? <Strong>{cells}</Strong> : <tr>{cells}</tr>;
}

/** Target of the calculator for an outlet that never pays back, months. */
const usualPayback = 36;

/** A typical outlet as figures of the calculator; the fees are expenses. */
const questionOf = ({ investment, revenue, profit, paybackMonths }: Earnings) => ({
  initialInvestment: investment,
  monthlyRevenue: revenue,
  monthlyExpenses: Math.round((revenue - profit) * 100) / 100,
  paybackMonths: Math.min(paybackMonths ?? usualPayback, 600),
});

/** What a stated return alone means; empty without one. */
const statedPayback = ({ expectedROI }: FranchiseView): string => {
  const months = expectedROI === null ? null : paybackOfReturn(Number(expectedROI));
  return months === null
    ? ''
    : ` The stated return of ${formatPercent(expectedROI)} a year would pay the investment back in ${plural(months, 'month')}.`;
};

/** What an outlet earns, when it pays back, and which claims do not fit together. */
export function WillItPay({ franchise }: { franchise: FranchiseView }) {
  const earnings = earningsOf(franchise);
  if (!earnings)
    return (
      <Text $tone="muted">
        {franchise.brandName} does not disclose the revenue and costs of an outlet. Ask for them, with the
        outlets and months they come from.{statedPayback(franchise)}
      </Text>
    );
  const of = (value: (one: Earnings) => string) => earningsCases.map((which) => value(earnings[which]));
  const doubts = earningsDoubts(franchise);
  return (
    <>
      <UseOfRevenue typical={earnings.typical} rent={Number(franchise.monthlyRent ?? 0)} />
      <Scroller role="region" aria-label="Earnings" tabIndex={0}>
        <Table>
          <VisuallyHidden as="caption">Earnings of an outlet in three cases</VisuallyHidden>
          <thead>
            <tr>
              <th scope="col">A month</th>
              {earningsCases.map((which) => (
                <th key={which} scope="col">
                  {caseLabels[which]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <Row label="Revenue" values={of(({ revenue }) => formatExact(revenue))} />
            <Row label="Costs" values={of(({ costs }) => formatExact(costs))} />
            <Row
              label="Fees"
              values={of(({ royalty, marketingFee }) => formatExact(royalty + marketingFee))}
            />
            <Row label="Profit" isStrong values={of(({ profit }) => formatExact(profit))} />
            <Row label="Investment" values={of(({ investment }) => formatMoney(investment, 'detail'))} />
            <Row label="Pays back in" isStrong values={of(payback)} />
            <Row
              label="Return a year"
              values={of(({ annualReturn }) => formatPercent(Math.round(annualReturn)))}
            />
          </tbody>
        </Table>
      </Scroller>
      <LinkButton
        as={Link}
        to={calculatorAddress(questionOf(earnings.typical))}
        variant="secondary"
        size="sm"
      >
        Calculate with your own figures
      </LinkButton>
      {doubts.map((doubt) => (
        <Text key={doubt} $size={14}>
          {doubt}
        </Text>
      ))}
      <Text $size={14} $tone="muted">
        Source: {basisText(franchise.earningsBasis)}. Payback and return are computed from these figures,
        after the disclosed fees; a weak outlet is assumed to need the highest investment.
      </Text>
    </>
  );
}
