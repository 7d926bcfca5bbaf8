import { rm } from 'node:fs/promises';
import { keptPlatform } from './kept-platform';

/** Stops the platform and leaves nothing behind. */
const stop = async (): Promise<void> => {
  const kept = keptPlatform();
  if (!kept) return;
  await kept.platform.stop();
  await rm(kept.dataDir, { recursive: true, force: true });
};

export default stop;
