import { readTab, tabSearch } from './address';

test.each([
  ['', 'browse'],
  ['tab=interests', 'interests'],
  ['tab=calculator', 'calculator'],
  ['tab=insights', 'insights'],
  ['tab=admin', 'browse'],
  ['tab=', 'browse'],
])('readTab reads %j as the tab %s', (address, tab) => {
  expect(readTab(new URLSearchParams(address))).toBe(tab);
});

test('tabSearch keeps the filters and omits the name of the first tab', () => {
  const search = new URLSearchParams('businessCategory=retail&tab=insights');
  expect(tabSearch('interests', search)).toBe('businessCategory=retail&tab=interests');
  expect(tabSearch('browse', search)).toBe('businessCategory=retail');
});
