import { EmptyState, FoldableText, formatDateTime } from '@setu/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { PagedList } from '../../shared/list/paged-list';
import { Cell, Row, Table } from '../../shared/list/table';
import { TableSkeleton } from '../../shared/list/table-skeleton';
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
    <PagedList
      pages={pages}
      noun="messages"
      one="message"
      failure="Messages could not be loaded."
      skeleton={<TableSkeleton {...table} />}
      empty={
        <EmptyState level={2} title="No messages yet">
          What people write on the contact page appears here.
        </EmptyState>
      }
    >
      {(messages) => (
        <Table {...table}>
          {messages.map(({ id, message, createdAt, ...sender }) => (
            <Row key={id}>
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
          ))}
        </Table>
      )}
    </PagedList>
  );
}
