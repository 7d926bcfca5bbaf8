import { hasWords, searchWords } from './search-words';

test.each([
  ['asha', [['%asha%']]],
  ['Asha RAO', [['%asha%'], ['%rao%']]],
  ['ra', [['ra%', '% ra%']]],
  ['é', [['é%', '% é%', 'e\u0301%', '% e\u0301%']]],
  ['a@', [['a@%', '% a@%']]],
  ['ab@', [['%ab@%']]],
  ['@c', [['%@c%']]],
  ['100%_\\', [['%100\\%\\_\\\\%']]],
  ['& chai --', [['%chai%']]],
  ['&', []],
  ['--', []],
  [' ', []],
  // A Hindi word: three letters and two marks.
  ['दुकान', [['%दुकान%']]],
  ['चा', [['चा%', '% चा%']]],
  ['caf\u00e9', [['%caf\u00e9%', '%cafe\u0301%']]],
  ['Cafe\u0301', [['%caf\u00e9%', '%cafe\u0301%']]],
])('the search %j has the patterns %j', (search, patterns) => {
  expect(searchWords(search)).toEqual(patterns);
});

test('a search without letters and digits finds nothing', () => {
  expect(hasWords('lower(title)', searchWords('& %'))).toEqual({ sql: 'false', bindings: [] });
});

test('a text must contain each of the words, in one of its forms', () => {
  expect(hasWords('lower(title)', searchWords('ra chai'))).toEqual({
    sql: '(lower(title) like ? or lower(title) like ?) and (lower(title) like ?)',
    bindings: ['ra%', '% ra%', '%chai%'],
  });
});
