import { removeDataDir } from '@setu/local';
import { keptPlatform } from './kept-platform';

/** Stops the platform and leaves nothing behind. */
const stop = async (): Promise<void> => {
  const kept = keptPlatform();
  if (!kept) return;
  await kept.platform.stop();
  await removeDataDir(kept.dataDir);
};

export default stop;
