import { formatExact, token } from '@setu/ui';
import styled from 'styled-components';
import { Disclosure } from './disclosure';
import { cashAfter, type RoiQuestion } from './return-on-investment';

const Table = styled.table`
  width: 100%;
  max-width: 420px;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums lining-nums;

  th,
  td {
    padding: ${token.space[8]} ${token.space[12]} ${token.space[8]} 0;
    border-bottom: 1px solid ${token.color.line};
    font-weight: 400;
    text-align: left;
  }

  thead th {
    color: ${token.color.muted};
    font-weight: 600;
  }

  th + th,
  td {
    padding-right: 0;
    text-align: right;
    white-space: nowrap;
  }
`;

interface CashFlowTableProps {
  question: RoiQuestion;
  /** The months to list. */
  months: readonly number[];
}

/** The figures behind the plot. */
export function CashFlowTable({ question, months }: CashFlowTableProps) {
  return (
    <Disclosure>
      <summary>Show the figures</summary>
      <Table>
        <thead>
          <tr>
            <th scope="col">After month</th>
            <th scope="col">Cumulative cash flow</th>
          </tr>
        </thead>
        <tbody>
          {months.map((month) => (
            <tr key={month}>
              <th scope="row">{month}</th>
              <td>{formatExact(cashAfter(question, month).total)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Disclosure>
  );
}
