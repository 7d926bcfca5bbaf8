import {
  type FranchiseView,
  monthText,
  noOutlets,
  type OutletView,
  otherPlaces,
  outletDoubts,
  outletFigures,
  panIndia,
  type StateOfListing,
  statesOfListing,
  stateText,
  territoryLabels,
  territoryStatuses,
} from '@setu/contracts';
import { Definition, DefinitionGrid, media, Text, tabularFigures, token, VisuallyHidden } from '@setu/ui';
import { plural } from '@setu/ui/format';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { More } from '../text/more';
import { IndiaMap } from './india-map';

/** States that are closed on the screen are printed. */
const Printed = styled.div`
  @media print {
    details::details-content {
      content-visibility: visible;
      block-size: auto;
    }
  }
`;

const Beside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[24]};

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    align-items: start;
  }
`;

const Table = styled.table`
  width: 100%;
  /* Text of double size needs more than the width of a phone. */
  min-width: 17rem;
  border-collapse: collapse;
  table-layout: fixed;
  font-size: ${token.text[14]};
  line-height: 1.4;

  th,
  td {
    padding: ${token.space[8]} ${token.space[8]} ${token.space[8]} 0;
    border-bottom: 1px solid ${token.color.line};
    font-weight: 400;
    text-align: left;
    vertical-align: top;
    overflow-wrap: break-word;
  }

  thead th:first-child {
    width: 36%;
  }

  thead th:nth-child(2):not(:last-child) {
    width: 28%;
  }

  tbody th {
    font-weight: 600;
  }

  thead th {
    color: ${token.color.muted};
  }

  th:last-child,
  td:last-child {
    padding-right: 0;
  }
`;

const Root = styled.div`
  overflow-x: auto;
`;

/** A table that scrolls sideways when it needs more width, with its name. */
function Scroller({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Root role="region" aria-label={name} tabIndex={0}>
      <Table>
        <VisuallyHidden as="caption">{name}</VisuallyHidden>
        {children}
      </Table>
    </Root>
  );
}

const Count = styled.td`
  ${tabularFigures}
