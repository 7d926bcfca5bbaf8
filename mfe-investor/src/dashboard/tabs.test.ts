import { readTab, tabSearch } from './tabs';

test.each([
  ['', 'browse'],
  ['tab=interests', 'interests'],
  ['tab=calculator', 'calculator'],
  ['tab=insights', 'insights'],
  ['tab=admin', 'browse'],
  ['tab=', 'browse'],
])('%j asks for the tab %s', (address, tab) => {
  expect(readTab(new URLSearchParams(address))).toBe(tab);
});

test('a change of tabs keeps the filters; the first tab needs no name', () => {
  const search = new URLSearchParams('businessCategory=retail&tab=insights');
  expect(tabSearch('interests', search)).toBe('businessCategory=retail&tab=interests');
  expect(tabSearch('browse', search)).toBe('businessCategory=retail');
});
