import type { FranchiseFunnel } from '@setu/contracts';
import { formatCount, formatDate, token } from '@setu/ui';
import styled from 'styled-components';

const Root = styled.details`
  summary {
    display: flex;
    align-items: center;
    min-height: 44px;
    color: ${token.color.peacock};
    font-weight: 500;
    cursor: pointer;
  }
`;

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${token.text[14]};
  font-variant-numeric: tabular-nums lining-nums;

  th,
  td {
    padding-block: ${token.space[8]};
    border-bottom: 1px solid ${token.color.line};
    text-align: left;
    font-weight: 400;
  }

  th:not(:first-child),
  td {
    text-align: right;
  }

  thead th {
    color: ${token.color.muted};
  }
`;

/** The plots as a table, the newest day first. */
export function DaysTable({ days }: { days: FranchiseFunnel['perDay'] }) {
  return (
    <Root>
      <summary>Show the days as a table</summary>
      <Table>
        <thead>
          <tr>
            <th scope="col">Day</th>
            <th scope="col">Views</th>
            <th scope="col">Inquiries</th>
          </tr>
        </thead>
        <tbody>
          {[...days].reverse().map(({ day, views, inquiries }) => (
            <tr key={day}>
              <th scope="row">{formatDate(`${day}T00:00:00+05:30`)}</th>
              <td>{formatCount(views)}</td>
              <td>{formatCount(inquiries)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Root>
  );
}
