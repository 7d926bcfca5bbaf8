import {
  agreementTerms,
  type CostView,
  costPartLabels,
  costParts,
  costTotal,
  type FranchiseView,
  recurringFees,
} from '@setu/contracts';
import { Text, tabularFigures, token, VisuallyHidden } from '@setu/ui';
import { formatExact, formatExactRange, type Rupees } from '@setu/ui/format';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  line-height: 1.4;

  th,
  td {
    padding: ${token.space[8]} 0;
    border-bottom: 1px solid ${token.color.line};
    font-weight: 400;
    text-align: left;
    vertical-align: top;
    /* Text of double size does not fit the width of a phone otherwise. */
    overflow-wrap: anywhere;
  }

  th {
    width: 45%;
    padding-right: ${token.space[16]};
  }

  td {
    ${tabularFigures}
    text-align: right;
  }

  tbody:not(:first-of-type) > tr:first-child > * {
    padding-top: ${token.space[24]};
  }

  tbody > tr:first-child > th {
    color: ${token.color.muted};
    font-size: ${token.text[14]};
  }
`;

const Total = styled.tr`
  > * {
    font-weight: 600 !important;
  }
`;

const Unknown = styled.span`
  color: ${token.color.muted};
`;

const notDisclosed = 'Not disclosed';

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>{children}</td>
    </tr>
  );
}

const TextRow = ({ label, value }: { label: string; value: string }) => (
  <Row label={label}>{value === notDisclosed ? <Unknown>{value}</Unknown> : value}</Row>
);

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={2}>
          {title}
        </th>
      </tr>
      {children}
    </tbody>
  );
}

const Unbroken = styled.span`
  white-space: nowrap;
`;

/** Exact amounts, because parts of an investment are small. A range breaks between its ends. */
const Amounts = ({ low, high }: { low: Rupees; high: Rupees }) =>
  Number(low) === Number(high) ? (
    <Unbroken>{formatExact(low)}</Unbroken>
  ) : (
    <>
      <Unbroken>{formatExact(low)} –</Unbroken> <Unbroken>{formatExact(high)}</Unbroken>
    </>
  );

const Part = ({ cost }: { cost: CostView | null }) =>
  cost === null ? <Unknown>{notDisclosed}</Unknown> : <Amounts {...cost} />;

/** Compares the sum of all parts with the stated investment; null when they agree or a part is not disclosed. */
const difference = (franchise: FranchiseView): string | null => {
  const total = costTotal(franchise);
  if (!total || total.undisclosed.length > 0) return null;
  const { minInvestment, maxInvestment } = franchise;
  if (total.low === Number(minInvestment) && total.high === Number(maxInvestment)) return null;
  return `The parts add up to ${formatExactRange(total.low, total.high)}, and the brand states a total investment of ${formatExactRange(minInvestment, maxInvestment)}. Ask the brand what makes the difference.`;
};

/** What a franchise costs: the parts of the investment and their sum, the fees that recur, and the terms of the agreement. */
export function MoneyTable({ franchise }: { franchise: FranchiseView }) {
  const total = costTotal(franchise);
  const note = difference(franchise);
  return (
    <>
      <Table>
        <VisuallyHidden as="caption">Costs, fees and terms</VisuallyHidden>
        <Group title="To open the outlet">
          {costParts.map((part) => (
            <Row key={part} label={costPartLabels[part]}>
              <Part cost={franchise[part]} />
            </Row>
          ))}
          {total ? (
            <Total>
              <th scope="row">
                {total.undisclosed.length > 0 ? 'Total of the disclosed parts' : 'Total of the parts'}
              </th>
              <td>
                <Amounts low={total.low} high={total.high} />
              </td>
            </Total>
          ) : null}
        </Group>
        <Group title="Recurring fees">
          {recurringFees(franchise).map((fee) => (
            <TextRow key={fee.label} {...fee} />
          ))}
        </Group>
        <Group title="The agreement">
          {agreementTerms(franchise).map((term) => (
            <TextRow key={term.label} {...term} />
          ))}
        </Group>
      </Table>
      {note ? (
        <Text $size={14} $tone="muted">
          {note}
        </Text>
      ) : null}
    </>
  );
}
