import { EmptyState, Text } from '@setu/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { PagedTable } from '../../shared/list/paged-table';
import { Cell, Row } from '../../shared/list/table';
import { DateCell, MessageCell, SenderCell } from './submission-cells';
import { consultationPages } from './submissions.queries';

const table = {
  label: 'Consultations',
  columns: ['Name', 'City', 'Budget and involvement', 'Message', 'Date'],
  template: 'minmax(0, 1.5fr) minmax(0, 0.8fr) minmax(0, 1.1fr) minmax(0, 2fr) 160px',
};

/** Requests for a free consultation. */
export function Consultations() {
  const pages = useInfiniteQuery(consultationPages());
  return (
    <PagedTable
      pages={pages}
      noun="consultations"
      one="consultation"
      failure="Consultations could not be loaded."
      table={table}
      empty={
        <EmptyState level={2} title="No consultation requests yet">
          People who ask for a free consultation on the home page appear here.
        </EmptyState>
      }
    >
      {({ id, city, budget, involvement, message, createdAt, ...sender }) => (
        <Row>
          <SenderCell {...sender} />
          <Cell label="City" half>
            {city ?? 'Not given'}
          </Cell>
          <Cell label="Budget and involvement" half>
            <div>{budget ?? 'Budget not given'}</div>
            <Text $size={14} $tone="muted">
              {involvement ?? 'Involvement not given'}
            </Text>
          </Cell>
          <MessageCell name={sender.name} message={message} />
          <DateCell at={createdAt} />
        </Row>
      )}
    </PagedTable>
  );
}
