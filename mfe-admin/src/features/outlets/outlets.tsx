import { EmptyState, Stack, Text } from '@setu/ui';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { PagedTable } from '../../shared/list/paged-table';
import { StateChoice } from '../../shared/list/state-choice';
import { searchOf } from '../../shared/search-of';
import { outletListLabels, outletListOf } from './outlet-lists';
import { OutletRow } from './outlet-row';
import { outletPages } from './outlets.queries';

const table = {
  label: 'Outlets',
  columns: ['Person', 'Franchise', 'Outlet', 'Status', 'Decision'],
  template: 'minmax(0, 1fr) minmax(0, 1.4fr) minmax(0, 1.4fr) minmax(0, 1.4fr) 104px',
};

/** People who say that they run an outlet of a franchise, with their agreements, and the decisions. The list is in the address. */
export function Outlets({ search }: { search: URLSearchParams }) {
  const list = outletListOf(search);
  const pages = useInfiniteQuery({ ...outletPages(list), placeholderData: keepPreviousData });
  return (
    <Stack $gap={16}>
      <Text $tone="muted">
        People whose outlet is proven can write one review of the franchise. The brand confirms them, or you
        check the agreement, which only administrators read and which is removed after the decision.
      </Text>
      <StateChoice
        state={list}
        labels={outletListLabels}
        toSearch={(next) =>
          searchOf({ tab: 'users', view: 'outlets', state: next === 'agreements' ? null : next })
        }
      />
      <PagedTable
        pages={pages}
        noun="outlets"
        one="outlet"
        failure="Outlets could not be loaded."
        table={table}
        empty={
          <EmptyState
            level={2}
            title={list === 'agreements' ? 'No agreement waits for you' : 'No outlets found'}
          >
            People who say on the page of a franchise that they run an outlet of it appear here.
          </EmptyState>
        }
      >
        {(proof) => <OutletRow proof={proof} />}
      </PagedTable>
    </Stack>
  );
}
