import { noCosts, noEarnings, noOutlets } from '@setu/contracts';
import { derivedColumns, searchable } from './derived-columns';

const fields = {
  title: 'Kulfi Cart',
  description: null,
  businessCategory: 'food_beverage',
  franchiseModel: 'FOFO',
  territories: ['Bengaluru', 'Bangalore', 'Shimla'],
  isActive: true,
  minInvestment: '900000.00',
  maxInvestment: '1100000.00',
  ...noCosts,
  ...noEarnings,
  ...noOutlets,
} as const;

it('places are stored once, in the form that filters compare', () => {
  expect(derivedColumns(fields, { name: 'Idli Ink', isBrand: true }).territoryKeys).toEqual([
    'bangalore',
    'shimla',
  ]);
});

it('each territory in an entry of an earlier release is found', () => {
  const { territoryKeys } = derivedColumns(
    { ...fields, territories: ['Mumbai, Bengaluru', 'Pune'] },
    { name: 'Idli Ink', isBrand: true },
  );
  expect(territoryKeys).toEqual(expect.arrayContaining(['mumbai', 'bangalore', 'pune']));
});

it('all searched fields are joined into one lower-case text', () => {
  const { searchText } = derivedColumns(fields, { name: 'Idli Ink', isBrand: true });
  for (const word of ['kulfi', 'idli ink', 'food & beverage', 'fofo', 'shimla'])
    expect(searchText).toContain(word);
});

it.each([
  [true, true, true],
  [true, false, false],
  [false, true, false],
])(
  'a franchise that is active (%s), of an owner who is a brand (%s), is listed (%s)',
  (isActive, isBrand, expected) => {
    expect(derivedColumns({ ...fields, isActive }, { name: 'Idli Ink', isBrand }).isListed).toBe(expected);
  },
);

it('equal characters match in any Unicode form', () => {
  expect(searchable('Cafe\u0301')).toBe(searchable('CAFÉ'));
});

it('a taken part of a territory is not found, and the number of outlets is the disclosed one', () => {
  const { territoryKeys, outletCount } = derivedColumns(
    {
      ...fields,
      territories: ['Goa'],
      territoriesOnRequest: ['Kerala'],
      territoriesTaken: ['Panaji'],
      ownOutlets: 3,
    },
    { name: 'Idli Ink', isBrand: true },
  );
  expect(territoryKeys).toEqual(['margao', 'kerala']);
  expect(outletCount).toBe(3);
});
