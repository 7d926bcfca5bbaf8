import { derivedColumns, searchable } from './derived-columns';

const fields = {
  title: 'Kulfi Cart',
  description: null,
  businessCategory: 'food_beverage',
  franchiseModel: 'FOFO',
  territories: ['Bengaluru', 'Bangalore', 'Shimla'],
  isActive: true,
} as const;

it('names places once, as filters compare them', () => {
  expect(derivedColumns(fields, { name: 'Idli Ink', isBrand: true }).territoryKeys).toEqual([
    'bangalore',
    'shimla',
  ]);
});

it('puts all that is searched into one lower-case text', () => {
  const { searchText } = derivedColumns(fields, { name: 'Idli Ink', isBrand: true });
  for (const word of ['kulfi', 'idli ink', 'food & beverage', 'fofo', 'shimla'])
    expect(searchText).toContain(word);
});

it.each([
  [true, true, true],
  [true, false, false],
  [false, true, false],
])('active %s, a brand %s: listed %s', (isActive, isBrand, expected) => {
  expect(derivedColumns({ ...fields, isActive }, { name: 'Idli Ink', isBrand }).isListed).toBe(expected);
});

it('compares equal characters as equal, however they are typed', () => {
  expect(searchable('Cafe\u0301')).toBe(searchable('CAFÉ'));
});
