import { type Browser, chromium } from 'playwright-core';
import { findBrowser } from './find-browser';

/**
 * Arguments that keep the browser from making calls of its own. The npm browser's list is not used, because it switches web
 * security off.
 */
const args = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'];

/**
 * A real Chromium for tests, without a window.
 * @param ignoreDefaultArgs switches of Playwright that are left out
 * @throws when this machine has no browser and npm cannot fetch one
 */
export const launchBrowser = async (ignoreDefaultArgs: string[] = []): Promise<Browser> => {
  const { executablePath, env } = await findBrowser();
  return chromium.launch({ executablePath, env: { ...process.env, ...env }, args, ignoreDefaultArgs });
};
