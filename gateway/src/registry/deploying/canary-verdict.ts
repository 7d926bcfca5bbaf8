/** A canary is judged only after it failed this many visitors: one bad connection does not stop it. */
const minFailed = 5;
/** A canary is stopped when it fails this share of its visitors, percent. */
const maxFailedPercent = 5;

/** What a canary did since it got this share of visitors. */
export interface CanaryRecord {
  /** Visitors who got it and have an id from a gateway. */
  served: number;
  /** Those of them whom it failed finally. */
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
