import { searchPatterns } from './search-patterns';

test.each([
  ['asha', ['%asha%']],
  ['rao', ['%rao%']],
  ['ra', ['ra%', '% ra%']],
  ['é', ['é%', '% é%']],
  ['a@', ['a@%', '% a@%']],
  ['ab@', ['%ab@%']],
  ['@c', ['%@c%']],
  ['100%_\\', ['%100\\%\\_\\\\%']],
  ['&', []],
  ['--', []],
])('the word %s has the patterns %j', (word, patterns) => {
  expect(searchPatterns(word)).toEqual(patterns);
});
