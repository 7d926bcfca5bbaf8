import { EmptyState, Stack, Text } from '@setu/ui';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { PagedTable } from '../../shared/list/paged-table';
import { reportStateOf } from '../../shared/reports/report-state';
import { ReportStateChoice } from '../../shared/reports/report-state-choice';
import { ReportRow } from './report-row';
import { reportPages } from './reports.queries';

const table = {
  label: 'Reports',
  columns: ['Listing', 'Report', 'Sent', 'Status', 'Decision'],
  template: 'minmax(0, 1.4fr) minmax(0, 2fr) 150px 104px 104px',
};

/** Reports of listings, and the decisions. The state filter is in the address. */
export function Reports({ search }: { search: URLSearchParams }) {
  const state = reportStateOf(search);
  const pages = useInfiniteQuery({ ...reportPages(state), placeholderData: keepPreviousData });
  return (
    <Stack $gap={16}>
      <Text $tone="muted">
        Hiding a listing upholds all of its open reports. Its owner does not learn who sent them.
      </Text>
      <ReportStateChoice tab="content" state={state} />
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
