import { reportStates } from '@setu/contracts';
import { EmptyState, media, NativeSelect, Stack, Text } from '@setu/ui';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { PagedTable } from '../../shared/list/paged-table';
import { searchOf } from '../../shared/search-of';
import { stateLabels } from './report-labels';
import { ReportRow } from './report-row';
import { reportPages, reportStateOf } from './reports.queries';

const table = {
  label: 'Reports',
  columns: ['Listing', 'Report', 'Sent', 'State', 'Decision'],
  template: 'minmax(0, 1.4fr) minmax(0, 2fr) 150px 104px 104px',
};

const Toolbar = styled.div`
  ${media.tablet} {
    width: 180px;
  }
`;

/** What people report about listings, and the decisions. The address holds which reports are shown. */
export function Reports({ search }: { search: URLSearchParams }) {
  const state = reportStateOf(search);
  const navigate = useNavigate();
  const pages = useInfiniteQuery({ ...reportPages(state), placeholderData: keepPreviousData });
  const handleState = (next: string) =>
    void navigate({
      search: searchOf({ tab: 'content', view: 'reports', state: next === 'open' ? null : next }),
    });
  return (
    <Stack $gap={16}>
      <Text $tone="muted">
        Hiding a listing upholds all of its open reports. Its owner does not learn who sent them.
      </Text>
      <Toolbar>
        <NativeSelect aria-label="State" value={state} onChange={(event) => handleState(event.target.value)}>
          {reportStates.map((each) => (
            <option key={each} value={each}>
              {stateLabels[each]}
            </option>
          ))}
        </NativeSelect>
      </Toolbar>
      <PagedTable
        pages={pages}
        noun="reports"
        one="report"
        failure="Reports could not be loaded."
        table={table}
        empty={
          <EmptyState level={2} title={state === 'open' ? 'No report is open' : 'No reports found'}>
            Reports that people send from the page of a listing appear here.
          </EmptyState>
        }
      >
        {(report) => <ReportRow report={report} />}
      </PagedTable>
    </Stack>
  );
}
