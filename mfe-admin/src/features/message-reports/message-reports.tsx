import { reportStates } from '@setu/contracts';
import { EmptyState, media, NativeSelect, Stack, Text } from '@setu/ui';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { PagedTable } from '../../shared/list/paged-table';
import { searchOf } from '../../shared/search-of';
import { MessageReportRow, stateLabels } from './message-report-row';
import { messageReportPages, messageReportStateOf } from './message-reports.queries';

const table = {
  label: 'Reported messages',
  columns: ['Writer', 'Message', 'Report', 'State', 'Decision'],
  template: 'minmax(0, 1fr) minmax(0, 1.6fr) minmax(0, 1.4fr) 104px 104px',
};

const Toolbar = styled.div`
  ${media.tablet} {
    width: 180px;
  }
`;

/** Messages that people report, and the decisions. The address holds which reports are shown. */
export function MessageReports({ search }: { search: URLSearchParams }) {
  const state = messageReportStateOf(search);
  const navigate = useNavigate();
  const pages = useInfiniteQuery({ ...messageReportPages(state), placeholderData: keepPreviousData });
  const handleState = (next: string) =>
    void navigate({
      search: searchOf({ tab: 'inquiries', view: 'reports', state: next === 'open' ? null : next }),
    });
  return (
    <Stack $gap={16}>
      <Text $tone="muted">
        You read the reported message, and no other of its conversation. The name leads to the account, which
        you can suspend; then uphold the report.
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
            Messages that people report from a conversation appear here.
          </EmptyState>
        }
      >
        {(report) => <MessageReportRow report={report} />}
      </PagedTable>
    </Stack>
  );
}
