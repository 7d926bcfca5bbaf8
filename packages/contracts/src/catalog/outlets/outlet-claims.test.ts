import { outletCountOf, outletDoubts, outletFigures } from './outlet-claims';
import { noOutlets, type OutletView } from './outlets';

test('the number of outlets is that of own and franchised ones', () => {
  expect(outletCountOf({ ownOutlets: 4, franchisedOutlets: 20 })).toBe(24);
  expect(outletCountOf({ ownOutlets: 4, franchisedOutlets: null })).toBe(4);
  expect(outletCountOf(noOutlets)).toBe(0);
});

const open = (opened: string, closed: string | null = null): OutletView => ({
  city: 'Pune',
  state: 'Maharashtra',
  locality: null,
  opened,
  closed,
});
const stated = {
  ...noOutlets,
  brandName: 'Chai Chaupal',
  earningsBasis: null,
  ownOutlets: 1,
  franchisedOutlets: 1,
  closedOutlets: 0,
  outletsAsOf: '2026-03-31',
};

test('claims that fit raise no doubt, and closed or later outlets do not count as open', () => {
  const outlets = [open('2020-01'), open('2021-01'), open('2019-01', '2024-01'), open('2026-05')];
  expect(outletDoubts({ ...stated, foundedYear: 2019, outlets })).toEqual([]);
  expect(outletDoubts({ ...stated, ...noOutlets })).toEqual([]);
});

test('claims that do not fit are named', () => {
  expect(
    outletDoubts({
      ...stated,
      foundedYear: 2020,
      outlets: [open('2018-03'), open('2021-01'), open('2021-02'), open('2020-01', '2025-06')],
      earningsBasis: { outlets: 11, from: '2025-04', to: '2026-03' },
    }),
  ).toEqual([
    'Chai Chaupal states that it was founded in 2020. The first outlet of its list opened in March 2018.',
    'Chai Chaupal states 2 open outlets on 31 March 2026. Its list has 3 that were open then.',
    'Chai Chaupal states that no outlet closed in the year before 31 March 2026. Its list has 1.',
    'The earnings are from 11 outlets, but Chai Chaupal states 2 open outlets.',
  ]);
});

test('what is not disclosed says so', () => {
  expect(outletFigures({ ...stated, foundedYear: null }).map(({ value }) => value)).toEqual([
    'Not disclosed',
    '1',
    '1',
    '0',
    '31 March 2026',
  ]);
});
