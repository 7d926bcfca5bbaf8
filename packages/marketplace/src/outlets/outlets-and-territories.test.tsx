import type { OutletView } from '@setu/contracts';
import { renderScreen } from '@setu/mfe-kit/testing';
import { screen, within } from '@testing-library/react';
import { aFranchise } from '../../test/builders';
import { OutletsAndTerritories } from './outlets-and-territories';

const outlet = (
  city: string,
  state: string,
  opened = '2024-03',
  closed: string | null = null,
): OutletView => ({
  city,
  state,
  locality: null,
  opened,
  closed,
});
const told = {
  foundedYear: 2019,
  ownOutlets: 2,
  franchisedOutlets: 3,
  closedOutlets: 1,
  outletsAsOf: '2026-03-31',
  outletCount: 5,
};
const row = (state: string) => {
  const header = screen.getByRole('rowheader', { name: state }).closest('tr');
  if (!header) throw new Error(`no row ${state}`);
  return within(header)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
};

test('numbers, territories and outlets are listed in words beside the map', async () => {
  await renderScreen(
    <OutletsAndTerritories
      franchise={aFranchise({
        ...told,
        territories: ['Maharashtra', 'Konkan coast'],
        territoriesOnRequest: ['Kerala'],
        territoriesTaken: ['Mumbai', 'Goa'],
        outlets: [
          outlet('Pune', 'Maharashtra'),
          outlet('Pune', 'Maharashtra', '2025-01'),
          outlet('Panaji', 'Goa'),
          outlet('Surat', 'Gujarat', '2020-01', '2025-06'),
        ],
      })}
    />,
  );
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '2019',
    '2',
    '3',
    '1',
    '31 March 2026',
  ]);
  expect(row('Maharashtra')).toEqual(['Open. Taken: Mumbai', '2Pune 2']);
  expect(row('Goa')).toEqual(['Taken', '1Panaji 1']);
  expect(row('Kerala')).toEqual(['On request', '0']);
  expect(screen.queryByRole('rowheader', { name: 'Gujarat' })).toBeNull();
  screen.getByText('Konkan coast: open.');
  screen.getByText('The brand names 3 of its 5 open outlets. The map and the list show those.');
  screen.getByText('4 listed outlets in 3 cities, 1 of them closed');
  screen.getByText('Closed June 2025');
  const figure = document.querySelector('figure');
  expect(figure?.getAttribute('aria-hidden')).toBe('true');
  expect(figure?.querySelectorAll('circle')).toHaveLength(3);
  expect([...(figure?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent)).toEqual([
    'Open',
    'On request',
    'Taken',
    'Not offered',
    'City with outlets',
  ]);
});

test('Pan India is one line, and a state with another status its own', async () => {
  await renderScreen(
    <OutletsAndTerritories
      franchise={aFranchise({
        territories: ['Pan India'],
        territoriesTaken: ['Goa'],
        outlets: [outlet('Ratlam', 'Madhya Pradesh')],
      })}
    />,
  );
  expect(row('Goa')).toEqual(['Taken', '0']);
  expect(row('Madhya Pradesh')).toEqual(['Open', '1Ratlam 1']);
  screen.getByText('All 34 other states and union territories: open.');
  expect(document.querySelectorAll('figure circle')).toHaveLength(2);
});

test('claims that do not fit are named', async () => {
  await renderScreen(
    <OutletsAndTerritories
      franchise={aFranchise({
        ...told,
        foundedYear: 2021,
        outlets: [outlet('Pune', 'Maharashtra', '2018-03')],
      })}
    />,
  );
  screen.getByText(
    /states that it was founded in 2021\. The first outlet of its list opened in March 2018\./,
  );
});

test('a franchise that discloses no outlets says so, and shows its territories', async () => {
  await renderScreen(<OutletsAndTerritories franchise={aFranchise({ outletCount: 0 })} />);
  screen.getByText(/does not disclose its numbers of outlets/);
  expect(row('Maharashtra')).toEqual(['Open: Pune, Mumbai']);
  expect(screen.queryByText(/listed outlet/)).toBeNull();
  expect([...document.querySelectorAll('figure li')].map(({ textContent }) => textContent)).toEqual([
    'Open in some cities',
    'Not offered',
  ]);
});

test('a reply of an earlier release, without these fields, is shown', async () => {
  const { outlets, territoriesOnRequest, territoriesTaken, foundedYear, ...earlier } = aFranchise();
  await renderScreen(<OutletsAndTerritories franchise={earlier as ReturnType<typeof aFranchise>} />);
  screen.getByText(/does not disclose its numbers of outlets/);
  expect(row('Maharashtra')).toEqual(['Open: Pune, Mumbai']);
});
