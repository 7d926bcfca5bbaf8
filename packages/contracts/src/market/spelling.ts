/**
 * Text for comparison in searches: lower case, without accents, the nukta of Devanagari and invisible characters. `café`,
 * `CAFE` and `cafe` are the same word. The catalog's migration does the same in SQL.
 */
export const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]|\u093c|\u200c|\u200d|[\ufe00-\ufe0f]/g, '')
    .toLowerCase();

/**
 * Distance of two words: letters to change, add, remove or swap with the next one (optimal string alignment). The distance of
 * `chia` and `chai` is 1.
 */
export const editDistance = (a: string, b: string): number => {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, j) => j)];
  const at = (i: number, j: number) => rows[i]?.[j] ?? 0;
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    rows.push(row);
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1];
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row.push(
        Math.min(
          at(i - 1, j) + 1,
          at(i, j - 1) + 1,
          at(i - 1, j - 1) + (isSame ? 0 : 1),
          isSwapped ? at(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
  }
  return at(a.length, b.length);
};

/** Maximum distance of a misspelling: 0 below three letters, 1 up to five letters, otherwise 2. */
const maxDistance = (word: string): number => (word.length < 3 ? 0 : word.length <= 5 ? 1 : 2);

/**
 * Words of a vocabulary with a similar spelling, the nearest first; among equally near words, those with the same first
 * letter first. Empty when no word is near.
 */
export const nearestWords = (typed: string, vocabulary: Iterable<string>): string[] => {
  const word = foldText(typed);
  const limit = maxDistance(word);
  const near: { candidate: string; cost: number }[] = [];
  for (const candidate of vocabulary) {
    const folded = foldText(candidate);
    if (Math.abs(folded.length - word.length) > limit) continue;
    const distance = editDistance(word, folded);
    if (distance <= limit) near.push({ candidate, cost: distance + (folded[0] === word[0] ? 0 : 0.5) });
  }
  return near.sort((a, b) => a.cost - b.cost).map(({ candidate }) => candidate);
};
