import { EmptyState } from '@setu/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { PagedTable } from '../../shared/list/paged-table';
import { Row } from '../../shared/list/table';
import { DateCell, MessageCell, SenderCell } from './submission-cells';
import { contactPages } from './submissions.queries';

const table = {
  label: 'Messages',
  columns: ['Name', 'Message', 'Date'],
  template: 'minmax(0, 1.5fr) minmax(0, 3fr) 160px',
};

/** Messages of the contact page. */
export function ContactMessages() {
  const pages = useInfiniteQuery(contactPages());
  return (
    <PagedTable
      pages={pages}
      noun="messages"
      one="message"
      failure="Messages could not be loaded."
      table={table}
      empty={
        <EmptyState level={2} title="No messages yet">
          What people write on the contact page appears here.
        </EmptyState>
      }
    >
      {({ id, message, createdAt, ...sender }) => (
        <Row>
          <SenderCell {...sender} />
          <MessageCell name={sender.name} message={message} />
          <DateCell at={createdAt} />
        </Row>
      )}
    </PagedTable>
  );
}
