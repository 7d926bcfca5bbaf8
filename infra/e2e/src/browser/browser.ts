import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

const systemBrowsers = [
  '/usr/bin/google-chrome',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Arguments that keep the browser from making calls of its own. The npm browser's list is not used, because it switches web
 * security off.
 */
const args = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'];

const npmBrowser = async (): Promise<string> => {
  // Makes the package unpack its own libraries on a machine without them.
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs22.x';
  const { default: packed } = await import('@sparticuz/chromium');
  return packed.executablePath();
};

/**
 * A real Chromium: that of the system if there is one, else the one of npm.
 * @param ignoreDefaultArgs switches of Playwright that are left out
 */
export const launchBrowser = async (ignoreDefaultArgs: string[] = []): Promise<Browser> =>
  chromium.launch({
    executablePath: systemBrowsers.find(existsSync) ?? (await npmBrowser()),
    args,
    ignoreDefaultArgs,
  });
