import { formatExact, token } from '@setu/ui';
import styled from 'styled-components';
import { cashAfter, type RoiQuestion } from './return-on-investment';

const Root = styled.details`
  font-size: ${token.text[14]};

  summary {
    display: inline-flex;
    align-items: center;
    min-height: ${token.size.touch};
    color: ${token.color.peacock};
    font-weight: 600;
    cursor: pointer;
  }

  summary::before {
    content: '';
    width: 7px;
    height: 7px;
    margin-right: ${token.space[8]};
    border: solid currentColor;
    border-width: 0 1.75px 1.75px 0;
    transform: rotate(-45deg);
    transition: transform ${token.motion.fast} ${token.motion.ease};
  }

  &[open] summary::before {
    transform: rotate(45deg);
  }

  summary::-webkit-details-marker {
    display: none;
  }
`;

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
    <Root>
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
    </Root>
  );
}
