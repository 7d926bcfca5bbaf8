import { openBrowser } from '@setu/e2e';
import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright-core';
import { median } from '../setup/median';
import { withPlatform } from '../setup/platform';
import { untilQuiet } from '../setup/quiet-machine';
import { signIn, storageOf } from '../setup/sign-in';
import { printTable } from '../setup/table';
import { type Journey, journeys, type Move } from './journeys';
import { slowDown, tapPoint, withPhone } from './phone';

const defaultRounds = 5;

/** Time for which a person looks at a screen before the next press, ms. */
const pauseMs = 1_000;
/** Time in which a move must be complete, ms. */
const patienceMs = 8_000;

/** What a move showed. Times are ms after the finger has left the screen; null when it did not happen. */
interface Seen {
  /** The new content, its placeholder, or a mark on what was pressed. */
  shown: number | null;
  /** The first content of the new screen. */
  content: number | null;
  /** All of the new screen, without placeholders. */
  complete: number | null;
  /** Sum of the tasks above 50 ms, ms. */
  longTasks: number;
  /** Layout shift after the first content. */
  layoutShift: number;
}

/** Elements that are placeholders of content: skeletons, and lists that load. */
const placeholder = ':is(main, [role=dialog]) :is([aria-busy=true], :not(dd) > span[aria-hidden=true]:empty)';

/**
 * Notes what a move shows, after each frame is painted. Text, because the compiler adds a helper to functions that have functions.
 */
const watchMove = ({ press, content, complete }: Move) => `(() => {
  const seen = { at: null, shown: null, content: null, complete: null, longTasks: 0, layoutShift: 0 };
  const has = (selector) => document.querySelector(selector) !== null;
  if (has(${JSON.stringify(content)})) throw new Error('The content is there before the move');
  window.seenMove = seen;
  const observers = [];
  const observe = (type, note) => {
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(note));
    observer.observe({ type });
    observers.push(observer);
  };
  window.endMove = () => observers.forEach((observer) => observer.disconnect());
  observe('longtask', ({ startTime, duration }) => {
    if (seen.at !== null && startTime + duration > seen.at) seen.longTasks += duration;
  });
  observe('layout-shift', ({ startTime, value }) => {
    if (seen.content !== null && startTime > seen.at + seen.content) seen.layoutShift += value;
  });
  const look = () => {
    const since = performance.now() - seen.at;
    if (has(${JSON.stringify(content)})) seen.content ??= since;
    if (seen.content !== null && has(${JSON.stringify(complete)}) && !has(${JSON.stringify(placeholder)})) seen.complete ??= since;
    if (seen.content !== null || has(${JSON.stringify(`${placeholder}, [data-next], [data-opening]`)})) seen.shown ??= since;
    if (seen.complete === null) requestAnimationFrame(() => setTimeout(look));
  };
  const begin = (at) => {
    seen.at = at;
    requestAnimationFrame(() => setTimeout(look));
  };
  ${
    press === null
      ? 'begin(performance.now()); history.back();'
      : 'addEventListener("click", ({ timeStamp }) => begin(timeStamp), { capture: true, once: true });'
  }
})()`;

