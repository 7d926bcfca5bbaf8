import {
  areAreasReversed,
  countDemandFilters,
  emptyDemandFilter,
  readArea,
  readDemandFilter,
  toDemandQuery,
  writeDemandFilter,
} from './demand-filter';

const read = (query: string) => readDemandFilter(new URLSearchParams(query));

test('an address is read and written back the same', () => {
  const query = 'tab=demands&businessCategory=food&propertyType=office&city=Pune&minArea=500&maxArea=2000';
  const filter = read(query);
  expect(filter).toEqual({
    businessCategory: 'food',
    propertyType: 'office',
    city: 'Pune',
    minArea: 500,
    maxArea: 2000,
  });
  expect(writeDemandFilter(filter, new URLSearchParams('tab=demands'))).toBe(query);
});

test.each([
  ['businessCategory=sports'],
  ['propertyType=castle'],
  ['city='],
  ['city=%00'],
  ['minArea=ten'],
  ['minArea=-5'],
  ['maxArea=1.5'],
  ['maxArea=1000001'],
])('%s counts as nothing', (query) => {
  expect(read(query)).toEqual(emptyDemandFilter);
});

test('only what is filled in is asked for', () => {
  expect(toDemandQuery(emptyDemandFilter)).toEqual({});
  expect(toDemandQuery({ ...emptyDemandFilter, city: '  Pune ', minArea: 0 })).toEqual({
    city: 'Pune',
    minArea: 0,
  });
});

test('reversed areas are not asked for, the rest is', () => {
  const filter = read('city=Pune&minArea=900&maxArea=100');
  expect(areAreasReversed(filter)).toBe(true);
  expect(toDemandQuery(filter)).toEqual({ city: 'Pune' });
  expect(areAreasReversed(read('minArea=100&maxArea=100'))).toBe(false);
});

test('clearing leaves what else stands in the address', () => {
  const search = new URLSearchParams('tab=demands&city=Pune&panel=messages');
  expect(writeDemandFilter(emptyDemandFilter, search)).toBe('tab=demands&panel=messages');
});

test('each filter counts once', () => {
  expect(countDemandFilters(emptyDemandFilter)).toBe(0);
  expect(countDemandFilters(read('businessCategory=food&city=Pune&minArea=1&maxArea=2'))).toBe(4);
  expect(countDemandFilters({ ...emptyDemandFilter, city: ' ' })).toBe(0);
});

test.each([
  ['1,200', 1200],
  [' 1200 ', 1200],
  ['10,00,000', 1_000_000],
  ['', null],
  ['12 00', null],
  [null, null],
])('an area typed as %j is %j', (typed, area) => {
  expect(readArea(typed)).toBe(area);
});
