import { describeBrowser, findBrowser } from '@setu/test-browser';
import { launchSharedBrowser } from '../browser/shared-browser';
import { runPlatform } from './run-platform';

/** Starts the platform and the browser of the journeys. */
const start = async (): Promise<void> => {
  process.stdout.write(`browser    ${await describeBrowser(await findBrowser())}\n`);
  await runPlatform();
  await launchSharedBrowser();
};

export default start;
