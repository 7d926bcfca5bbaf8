import { demoUsers } from '@setu/contracts';
import { openBrowser } from '@setu/e2e';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { median } from '../setup/median';
import { withPlatform } from '../setup/platform';
import { untilQuiet } from '../setup/quiet-machine';
import { signIn, storageOf } from '../setup/sign-in';
import { printTable } from '../setup/table';
import { slowDown, tapPoint, withPhone } from './phone';

/** A screen, the button that is tapped, and what the tap opens. */
interface Target {
  path: string;
  /** E-mail of the demo account; undefined for a visitor. */
  email?: string;
  /** Selector of the button, which must be visible without scrolling. */
  button: string;
  /** Selector of what has opened. */
  opened: string;
}

const menu = { button: 'button[aria-label="Menu"]', opened: '[role=dialog]' };

const targets = (franchise: string): Target[] => [
  { path: '/', ...menu },
  { path: '/franchises', ...menu },
  { path: franchise, ...menu },
  ...[demoUsers.investor, demoUsers.brand, demoUsers.agent].map(({ email }) => ({
    path: '/dashboard',
    email,
    button: '[role=tab]:nth-of-type(2)',
    opened: '[role=tab]:nth-of-type(2)[aria-selected=true]',
  })),
];

/** Moments after the first content is painted, ms. */
const moments = Array.from({ length: 20 }, (_, index) => index * 200);

/** Time after the last moment in which a tap must be answered, ms. */
const patienceMs = 6_000;

/** Times of a tap, ms after the finger has left the screen; null when nothing happened. */
interface Tap {
  /** The button looks pressed, or what it opens is there. */
  shown: number | null;
  opened: number | null;
}

/**
 * Notes when a tap is shown and answered. Runs in the page before its own scripts. Text, because the compiler adds a helper to functions
 * that have functions.
 */
const watchTap = ({ button, opened }: Target) => `
  const seen = { at: null, shown: null, opened: null };
  window.seenTap = seen;
  const has = (selector) => document.querySelector(selector) !== null;
  // Called after each frame is painted.
  const look = () => {
    const since = performance.now() - seen.at;
    if (has(${JSON.stringify(opened)})) seen.opened ??= since;
    if (seen.opened !== null || has(${JSON.stringify(`${button}:is([data-pressed-early], [aria-busy=true], [data-next])`)})) seen.shown ??= since;
    if (seen.opened === null) requestAnimationFrame(() => setTimeout(look));
  };
  addEventListener('click', ({ isTrusted, timeStamp }) => {
    if (!isTrusted || seen.at !== null) return;
    seen.at = timeStamp;
    requestAnimationFrame(() => setTimeout(look));
  }, true);
`;

const firstContent = (page: Page) =>
  page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0);

/** Where the button of a target is, and when the page paints its first content, on a phone with an empty cache. */
const look = (browser: Browser, url: string, target: Target, person: BrowserContextOptions['storageState']) =>
  withPhone(browser, person, async (page) => {
    await slowDown(page);
    await page.goto(url + target.path, { waitUntil: 'load' });
    const box = await page.locator(target.button).boundingBox();
    if (!box) throw new Error(`${target.path} has no ${target.button}`);
    return {
      x: box.x + box.width / 2,
      y: box.y + box.height / 2,
      painted: await firstContent(page),
    };
  });

/** Taps once, this many ms after the navigation began. */
const tapAt = (
  browser: Browser,
  url: string,
  target: Target,
  person: BrowserContextOptions['storageState'],
  { x, y, after }: { x: number; y: number; after: number },
): Promise<Tap> =>
  withPhone(browser, person, async (page) => {
    const session = await slowDown(page);
    await page.addInitScript(watchTap(target));
    const begun = performance.now();
    await page.goto(url + target.path, { waitUntil: 'commit' });
    await page.waitForTimeout(begun + after - performance.now());
    await tapPoint(session, { x, y });
    const isOpen = page.waitForFunction(() => (Reflect.get(window, 'seenTap') as Tap).opened !== null);
    await Promise.race([isOpen.catch(() => undefined), page.waitForTimeout(patienceMs)]);
    return page.evaluate(() => Reflect.get(window, 'seenTap') as Tap);
  });

/** A tap is answered in time when it is shown within this time, ms. */
const shownWithinMs = 100;

const rowOf = ({ path, email }: Target, painted: number, taps: readonly Tap[]) => {
  const times = (name: keyof Tap) => taps.map((tap) => tap[name]).filter((time) => time !== null);
  const both = (values: number[]) =>
    values.length === 0 ? '–' : `${Math.round(median(values))}; ${Math.round(Math.max(...values))}`;
  return [
    `${path}${email ? ` of ${email.split('@')[0]}` : ''}`,
    Math.round(painted),
    `${times('shown').filter((time) => time <= shownWithinMs).length} of ${taps.length}`,
    both(times('shown')),
    `${times('opened').length} of ${taps.length}`,
    both(times('opened')),
  ];
};

const measure = async (url: string) => {
  const { browser } = await openBrowser();
  const [first] = (await (await fetch(`${url}/api/franchises?limit=1`)).json()) as { id: string }[];
  await untilQuiet();
  try {
    const rows: (string | number)[][] = [];
    for (const target of targets(`/franchises/${first?.id}`)) {
      const person = target.email ? storageOf(url, await signIn(url, target.email)) : undefined;
      // The first visit fills the caches of the servers.
      await look(browser, url, target, person);
      const { x, y, painted } = await look(browser, url, target, person);
      const taps: Tap[] = [];
      for (const moment of moments)
        taps.push(await tapAt(browser, url, target, person, { x, y, after: painted + moment }));
      rows.push(rowOf(target, painted, taps));
      process.stderr.write(`${rows.at(-1)?.join('  ')}\n`);
    }
    printTable(`A tap at ${moments.length} moments of a cold load on a slow phone; median; longest, ms`, [
      ['screen', 'painted', `within ${shownWithinMs} ms`, 'shown', 'answered', 'answered after'],
      ...rows,
    ]);
  } finally {
    await browser.close();
  }
};

/** @param args the address of a running platform with the demo accounts; without one, a platform is started */
export const benchTaps = async ([url]: readonly string[]): Promise<void> => {
  if (url) await measure(url);
  else await withPlatform((platform) => measure(platform.url));
};
