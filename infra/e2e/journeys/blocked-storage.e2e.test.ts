import { type BrowserKit, openBrowser } from '../src/browser/page-kit';
import { brandAndInvestor } from '../src/journeys/brand-and-investor';
import { everyScreen, leadsHome, openDialogs } from '../src/journeys/every-screen';
import { browserOf } from '../src/visitors/sign-in';

let kit: BrowserKit;
beforeAll(async () => {
  kit = await openBrowser();
});
afterAll(() => kit.close());

/** Forbids everything that a page could store, as a browser does whose owner forbids the data of sites. It runs in the page. */
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

const forbidding = (of: BrowserKit): BrowserKit => ({
  ...of,
  newVisitor: async () => {
    const visitor = await of.newVisitor();
    await visitor.context.addInitScript(forbidStorage);
    return visitor;
  },
});

test.each(everyScreen)(
  'every screen of $name works in a browser that forbids storage',
  async ({ session, screens }) => {
    const own = await session();
    const { page, errors } = own ? await browserOf(forbidding(kit), own) : await forbidding(kit).newVisitor();
    for (const screen of await screens()) {
      await page.goto(screen);
      await page.getByRole('heading').first().waitFor();
      for (const tab of await page.getByRole('main').getByRole('tab').all()) await tab.click();
      await page.goto(screen);
      await openDialogs(page);
      await leadsHome(page);
      expect([screen, errors]).toEqual([screen, []]);
    }
  },
);

test('an inquiry is sent and answered in browsers that forbid storage', async () => {
  await brandAndInvestor(forbidding(kit), async () => {});
});

test('a visitor whose browser forbids storage gets to the sign-in', async () => {
  const { page, errors } = await forbidding(kit).newVisitor();
  await page.goto('/');
  await page.getByRole('link', { name: 'Get Started' }).first().click();
  await page.waitForURL('**/api/login');
  expect(errors).toEqual([]);
});
