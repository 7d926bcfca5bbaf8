import {
  type BrowseFilter,
  countActive,
  emptyFilter,
  hasLandingWords,
  otherParameters,
  readFilter,
  toFranchiseQuery,
  writeFilter,
} from './browse-filter';

const read = (address: string) => readFilter(new URLSearchParams(address));

const full: BrowseFilter = {
  search: 'chai  पुणे & co',
  exact: true,
  businessCategory: ['food_beverage', 'retail'],
  franchiseModel: ['FOFO', 'COCO'],
  territories: ['Pune', 'Delhi NCR'],
  minInvestment: 0,
  maxInvestment: 2_500_000,
  maxTotal: 5_000_000,
  maxFee: 0,
  maxRoyalty: 7.5,
  featured: true,
  sort: 'roi',
  after: null,
};

test('a written filter is read back unchanged', () => {
  expect(read(writeFilter(full))).toEqual(full);
  expect(read(writeFilter(emptyFilter))).toEqual(emptyFilter);
  expect(writeFilter(emptyFilter)).toBe('');
});

test.each([
  ['investmentRange=500000-2500000', 500_000, 2_500_000],
  ['investmentRange=50000000%2B', 50_000_000, null],
  ['investmentRange=50000000+', 50_000_000, null],
  ['investmentRange=cheap', null, null],
  ['investmentRange=500000-2500000&minInvestment=7', 7, 2_500_000],
  ['minInvestment=5%2C00%2C000&maxInvestment=%E2%82%B9+10%2C00%2C000', 500_000, 1_000_000],
  ['minInvestment=&maxInvestment=', null, null],
])('readFilter reads %s as an investment from %s to %s', (address, minInvestment, maxInvestment) => {
  expect(read(address)).toMatchObject({ minInvestment, maxInvestment });
});

test('a filter starts at the cursor of its address, and a written filter at the beginning', () => {
  expect(read('after=abc%3D&search=tea')).toMatchObject({ after: 'abc=', search: 'tea' });
  expect(read(`after=${'x'.repeat(501)}`).after).toBeNull();
  expect(read('after=').after).toBeNull();
  expect(writeFilter({ ...emptyFilter, after: 'abc=' })).toBe('');
});

test.each([
  ['location=Bengaluru', ['Bangalore']],
  ['location=new+delhi', ['Delhi NCR']],
  ['location=Gurgaon&territories=Noida', ['Delhi NCR']],
  ['location=karnataka', ['Karnataka']],
  ['location=Sangli', ['Sangli']],
  ['location=Andheri%2C+Mumbai', ['Mumbai']],
  ['location=asdf', ['asdf']],
  ['location=+++', []],
])('readFilter reads the places of %s as %j', (address, territories) => {
  expect(read(address).territories).toEqual(territories);
});

test.each([
  'businessCategory=spaceships',
  'franchiseModel=XYZ',
  'sort=best',
  'exact=perhaps',
  'featured=perhaps',
  'minInvestment=-5&maxInvestment=2.5',
  'minInvestment=1e9&maxInvestment=99999999999999999999',
  'maxTotal=-1&maxFee=lots&maxRoyalty=51',
  'maxRoyalty=&maxFee=&maxTotal=',
  'search=%00',
  `territories=${'x'.repeat(81)}`,
  'nonsense=1&cursor=abc&limit=0',
])('readFilter drops %s without an error', (address) => {
  expect(read(address)).toEqual(emptyFilter);
});

test('a repeated value counts once, and a text that is too long is cut', () => {
  expect(read('businessCategory=retail&businessCategory=retail').businessCategory).toEqual(['retail']);
  expect(read(`search=${'x'.repeat(300)}`).search).toHaveLength(200);
});

test('toFranchiseQuery contains only filled filters, with the names of the call', () => {
  expect(toFranchiseQuery(emptyFilter)).toEqual({});
  expect(toFranchiseQuery(full)).toEqual({
    search: 'chai  पुणे & co',
    exact: 'true',
    businessCategory: ['food_beverage', 'retail'],
    franchiseModel: ['FOFO', 'COCO'],
    territories: ['Pune', 'Delhi NCR'],
    minInvestment: 0,
    maxInvestment: 2_500_000,
    maxTotal: 5_000_000,
    maxFee: 0,
    maxRoyalty: 7.5,
    featured: 'true',
    sort: 'roi',
  });
});

test.each([
  ['sort=recommended', {}],
  ['search=chai', { search: 'chai' }],
  ['search=chai&sort=recommended', { search: 'chai', sort: 'recommended' }],
  ['exact=true', {}],
])('the query of %s is %j', (address, wanted) => {
  expect(toFranchiseQuery(read(address))).toEqual(wanted);
});

test('a minimum above the maximum is kept in the filter and left out of the query', () => {
  const filter = read('minInvestment=900&maxInvestment=100&businessCategory=retail');
  expect(filter).toMatchObject({ minInvestment: 900, maxInvestment: 100 });
  expect(toFranchiseQuery(filter)).toEqual({ businessCategory: ['retail'] });
});

test.each([
  ['', 0],
  ['search=chai&sort=roi', 0],
  ['businessCategory=retail&businessCategory=fitness&franchiseModel=FOFO&territories=Pune', 4],
  ['minInvestment=1', 1],
  ['minInvestment=1&maxInvestment=2', 1],
  ['featured=true', 1],
  ['maxTotal=1&maxFee=0&maxRoyalty=5', 3],
  [writeFilter(full), 11],
])('countActive of %s is %i', (address, count) => {
  expect(countActive(read(address))).toBe(count);
});

test('hasLandingWords is true only for parameters of the landing page', () => {
  expect(hasLandingWords(new URLSearchParams('location=Pune'))).toBe(true);
  expect(hasLandingWords(new URLSearchParams('investmentRange=x'))).toBe(true);
  expect(hasLandingWords(new URLSearchParams(writeFilter(full)))).toBe(false);
});

test('other parameters of the address precede the filter', () => {
  const search = new URLSearchParams('tab=browse&search=old&location=Pune&utm_source=x');
  expect(writeFilter({ ...emptyFilter, search: 'chai' }, otherParameters(search))).toBe(
    'tab=browse&utm_source=x&search=chai',
  );
});
