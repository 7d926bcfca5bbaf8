import { addTag, isSameTag } from './tags';

const rule = { max: 3 };

test('a new entry is trimmed and added at the end', () => {
  expect(addTag(['Pune'], '  Delhi   NCR ', rule)).toEqual(['Pune', 'Delhi NCR']);
});

test.each(['', '   ', 'pune', ' PUNE '])('addTag changes nothing for %p', (typed) => {
  const tags = ['Pune'];
  expect(addTag(tags, typed, rule)).toBe(tags);
});

test('addTag changes nothing when the list is full', () => {
  const tags = ['a', 'b', 'c'];
  expect(addTag(tags, 'd', rule)).toBe(tags);
});

test('entries that are addresses differ by case', () => {
  expect(isSameTag('https://a.test/A', 'https://a.test/a', true)).toBe(false);
  expect(addTag(['https://a.test/A'], 'https://a.test/a', { max: 3, isExact: true })).toHaveLength(2);
});
