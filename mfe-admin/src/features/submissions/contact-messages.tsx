import { EmptyState, FoldableText, formatDateTime } from '@setu/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { PagedTable } from '../../shared/list/paged-table';
import { Cell, Row } from '../../shared/list/table';
import { Sender } from './sender';
import { contactPages } from './submissions.queries';

const table = {
  label: 'Messages',
  columns: ['Name', 'Message', 'Date'],
  template: 'minmax(0, 1.5fr) minmax(0, 3fr) 160px',
};

/** What people wrote on the contact page. */
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
          <Cell>
            <Sender {...sender} />
          </Cell>
          <Cell label="Message">
            <FoldableText lines={2} size={14} about={`of the message of ${sender.name}`}>
              {message}
            </FoldableText>
          </Cell>
          <Cell label="Date">
            <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
          </Cell>
        </Row>
      )}
    </PagedTable>
  );
}
