import { pageOf } from './page-of';

const paging = { limit: 2, total: 9, cursorOf: (row: string) => `behind ${row}` };

it.each([
  ['nothing', [], [], null],
  ['less than a page', ['a'], ['a'], null],
  ['a page and no more', ['a', 'b'], ['a', 'b'], null],
  ['a page and the row that tells of another', ['a', 'b', 'c'], ['a', 'b'], 'behind b'],
])('a page of %s has its rows and the next cursor', (_, rows, items, next) => {
  expect(pageOf(rows, paging)).toEqual({ items, total: 9, next });
});
