import { launchBrowser } from '@setu/test-browser';
import type { Browser } from 'playwright-core';

// Set-up, test files and tear-down of a run load modules separately, but share the process object.
const shared: NodeJS.Process & { franchisesetuBrowser?: Browser } = process;

/** Launches the browser that all files of this process use, before the first one. */
export const launchSharedBrowser = async (): Promise<void> => {
  shared.franchisesetuBrowser = await launchBrowser();
};

/** The browser of the run; undefined when each file has to launch its own. */
export const sharedBrowser = (): Browser | undefined => shared.franchisesetuBrowser;

export const closeSharedBrowser = async (): Promise<void> => {
  await shared.franchisesetuBrowser?.close();
};
