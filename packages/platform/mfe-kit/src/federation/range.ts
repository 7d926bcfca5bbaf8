const numbersOf = (version: string): number[] =>
  (/\d+\.\d+\.\d+/.exec(version)?.[0] ?? '').split('.').map(Number);

/**
 * Whether a version is in a caret range, the only kind that builds of remotes write: the first number that is not 0 is equal,
 * and the version is not older.
 */
export const isInRange = (version: string, range: string): boolean => {
  const given = numbersOf(version);
  const least = numbersOf(range);
  const fixed = least.findIndex((number) => number > 0);
  const difference = given.findIndex((number, place) => number !== least[place]);
  return difference === -1 || (difference > fixed && (given[difference] ?? 0) > (least[difference] ?? 0));
};
