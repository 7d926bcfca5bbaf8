import { EmptyState, formatCount, LinkButton, Stack, Text } from '@setu/ui';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { LoadError } from '../../shared/list/load-error';
import { PagedList } from '../../shared/list/paged-list';
import { TableSkeleton } from '../../shared/list/table-skeleton';
import { searchOf } from '../../shared/search-of';
import { inquiryPages, newestInquiries } from './inquiries.queries';
import { InquiryTable, inquiryTable } from './inquiry-table';
import { showsAll } from './shows-all';

const failure = 'Inquiries could not be loaded.';
const empty = (
  <EmptyState level={2} title="No inquiries yet">
    What users write to one another appears here.
  </EmptyState>
);

function AllInquiries() {
  const pages = useInfiniteQuery(inquiryPages());
  return (
    <PagedList
      pages={pages}
      noun="inquiries"
      one="inquiry"
      failure={failure}
      skeleton={<TableSkeleton {...inquiryTable} />}
      empty={empty}
    >
      {(inquiries) => <InquiryTable inquiries={inquiries} />}
    </PagedList>
  );
}

function NewestInquiries() {
  const { data, error, isFetching, refetch } = useQuery(newestInquiries());
  if (!data)
    return error ? (
      <LoadError title={failure} error={error} onRetry={() => void refetch()} busy={isFetching} />
    ) : (
      <TableSkeleton {...inquiryTable} />
    );
  const { items, total } = data;
  if (items.length === 0) return empty;
  return (
    <Stack $gap={16}>
      <Text as="div" role="status" $size={14} $tone="muted">
        {total > items.length
          ? `The newest ${formatCount(items.length)} of ${formatCount(total)} inquiries`
          : `Showing ${formatCount(total)} of ${formatCount(total)} inquiries`}
      </Text>
      <InquiryTable inquiries={items} />
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

/** Inquiries between users: the newest ten, and all of them when asked for. */
export function Inquiries({ search }: { search: URLSearchParams }) {
  return showsAll(search) ? <AllInquiries /> : <NewestInquiries />;
}