`;

const citiesText = ({ outletsByCity }: StateOfListing) =>
  outletsByCity.map(({ city, outlets }) => `${city} ${outlets}`).join(', ');

interface RowsProps {
  name: string;
  states: readonly StateOfListing[];
  hasOutlets: boolean;
}

function States({ name, states, hasOutlets }: RowsProps) {
  return (
    <Scroller name={name}>
      <thead>
        <tr>
          <th scope="col">State</th>
          <th scope="col">Territory</th>
          {hasOutlets ? <th scope="col">Open outlets</th> : null}
        </tr>
      </thead>
      <tbody>
        {states.map((one) => (
          <tr key={one.state}>
            <th scope="row">{one.state}</th>
            <td>{stateText(one)}</td>
            {hasOutlets ? (
              <Count>
                {one.outlets}
                {one.outlets > 0 ? (
                  <Text as="span" $size={12} $tone="muted" style={{ display: 'block' }}>
                    {citiesText(one)}
                  </Text>
                ) : null}
              </Count>
            ) : null}
          </tr>
        ))}
      </tbody>
    </Scroller>
  );
}

/** States that are open first. */
const rankOf = ({ best }: StateOfListing) =>
  best === null ? territoryStatuses.length : territoryStatuses.indexOf(best);

/** States of the table that are always shown. */
const shownStates = 8;

/** The list beside the map: open states first, and those with more outlets. */
function StateList({ franchise }: { franchise: FranchiseView }) {
  const said = [...franchise.territories, ...franchise.territoriesOnRequest];
  // Pan India says the same about most states: one line for all of them.
  const everywhere = said.includes(panIndia);
  const all = statesOfListing(franchise);
  const states = all
    .filter(({ best, status, cities, outlets, state }) =>
      everywhere
        ? outlets > 0 || cities.length > 0 || status === 'taken' || said.includes(state)
        : best !== null || outlets > 0,
    )
    .sort((one, next) => rankOf(one) - rankOf(next) || next.outlets - one.outlets);
  const hasOutlets = states.some(({ outlets }) => outlets > 0);
  const others = otherPlaces(franchise);
  const rest = all.length - states.length;
  return (
    <div>
      {states.length > 0 ? (
        <States
          name="Territories and outlets by state"
          states={states.slice(0, shownStates)}
          hasOutlets={hasOutlets}
        />
      ) : null}
      {states.length > shownStates ? (
        <Printed>
          <More label={plural(states.length - shownStates, 'more state')}>
            <States
              name="Territories and outlets of more states"
              states={states.slice(shownStates)}
              hasOutlets={hasOutlets}
            />
          </More>
        </Printed>
      ) : null}
      <Text $size={14} style={{ marginTop: 8 }}>
        {everywhere
          ? `${states.length > 0 ? `All ${rest} other` : 'All'} states and union territories: ${territoryLabels[franchise.territories.includes(panIndia) ? 'open' : 'on_request'].toLowerCase()}.`
          : null}
        {others.length > 0
          ? ` ${others.map(({ place, status }) => `${place}: ${territoryLabels[status].toLowerCase()}`).join('. ')}.`
          : null}
      </Text>
    </div>
  );
}

const byPlace = (one: OutletView, next: OutletView) =>
  one.state.localeCompare(next.state) ||
  one.city.localeCompare(next.city) ||
  one.opened.localeCompare(next.opened);

/** Every listed outlet with its months. */
function OutletTable({ outlets }: { outlets: readonly OutletView[] }) {
  return (
    <Scroller name="Outlets by city">
      <thead>
        <tr>
          <th scope="col">Outlet</th>
          <th scope="col">State</th>
          <th scope="col">Opened</th>
        </tr>
      </thead>
      <tbody>
        {[...outlets].sort(byPlace).map(({ city, state, locality, opened, closed }) => (
          <tr key={JSON.stringify([city, state, locality, opened])}>
            <th scope="row">{locality === null ? city : `${city}, ${locality}`}</th>
            <td>{state}</td>
            <Count>
              {monthText(opened)}
              {closed === null ? null : <div>Closed {monthText(closed)}</div>}
            </Count>
          </tr>
        ))}
      </tbody>
    </Scroller>
  );
}

/** The label of the list: `46 outlets in 18 cities, 2 closed`. */
const listText = (outlets: readonly OutletView[]) => {
  const closed = outlets.filter((outlet) => outlet.closed !== null).length;
  const cities = new Set(outlets.map(({ city }) => city)).size;
  const where = `in ${cities.toLocaleString('en-IN')} ${cities === 1 ? 'city' : 'cities'}`;
  return `${plural(outlets.length, 'listed outlet')} ${where}${closed > 0 ? `, ${closed} of them closed` : ''}`;
};

/** How many outlets a brand has, where they are, and which territories are open. What it does not disclose says so. */
export function OutletsAndTerritories({ franchise: shown }: { franchise: FranchiseView }) {
  // A reply of an earlier release lacks these fields.
  const franchise = { ...noOutlets, ...shown };
  const { brandName, outlets, outletCount } = franchise;
  const figures = outletFigures(franchise);
  const open = outlets.filter(({ closed }) => closed === null).length;
  const isSilent = figures.every(({ value }) => value === 'Not disclosed');
  return (
    <>
      {isSilent ? (
        <Text $tone="muted">
          {brandName} does not disclose its numbers of outlets. Ask how many are open, how many closed in the
          last year, and on which day.
        </Text>
      ) : (
        <DefinitionGrid $wide={5}>
          {figures.map(({ label, value }) => (
            <Definition key={label} term={label}>
              {value}
            </Definition>
          ))}
        </DefinitionGrid>
      )}
      {outletDoubts(franchise).map((doubt) => (
        <Text key={doubt} $size={14}>
          {doubt}
        </Text>
      ))}
      {open > 0 && open < outletCount ? (
        <Text $size={14} $tone="muted">
          The brand names {open.toLocaleString('en-IN')} of its {outletCount.toLocaleString('en-IN')} open
          outlets. The map and the list show those.
        </Text>
      ) : null}
      <Beside>
        <IndiaMap listing={franchise} />
        <StateList franchise={franchise} />
      </Beside>
      {outlets.length > 0 ? (
        <More label={listText(outlets)}>
          <OutletTable outlets={outlets} />
        </More>
      ) : null}
    </>
  );
}
