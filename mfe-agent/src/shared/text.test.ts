import { readableName, shortList, squareFeet } from './text';

test('readableName turns identifiers into words', () => {
  expect(readableName('tenant_search')).toBe('Tenant search');
  expect(readableName('food')).toBe('Food');
});

test('squareFeet keeps the number and the unit on one line', () => {
  expect(squareFeet('1,000 - 2,000')).toBe('1,000 - 2,000\u00a0sq\u00a0ft');
});

test.each([
  [[], ''],
  [['Pune', 'Mumbai'], 'Pune, Mumbai'],
  [['Pune', 'Mumbai', 'Thane'], 'Pune, Mumbai, Thane'],
  [['Pune', 'Mumbai', 'Thane', 'Surat'], 'Pune, Mumbai and 2 more'],
])('shortList names at most two of %j', (names, text) => {
  expect(shortList(names, 2)).toBe(text);
});
