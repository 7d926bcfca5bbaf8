import type { TestPlatform } from './test-platform';

interface Kept {
  platform: TestPlatform;
  removeTemporaryFiles: () => Promise<void>;
}

const slot: { kept: Kept | null } = { kept: null };

/** Passes the running platform from the set-up of the test run to its end. */
export const keepPlatform = (kept: Kept) => {
  slot.kept = kept;
};
export const keptPlatform = () => slot.kept;
