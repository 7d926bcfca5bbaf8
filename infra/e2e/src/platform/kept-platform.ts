import type { Platform } from '@setu/local';

interface Kept {
  platform: Platform;
  dataDir: string;
}

const slot: { kept: Kept | null } = { kept: null };

/** Hands the running platform from the run's set-up to its end. */
export const keepPlatform = (kept: Kept) => {
  slot.kept = kept;
};
export const keptPlatform = () => slot.kept;
