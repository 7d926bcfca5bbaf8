import { sharedQuery } from './shared-pages';

const names = ['search', 'territories'];

it.each([
  ['', undefined, ''],
  ['utm_source=x', undefined, null],
  ['utm_source=x', [], ''],
  ['utm_source=x&search=chai', names, 'search=chai'],
  ['territories=Pune&search=chai&territories=Delhi', names, 'search=chai&territories=Pune&territories=Delhi'],
  ['search=%E0%A4%9A%E0%A4%BE%E0%A4%AF', names, 'search=%E0%A4%9A%E0%A4%BE%E0%A4%AF'],
  [`search=${'x'.repeat(400)}`, names, null],
])('the query %p of a page that depends on %p is shared as %p', (query, own, shared) => {
  expect(sharedQuery(query, own)).toBe(shared);
});
