import { searchOf } from '../shared/search-of';
import { inquiryViewOf, searchOfTab, tabOf, userViewOf } from './address';

const at = (search: string) => new URLSearchParams(search);

test.each([
  ['', 'overview'],
  ['tab=settings', 'settings'],
  ['tab=nothing', 'overview'],
])('tabOf returns the tab of ?%s', (search, tab) => {
  expect(tabOf(at(search))).toBe(tab);
});

test('a view that the tab does not have falls back to its first view', () => {
  expect(userViewOf(at('view=agents'))).toBe('agents');
  expect(userViewOf(at('view=messages'))).toBe('users');
  expect(inquiryViewOf(at('view=messages'))).toBe('messages');
});

test('an address contains only the given values, and the address of Overview has no query', () => {
  expect(searchOf({ tab: 'users', search: 'a b', role: undefined, show: '' })).toBe('?tab=users&search=a+b');
  expect(searchOfTab('overview')).toBe('');
  expect(searchOfTab('users')).toBe('?tab=users');
});
