import type { BrowserKit } from './page-kit';

const year = 365 * 24 * 60 * 60 * 1_000;

/** Sets the default font size of pages, percent, like a browser's settings. Runs in the page. */
export const setTextSize = (percent: number): void => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`html { font-size: ${percent}% }`);
  document.adoptedStyleSheets = [sheet];
};

/** Sets the browser's clock back, ms, like one whose battery was empty. Runs in the page. */
const setClockBack = (ms: number) => {
  const Actual = Date;
  window.Date = class extends Actual {
    constructor(...given: unknown[]) {
      super(...((given.length > 0 ? given : [Actual.now() - ms]) as [string]));
    }

    static override now() {
      return Actual.now() - ms;
    }
  } as DateConstructor;
};

/** Forbids all storage, like a browser whose user blocks site data. Runs in the page. */
const forbidStorage = () => {
  const refuse = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  };
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
    Object.defineProperty(window, name, { configurable: true, get: refuse });
  Object.defineProperty(document, 'cookie', { configurable: true, get: refuse, set: refuse });
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, get: refuse });
  if (navigator.locks) navigator.locks.request = async () => refuse();
  window.BroadcastChannel = class {
    constructor() {
      refuse();
    }
  } as unknown as typeof BroadcastChannel;
};

/** The same browser, but its visitors forbid storage. */
export const forbidding = (kit: BrowserKit): BrowserKit => ({
  ...kit,
  newVisitor: async () => {
    const visitor = await kit.newVisitor();
    await visitor.context.addInitScript(forbidStorage);
    return visitor;
  },
});

/** The same browser, but its visitors forbid storage, have text of double size and a clock that is a year behind. */
export const withHardSettings = (kit: BrowserKit): BrowserKit => ({
  ...kit,
  newVisitor: async () => {
    const visitor = await forbidding(kit).newVisitor();
    await visitor.context.addInitScript(setTextSize, 200);
    await visitor.context.addInitScript(setClockBack, year);
    return visitor;
  },
});
