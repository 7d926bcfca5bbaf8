import { foldedWords } from '../words/words-of';
import { emptyWords, synonyms } from './synonyms';

test('no group contains a word twice', () => {
  for (const { words } of synonyms) {
    const folded = words.map((word) => foldedWords(word).join(' '));
    expect(folded).toEqual([...new Set(folded)]);
  }
});

test('no synonym is an empty word', () => {
  const dropped = synonyms.flatMap(({ words }) => words).filter((word) => emptyWords.has(word));
  expect(dropped).toEqual([]);
});
