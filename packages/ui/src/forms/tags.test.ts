import { addTag, isSameTag } from './tags';

const rule = { max: 3 };

test('an entry is trimmed and stands at the end', () => {
  expect(addTag(['Pune'], '  Delhi   NCR ', rule)).toEqual(['Pune', 'Delhi NCR']);
});

test.each(['', '   ', 'pune', ' PUNE '])('%p changes nothing', (typed) => {
  const tags = ['Pune'];
  expect(addTag(tags, typed, rule)).toBe(tags);
});

test('a full list stays as it is', () => {
  const tags = ['a', 'b', 'c'];
  expect(addTag(tags, 'd', rule)).toBe(tags);
});

test('addresses differ by case', () => {
  expect(isSameTag('https://a.test/A', 'https://a.test/a', true)).toBe(false);
  expect(addTag(['https://a.test/A'], 'https://a.test/a', { max: 3, isExact: true })).toHaveLength(2);
});
