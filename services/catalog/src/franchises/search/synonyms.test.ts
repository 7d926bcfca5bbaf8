import { emptyWords, synonyms } from './synonyms';
import { foldedWords } from './words-of';

test('no word stands twice in a group', () => {
  for (const { words } of synonyms) {
    const folded = words.map((word) => foldedWords(word).join(' '));
    expect(folded).toEqual([...new Set(folded)]);
  }
});

test('every word of the trade is one a search keeps', () => {
  const dropped = synonyms.flatMap(({ words }) => words).filter((word) => emptyWords.has(word));
  expect(dropped).toEqual([]);
});
