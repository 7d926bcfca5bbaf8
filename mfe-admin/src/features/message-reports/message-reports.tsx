import { EmptyState, Stack, Text } from '@setu/ui';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { PagedTable } from '../../shared/list/paged-table';
import { reportStateOf } from '../../shared/reports/report-state';
import { ReportStateChoice } from '../../shared/reports/report-state-choice';
import { MessageReportRow } from './message-report-row';
import { messageReportPages } from './message-reports.queries';

const table = {
  label: 'Reported messages',
  columns: ['Writer', 'Message', 'Report', 'Status', 'Decision'],
  template: 'minmax(0, 1fr) minmax(0, 1.6fr) minmax(0, 1.4fr) 104px 104px',
};

/** Messages that people report, and the decisions. The state filter is in the address. */
export function MessageReports({ search }: { search: URLSearchParams }) {
  const state = reportStateOf(search);
  const pages = useInfiniteQuery({ ...messageReportPages(state), placeholderData: keepPreviousData });
  return (
    <Stack $gap={16}>
      <Text $tone="muted">
        You read the reported message, and no other of its conversation. The name leads to the account, which
        you can suspend; then uphold the report.
      </Text>
      <ReportStateChoice tab="inquiries" state={state} />
      <PagedTable
        pages={pages}
        noun="reports"
        one="report"
        failure="Reports could not be loaded."
        table={table}
        empty={
          <EmptyState level={2} title={state === 'open' ? 'No report is open' : 'No reports found'}>
            Messages that people report from a conversation appear here.
          </EmptyState>
        }
      >
        {(report) => <MessageReportRow report={report} />}
      </PagedTable>
    </Stack>
  );
}