/** Presses the middle of an element, which is scrolled to the middle of the window before. */
const press = async (page: Page, session: CDPSession, selector: string) => {
  const element = page.locator(selector).first();
  await element.evaluate((node) => node.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await page.waitForTimeout(pauseMs);
  const box = await element.boundingBox();
  if (!box) throw new Error(`${selector} is not shown`);
  return () => tapPoint(session, { x: box.x + box.width / 2, y: box.y + box.height / 2 });
};

const makeMove = async (page: Page, session: CDPSession, move: Move): Promise<Seen> => {
  const tap = move.press === null ? () => Promise.resolve() : await press(page, session, move.press);
  await page.evaluate(watchMove(move));
  await tap();
  const isComplete = page.waitForFunction(() => (Reflect.get(window, 'seenMove') as Seen).complete !== null);
  await Promise.race([isComplete.catch(() => undefined), page.waitForTimeout(patienceMs)]);
  await page.waitForTimeout(pauseMs);
  return page.evaluate(() => {
    (Reflect.get(window, 'endMove') as () => void)();
    return Reflect.get(window, 'seenMove') as Seen;
  });
};

/** Makes all moves of a journey in a page that begins with an empty cache. */
const makeJourney = (
  browser: Browser,
  url: string,
  { path, moves }: Journey,
  person: BrowserContextOptions['storageState'],
): Promise<Seen[]> =>
  withPhone(browser, person, async (page) => {
    const session = await slowDown(page);
    await page.goto(url + path, { waitUntil: 'load' });
    await page.waitForFunction(() => !document.querySelector('[data-rendered]'));
    await page.waitForTimeout(pauseMs);
    const seen: Seen[] = [];
    for (const move of moves) seen.push(await makeMove(page, session, move));
    return seen;
  });

interface Options {
  /** Addresses of platforms, which are measured in turn. */
  urls: readonly string[];
  rounds: number;
  /** Part of the name of a move, whose journey alone is measured. */
  only: string;
}

/** A press is answered in time when it is shown within this time, ms. */
const shownWithinMs = 100;

const rowOf = (name: string, all: readonly Seen[]) => {
  const times = (measure: 'shown' | 'content' | 'complete') =>
    all.map((seen) => seen[measure] ?? Number.POSITIVE_INFINITY);
  const middle = (values: readonly number[]) => Math.round(median(values));
  return [
    name,
    `${times('shown').filter((time) => time <= shownWithinMs).length} of ${all.length}`,
    middle(times('shown')),
    middle(times('content')),
    middle(times('complete')),
    middle(all.map(({ longTasks }) => longTasks)),
    median(all.map(({ layoutShift }) => layoutShift)).toFixed(3),
  ];
};

const measureJourney = async (browser: Browser, { urls, rounds }: Options, journey: Journey) => {
  const people = new Map<string, BrowserContextOptions['storageState']>();
  for (const url of urls)
    people.set(url, journey.email ? storageOf(url, await signIn(url, journey.email)) : undefined);
  const make = (url: string) => makeJourney(browser, url, journey, people.get(url));
  const seen = urls.map((): Seen[][] => []);
  for (let round = 0; round < rounds; round += 1)
    for (const [side, url] of urls.entries()) seen[side]?.push(await make(url));
  return journey.moves.flatMap(({ name }, index) =>
    urls.map((url, side) =>
      rowOf(
        urls.length === 1 ? name : `${name}; ${new URL(url).host}`,
        seen[side]?.flatMap((moves) => moves[index] ?? []) ?? [],
      ),
    ),
  );
};

const measure = async (options: Options) => {
  const { urls, only, rounds } = options;
  const { browser } = await openBrowser();
  const [first] = (await (await fetch(`${urls[0]}/api/franchises?limit=1`)).json()) as { id: string }[];
  await untilQuiet();
  try {
    const rows: (string | number)[][] = [];
    for (const journey of journeys(first?.id ?? '')) {
      if (!journey.moves.some(({ name }) => name.includes(only))) continue;
      const added = await measureJourney(browser, options, journey);
      rows.push(...added);
      process.stderr.write(added.map((row) => `${row.join('  ')}\n`).join(''));
    }
    printTable(`Moves inside the product on a slow phone, medians of ${rounds} rounds, ms`, [
      ['move', `shown in ${shownWithinMs} ms`, 'shown', 'content', 'complete', 'long tasks', 'layout shift'],
      ...rows,
    ]);
  } finally {
    await browser.close();
  }
};

/**
 * @param args addresses of running platforms with the demo accounts; without one, a platform is started. A number of rounds. A part of the name
 * of a move.
 */
export const benchMoves = async (args: readonly string[]): Promise<void> => {
  const isRounds = (arg: string) => Number.isInteger(Number(arg));
  const isUrl = (arg: string) => /^https?:/.test(arg);
  const urls = args.filter(isUrl);
  const rounds = Number(args.find(isRounds) ?? defaultRounds);
  const only = args.find((arg) => !isUrl(arg) && !isRounds(arg)) ?? '';
  if (urls.length > 0) await measure({ urls, rounds, only });
  else await withPlatform(({ url }) => measure({ urls: [url], rounds, only }));
};
