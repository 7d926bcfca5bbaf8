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

test('a filter that is written to an address is read back unchanged', () => {
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
])('%s is read as an empty filter', (query) => {
  expect(read(query)).toEqual(emptyDemandFilter);
});

test('toDemandQuery contains only filled filters', () => {
  expect(toDemandQuery(emptyDemandFilter)).toEqual({});
  expect(toDemandQuery({ ...emptyDemandFilter, city: '  Pune ', minArea: 0 })).toEqual({
    city: 'Pune',
    minArea: 0,
  });
});

test('toDemandQuery leaves out areas that are reversed and keeps the rest', () => {
  const filter = read('city=Pune&minArea=900&maxArea=100');
  expect(areAreasReversed(filter)).toBe(true);
  expect(toDemandQuery(filter)).toEqual({ city: 'Pune' });
  expect(areAreasReversed(read('minArea=100&maxArea=100'))).toBe(false);
});

test('clearing the filter keeps the other parameters of the address', () => {
  const search = new URLSearchParams('tab=demands&city=Pune&panel=messages');
  expect(writeDemandFilter(emptyDemandFilter, search)).toBe('tab=demands&panel=messages');
});

test('countDemandFilters counts each filled filter once', () => {
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
])('readArea reads %j as %j', (typed, area) => {
  expect(readArea(typed)).toBe(area);
});
