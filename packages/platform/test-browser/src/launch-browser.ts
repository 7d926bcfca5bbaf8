import { type Browser, chromium } from 'playwright-core';
import { findBrowser } from './find-browser';

/**
 * Browser features that tests do not need. The list replaces Playwright's, and repeats its entries that matter here. Without the
 * omnibox entries each window renders two internal pages of the browser.
 */
const disabledFeatures = [
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxPopup',
];

/**
 * Arguments that keep the browser from making its own network calls. The npm browser's list is not used, because it
 * switches web security off.
 */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  `--disable-features=${disabledFeatures.join(',')}`,
];

/**
 * A real Chromium for tests, without a window.
 * @param ignoreDefaultArgs switches of Playwright that are left out
 * @throws when this machine has no browser and npm cannot fetch one
 */
export const launchBrowser = async (ignoreDefaultArgs: string[] = []): Promise<Browser> => {
  const { executablePath, env } = await findBrowser();
  return chromium.launch({
    executablePath,
    env: { ...process.env, ...env },
    args,
    ignoreDefaultArgs,
    // Playwright would close the browser and let the program run on. Now the program ends, and the
    // browser with it.
    handleSIGTERM: false,
  });
};
