import { closeSharedBrowser } from '../browser/shared-browser';
import { keptPlatform } from './kept-platform';

/** Stops the platform and leaves nothing behind. */
const stop = async (): Promise<void> => {
  await closeSharedBrowser();
  const kept = keptPlatform();
  if (!kept) return;
  await kept.platform.stop();
  await kept.removeTemporaryFiles();
};

export default stop;
