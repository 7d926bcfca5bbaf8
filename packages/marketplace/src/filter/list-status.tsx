import { media, Text, token } from '@setu/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { ActiveFilters } from './active-filters';
import { SortSelect } from './sort-select';
import type { BrowseFilter } from './state/browse-filter';
import type { ChangeFilter } from './state/use-browse-filter';

const Root = styled.div`
  display: grid;
  gap: ${token.space[12]};
  margin-bottom: ${token.space[16]};
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[8]} ${token.space[16]};
`;

/** Full width on phones, where the order takes what the view leaves. */
const Choices = styled.div`
  display: flex;
  flex: 1 1 100%;
  gap: ${token.space[12]};

  > :first-child {
    flex: 1;
    min-width: 0;
  }

  ${media.tablet} {
    flex: none;

    > :first-child {
      flex: none;
      width: 210px;
    }
  }

  @media print {
    display: none;
  }
`;

interface ListStatusProps {
  filter: BrowseFilter;
  change: ChangeFilter;
  /** The number of matches, or that they are loading; announced when it changes. */
  status: ReactNode;
  /** A control beside the order. */
  children?: ReactNode;
}

/** Above a list: how many franchises match, the order, and the active filters. */
export function ListStatus({ filter, change, status, children }: ListStatusProps) {
  return (
    <Root>
      <Line>
        <Text as="div" role="status" $weight={600}>
          {status}
        </Text>
        <Choices>
          <SortSelect filter={filter} change={change} />
          {children}
        </Choices>
      </Line>
      <ActiveFilters filter={filter} change={change} />
    </Root>
  );
}
