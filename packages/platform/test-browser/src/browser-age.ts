/** How many major versions the tests' Chromium may be behind the newest stable Chrome. */
const maxVersionsBehind = 3;

const majorOf = (version: string): number => {
  const major = /^\d+/.exec(version)?.[0];
  if (!major) throw new Error(`“${version}” is not a version of a browser.`);
  return Number(major);
};

/**
 * Checks whether the Chromium of the tests is too old to show pages as visitors see them.
 * @param ours its version
 * @param newest version of the newest stable Chrome
 * @returns what to do about it; null when it is new enough
 */
export const browserAgeProblem = (ours: string, newest: string): string | null => {
  const behind = majorOf(newest) - majorOf(ours);
  if (behind <= maxVersionsBehind) return null;
  return (
    `The tests run on Chromium ${ours}, which is ${behind} versions older than Chrome ${newest}; ${maxVersionsBehind} are allowed. ` +
    'Raise @sparticuz/chromium in packages/platform/test-browser/npm-browser.'
  );
};
