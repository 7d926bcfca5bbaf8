import { FilterButton } from '@setu/marketplace';
import { lazyComponent } from '@setu/mfe-kit';
import { media, Opened, token } from '@setu/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { countDemandFilters, type DemandFilter } from './demand-filter';
import { DemandFilterFields } from './demand-filter-fields';
import type { ChangeDemandFilter } from './use-demand-filter';

const { Component: DemandFilterSheet, preload } = lazyComponent(
  () => import('./demand-filter-sheet'),
  'DemandFilterSheet',
);

const OnPhone = styled.div`
  ${media.tablet} {
    display: none;
  }
`;

const OnWide = styled.div`
  display: none;

  ${media.tablet} {
    display: grid;
    grid-template-columns: repeat(6, minmax(0, 1fr));
    align-items: start;
    gap: ${token.space[16]};
    padding: ${token.space[16]};
    border: 1px solid ${token.color.line};
    border-radius: ${token.radius.card};
    background: ${token.color.surface};

    > * {
      grid-column: span 2;
    }

    > :nth-child(n + 4) {
      grid-column: span 3;
    }
  }

  ${media.wide} {
    grid-template-columns: repeat(3, minmax(0, 1.25fr)) repeat(2, minmax(0, 1fr));

    > :nth-child(n) {
      grid-column: auto;
    }
  }
`;

interface DemandFilterBarProps {
  filter: DemandFilter;
  change: ChangeDemandFilter;
  /** Number of matches as text; null while it is not known. */
  total: string | null;
}

/** The filters in a row above the list; on a phone they open from a button. */
export function DemandFilterBar({ filter, change, total }: DemandFilterBarProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <search aria-label="Filter property demands">
      <OnWide>
        <DemandFilterFields filter={filter} change={change} />
      </OnWide>
      <OnPhone>
        <FilterButton
          block
          active={countDemandFilters(filter)}
          isOpen={isOpen}
          onClick={() => setOpen(true)}
          onNear={preload}
        />
      </OnPhone>
      {isOpen ? (
        <Opened>
          <DemandFilterSheet filter={filter} change={change} onOpenChange={setOpen} total={total} />
        </Opened>
      ) : null}
    </search>
  );
}
