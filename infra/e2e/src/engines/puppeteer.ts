import { createRequire } from 'node:module';
import { join } from 'node:path';
import { findRoot, installOnDemand } from '@setu/build-kit';
import type { Engine, Tab, Target } from './tab';

/** The part of Puppeteer that this file uses; Puppeteer is installed on demand, so its types are not available. */
interface Handle {
  asElement: () => Handle | null;
  click: () => Promise<void>;
  type: (text: string) => Promise<void>;
  select: (value: string) => Promise<unknown>;
  uploadFile: (...paths: readonly string[]) => Promise<void>;
  evaluate: <T>(inPage: (element: never, ...args: string[]) => T, ...args: string[]) => Promise<T>;
}
interface PuppeteerPage {
  goto: (url: string, options: object) => Promise<unknown>;
  goBack: (options: object) => Promise<unknown>;
  reload: (options: object) => Promise<unknown>;
  evaluate: (inPage: unknown, ...args: readonly unknown[]) => Promise<unknown>;
  evaluateHandle: (inPage: unknown, ...args: readonly unknown[]) => Promise<Handle>;
  keyboard: { press: (key: string) => Promise<void> };
  setViewport: (size: { width: number; height: number }) => Promise<void>;
  screenshot: () => Promise<Uint8Array>;
  bringToFront: () => Promise<void>;
}
interface PuppeteerContext {
  newPage: () => Promise<PuppeteerPage>;
  close: () => Promise<void>;
}
interface PuppeteerBrowser {
  version: () => Promise<string>;
  createBrowserContext: () => Promise<PuppeteerContext>;
  close: () => Promise<void>;
}
interface Puppeteer {
  launch: (options: object) => Promise<PuppeteerBrowser>;
}

/** Navigations do not wait for loading, because tests wait for what a page shows. */
const navigation = { waitUntil: 'domcontentloaded', timeout: 0 };

const targetOf = (handle: Handle): Target => ({
  click: () => handle.click(),
  fill: async (text) => {
    await handle.evaluate((field: HTMLInputElement) => {
      field.focus();
      field.select();
    });
    await handle.type(text);
  },
  pick: async (label) => {
    const value = await handle.evaluate(
      (select: HTMLSelectElement, shown) =>
        [...select.options].find((option) => option.label.startsWith(shown))?.value ?? null,
      label,
    );
    if (value === null) throw new Error(`There is no option “${label}”`);
    await handle.select(value);
  },
  choose: (paths) => handle.uploadFile(...paths),
});

/** The tab in front. Firefox draws only this one, so nothing moves in other tabs. */
interface Front {
  page: PuppeteerPage | null;
}

const openTab = async (context: PuppeteerContext, front: Front): Promise<Tab> => {
  const page = await context.newPage();
  await page.setViewport({ width: 1280, height: 860 });
  const here = async (): Promise<PuppeteerPage> => {
    if (front.page !== page) await page.bringToFront();
    front.page = page;
    return page;
  };
  return {
    goto: async (url) => void (await (await here()).goto(url, navigation)),
    back: async () => void (await (await here()).goBack(navigation)),
    reload: async () => void (await (await here()).reload(navigation)),
    evaluate: async (inPage, ...args) =>
      (await (await here()).evaluate(inPage, ...args)) as ReturnType<typeof inPage>,
    run: async (library) => void (await (await here()).evaluate(library)),
    find: async (inPage, ...args) => {
      const element = (await (await here()).evaluateHandle(inPage, ...args)).asElement();
      return element && targetOf(element);
    },
    press: async (key) => (await here()).keyboard.press(key),
    resize: async (size) => (await here()).setViewport(size),
    picture: async () => Buffer.from(await (await here()).screenshot()),
    newTab: () => openTab(context, front),
  };
};

const load = async (): Promise<Puppeteer> => {
  const folder = await installOnDemand(join(findRoot(), 'infra', 'e2e', 'engine-driver'));
  return createRequire(join(folder, 'package.json'))('puppeteer-core');
};

/** Chromium by its own protocol, Firefox by WebDriver BiDi. */
export const launchByPuppeteer = async (
  browser: 'chrome' | 'firefox',
  [executablePath]: readonly string[],
): Promise<Engine> => {
  const { launch } = await load();
  const launched = await launch({
    browser,
    executablePath,
    args: browser === 'chrome' ? ['--no-sandbox', '--disable-gpu', '--disable-background-networking'] : [],
    // A busy machine may need a minute to start a browser.
    timeout: 0,
    protocolTimeout: 0,
  });
  const front: Front = { page: null };
  const contexts: PuppeteerContext[] = [];
  return {
    name: (await launched.version()).replace('/', ' '),
    newPerson: async () => {
      const context = await launched.createBrowserContext();
      contexts.push(context);
      return openTab(context, front);
    },
    endPeople: async () => {
      for (const context of contexts.splice(0)) await context.close();
      front.page = null;
    },
    close: () => launched.close(),
  };
};
