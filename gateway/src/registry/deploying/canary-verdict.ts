/** Visitors a canary must have failed before it is judged at all: one bad phone line is no verdict. */
const leastFailed = 5;
/** The share of its visitors from which on a canary is stopped, percent. */
const limit = 5;

/** How a canary has done since it went to this share of visitors. */
export interface CanaryRecord {
  /** Visitors who got it, and have their id from a gateway. */
  served: number;
  /** Those of them it failed for good. */
  failed: number;
}

/** Why a canary has to end, with the numbers; null while it may go on. */
export const verdictOn = ({ served, failed }: CanaryRecord): string | null => {
  const share = (failed / Math.max(served, 1)) * 100;
  if (failed < leastFailed || share < limit) return null;
  return (
    `It failed ${failed} of the ${served} visitors who got it (${share.toFixed(1)} %). ` +
    `A canary is stopped from ${limit} % and ${leastFailed} visitors on.`
  );
};
