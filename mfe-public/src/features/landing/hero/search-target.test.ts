import { searchTarget } from './search-target';

test.each([
  [{ businessCategory: '', investmentRange: '', location: '' }, '/franchises'],
  [
    { businessCategory: 'retail', investmentRange: '', location: '   ' },
    '/franchises?businessCategory=retail',
  ],
  [
    { businessCategory: 'retail', investmentRange: '50000000+', location: ' New Delhi ' },
    '/franchises?businessCategory=retail&investmentRange=50000000%2B&location=New+Delhi',
  ],
])('searchTarget contains only filled values: %j', (search, address) => {
  expect(searchTarget(search)).toBe(address);
});
