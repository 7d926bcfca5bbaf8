/** A canary is judged only after it failed for this many visitors: one bad connection does not stop it. */
const minFailed = 5;
/** A canary is stopped when it fails for this share of its visitors, percent. */
const maxFailedPercent = 5;

/** The numbers of a canary since it got its current share of visitors. */
export interface CanaryRecord {
  /** Visitors who got it and have an issued id. */
  served: number;
  /** Those of them for whom it finally failed. */
  failed: number;
}

/** Why a canary must be stopped, with the numbers; null while it may continue. */
export const verdictOn = ({ served, failed }: CanaryRecord): string | null => {
  const share = (failed / Math.max(served, 1)) * 100;
  if (failed < minFailed || share < maxFailedPercent) return null;
  return (
    `It failed ${failed} of the ${served} visitors who got it (${share.toFixed(1)} %). ` +
    `A canary is stopped from ${maxFailedPercent} % and ${minFailed} visitors on.`
  );
};
