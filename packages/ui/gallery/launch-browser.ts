import { type Browser, chromium } from 'playwright-core';

/** The browser that npm brings. */
export const launchBrowser = async (): Promise<Browser> => {
  // Without it the package leaves out the libraries that a bare machine lacks.
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs22.x';
  const { default: packed } = await import('@sparticuz/chromium');
  return chromium.launch({
    executablePath: await packed.executablePath(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  });
};
