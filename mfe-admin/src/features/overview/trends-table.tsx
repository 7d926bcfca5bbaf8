import type { AdminTrends } from '@setu/contracts';
import { formatCount, tabularFigures, token, VisuallyHidden } from '@setu/ui';
import styled from 'styled-components';
import { measureLabels } from './measure-labels';
import { formatDay, measures } from './trend';

const Scroll = styled.div`
  max-height: 575px;
  overflow: auto;
`;

const Root = styled.table`
  ${tabularFigures}
  width: 100%;
  border-collapse: collapse;
  font-size: ${token.text[14]};

  th,
  td {
    padding: 6px ${token.space[8]};
    border-bottom: 1px solid ${token.color.line};
    text-align: right;
    font-weight: 400;
    white-space: nowrap;
  }

  th:first-child {
    padding-left: 0;
    text-align: left;
  }

  thead th {
    position: sticky;
    top: 0;
    background: ${token.color.surface};
    color: ${token.color.muted};
    font-size: ${token.text[12]};
    font-weight: 600;
  }
`;

/** All figures of the plots, the newest day first. */
export function TrendsTable({ trends }: { trends: AdminTrends }) {
  return (
    // It scrolls by itself, so the keyboard must be able to focus it.
    <Scroll role="region" aria-labelledby="trends" tabIndex={0}>
      <Root>
        <VisuallyHidden as="caption">Registrations, inquiries and views a day</VisuallyHidden>
        <thead>
          <tr>
            <th scope="col">Day</th>
            {measures.map((measure) => (
              <th key={measure} scope="col">
                {measureLabels[measure]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {trends.toReversed().map((each) => (
            <tr key={each.day}>
              <th scope="row">{formatDay(each.day)}</th>
              {measures.map((measure) => (
                <td key={measure}>{formatCount(each[measure])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Root>
    </Scroll>
  );
}
