import { EmptyState, formatCount, formatTotal, LinkButton, Stack, Text } from '@setu/ui';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { ListSearch } from '../../shared/list/list-search';
import { LoadError } from '../../shared/list/load-error';
import { PagedTable } from '../../shared/list/paged-table';
import { Table } from '../../shared/list/table';
import { TableSkeleton } from '../../shared/list/table-skeleton';
import { useListFilter } from '../../shared/list/use-list-filter';
import { searchOf } from '../../shared/search-of';
import { inquiryPages, newestInquiries } from './inquiries.queries';
import { searchedText, showsAll } from './inquiries-address';
import { InquiryRow } from './inquiry-row';

const table = {
  label: 'Inquiries',
  columns: ['Subject and message', 'Status', 'Date', 'Sender'],
  template: 'minmax(0, 3fr) 140px 160px minmax(0, 1.3fr)',
};

const failure = 'Inquiries could not be loaded.';
const empty = (
  <EmptyState level={2} title="No inquiries yet">
    What users write to one another appears here.
  </EmptyState>
);

function AllInquiries() {
  const pages = useInfiniteQuery(inquiryPages());
  return (
    <PagedTable pages={pages} table={table} noun="inquiries" one="inquiry" failure={failure} empty={empty}>
      {(inquiry) => <InquiryRow inquiry={inquiry} />}
    </PagedTable>
  );
}

function NewestInquiries() {
  const { data, error, isFetching, refetch } = useQuery(newestInquiries());
  if (!data)
    return error ? (
      <LoadError title={failure} error={error} onRetry={() => void refetch()} busy={isFetching} />
    ) : (
      <TableSkeleton {...table} />
    );
  const { items, total } = data;
  if (items.length === 0) return empty;
  return (
    <Stack $gap={16}>
      <Text as="div" role="status" $size={14} $tone="muted">
        {total > items.length
          ? `The newest ${formatCount(items.length)} of ${formatTotal(data)} inquiries`
          : `Showing ${formatCount(total)} of ${formatTotal(data)} inquiries`}
      </Text>
      <Table {...table}>
        {items.map((inquiry) => (
          <InquiryRow key={inquiry.id} inquiry={inquiry} />
        ))}
      </Table>
      {total > items.length ? (
        <div>
          <LinkButton
            as={Link}
            variant="secondary"
            to={{ search: searchOf({ tab: 'inquiries', show: 'all' }) }}
          >
            View all
          </LinkButton>
        </div>
      ) : null}
    </Stack>
  );
}

function FoundInquiries({ text }: { text: string }) {
  const pages = useInfiniteQuery({ ...inquiryPages(text), placeholderData: keepPreviousData });
  return (
    <PagedTable
      pages={pages}
      table={table}
      noun="inquiries"
      one="inquiry"
      failure={failure}
      empty={
        <EmptyState level={2} title="No inquiries found">
          Try a word of the subject, the name of a person, or the id of an inquiry or of a person.
        </EmptyState>
      }
    >
      {(inquiry) => <InquiryRow inquiry={inquiry} />}
    </PagedTable>
  );
}

/** Inquiries between users: the newest ten, all of them, or search results. The choice is in the address. */
export function Inquiries({ search }: { search: URLSearchParams }) {
  const text = searchedText(search);
  const change = useListFilter({ text }, ({ text: next }) =>
    searchOf({ tab: 'inquiries', search: next.trim() || null }),
  );
  const shown = showsAll(search) ? <AllInquiries /> : <NewestInquiries />;
  return (
    <Stack $gap={16}>
      <ListSearch
        list="Inquiries"
        placeholder="Words of the subject, or an id"
        value={text}
        onSearch={(next) => change({ text: next }, true)}
      />
      {text === '' ? shown : <FoundInquiries text={text} />}
    </Stack>
  );
}
