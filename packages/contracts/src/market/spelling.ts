/**
 * Text as searches compare it: lower case, without accents, the nukta of Devanagari and signs that are not seen.
 * `café`, `CAFE` and `cafe` are one word. The catalog's migration does the same in SQL.
 */
export const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]|\u093c|\u200c|\u200d|[\ufe00-\ufe0f]/g, '')
    .toLowerCase();

/**
 * Letters to change, add, leave out or swap with the next one until two words are the same (optimal string alignment).
 * `chia` and `chai` are one apart.
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

/** How many letters of a word may be wrong for another to count as meant: none below three letters, one to five, else two. */
const maxWrongLetters = (word: string): number => (word.length < 3 ? 0 : word.length <= 5 ? 1 : 2);

/**
 * The words of a vocabulary that were probably meant, the nearest first; of equally near ones those with the same first
 * letter. Empty where nothing is near.
 */
export const nearestWords = (typed: string, vocabulary: Iterable<string>): string[] => {
  const word = foldText(typed);
  const limit = maxWrongLetters(word);
  const near: { candidate: string; cost: number }[] = [];
  for (const candidate of vocabulary) {
    const folded = foldText(candidate);
    if (Math.abs(folded.length - word.length) > limit) continue;
    const distance = editDistance(word, folded);
    if (distance <= limit) near.push({ candidate, cost: distance + (folded[0] === word[0] ? 0 : 0.5) });
  }
  return near.sort((a, b) => a.cost - b.cost).map(({ candidate }) => candidate);
};
