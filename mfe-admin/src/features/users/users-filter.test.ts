import { readUsersFilter } from './users-filter';

test.each([
  ['', {}],
  ['search=+asha+', { search: 'asha' }],
  ['search=++', {}],
  ['role=real_estate', { role: 'real_estate' }],
  ['role=agent', { role: 'real_estate' }],
  ['role=king&search=a', { search: 'a' }],
])('the users filter is read from ?%s', (search, filter) => {
  expect(readUsersFilter(new URLSearchParams(search))).toEqual(filter);
});

test('a search that is too long for a name is cut', () => {
  expect(readUsersFilter(new URLSearchParams({ search: 'a'.repeat(300) })).search).toHaveLength(200);
});
