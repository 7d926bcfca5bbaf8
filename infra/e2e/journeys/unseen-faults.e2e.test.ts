import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FailureCause } from '@setu/protocol';
import type { RegistryClient } from '@setu/registry-client';
import type { BrowserContext, Page } from 'playwright-core';
import { type BrowserKit, openBrowser } from '../src/browser/page-kit';
import { dataDir, eventually } from '../src/platform/platform';
import { growsIn, numbersOf, promoteBuild, registryClient, testReason } from '../src/platform/registry';
import { buildVariant, type Edits, removeVariants } from '../src/platform/variant';
import { knownVisitor } from '../src/visitors/known-visitor';

const remoteName = 'mfe-public';

/** A screen with every fault, selected by its query. None of them throws while the screen loads or renders. */
const faultyScreen = `
import { useEffect, useState } from 'react';
import Overview from './overview-screen';

const fault = new URLSearchParams(location.search).get('fault');
if (fault === 'array') Array.prototype.map = () => [];
if (fault === 'fetch') window.fetch = () => Promise.reject(new Error('replaced on purpose'));
const hideHeader = () => {
  const style = document.createElement('style');
  style.textContent = 'header, a, button { display: none !important; }';
  document.head.append(style);
};
const block = (ms) => {
  for (const end = performance.now() + ms; performance.now() < end; );
};

function Loop() {
  const [count, setCount] = useState(0);
  useEffect(() => {
    setCount(count + 1);
  }, [count]);
  return <p>Count {count}</p>;
}

export default function Mindmap() {
  useEffect(() => {
    if (fault === 'rejection') Promise.reject(new Error('rejected on purpose'));
    if (fault === 'timer') setTimeout(() => { throw new Error('thrown on purpose'); });
    if (fault === 'left') location.href = '/contact?from=left';
    if (fault === 'reload') location.reload();
    if (fault === 'css') hideHeader();
    if (fault === 'body') document.body.innerHTML = '';
    if (fault === 'blocked') block(5000);
  }, []);
  if (fault === 'endless') for (;;);
  if (fault === 'null') return null;
  if (fault === 'loop') return <Loop />;
  if (fault === 'handler') return <button type="button" onClick={() => { throw new Error('thrown on purpose'); }}>Throw</button>;
  return <Overview />;
}
`;

const edits: Edits = {
  'src/screens/overview-screen.tsx': () => `
import { Overview } from '../features/mindmap/overview';
import { SiteFooter } from '../shared/site-footer';
export default function OverviewScreen() { return <><Overview /><SiteFooter /></>; }
`,
  'src/screens/mindmap.tsx': () => faultyScreen,
};

let kit: BrowserKit;
let registry: RegistryClient;
let good: string;
let faulty: string;

beforeAll(async () => {
  [kit, registry] = await Promise.all([openBrowser(), registryClient()]);
  good = (await registry.deployable(remoteName))?.deployment?.live ?? '';
  faulty = await promoteBuild(registry, await buildVariant(remoteName, 'unseen', edits));
});
afterAll(async () => {
  await registry.deploy(remoteName, { action: 'promote', version: good, override: testReason });
  await kit.close();
  await removeVariants();
});

/** Closed after each test, because an open page keeps reporting. */
const contexts: BrowserContext[] = [];
const newVisitor = async () => {
  const visitor = await knownVisitor(kit);
  contexts.push(visitor.context);
  return visitor;
};
afterEach(async () => {
  for (const context of contexts.splice(0)) await context.close();
});

/** Causes that pages reported for a release, from the gateway's log. */
const causesOf = async (version: string): Promise<string[]> => {
  const lines = (await readFile(join(dataDir(), 'logs', 'gateway.log'), 'utf8')).split('\n');
  return lines
    .filter((line) => line.includes('"a screen failed"'))
    .map((line) => JSON.parse(line).beacon)
    .filter((beacon) => beacon.version === version)
    .map(({ cause }) => cause);
};

const shown = (page: Page, version: string) =>
  page.locator(`[data-deployable="${remoteName}"][data-version="${version}"]`).waitFor({ state: 'attached' });

/** Expects the header to work and to open other screens, of this remote and of another one. */
const siteWorks = async (page: Page) => {
  const header = page.getByRole('banner');
  await header.getByRole('link', { name: 'Browse Franchises' }).click();
  await page.getByText(/^Showing \d+ opportunities$/).waitFor();
  await header.getByRole('link', { name: 'Platform Overview' }).waitFor();
  await page.goto('/admin/login', { waitUntil: 'commit' });
  await page.locator('[data-deployable="mfe-admin"][data-step="none"]').waitFor({ state: 'attached' });
};

/** Kills the process of an unresponsive page, as browsers offer: the only one that uses the processor for a second. */
const endBusyPage = async () => {
  const browser = await kit.browser.newBrowserCDPSession();
  const cpuTimes = async () => {
    const { processInfo } = await browser.send('SystemInfo.getProcessInfo');
    const pages = processInfo.filter(({ type }) => type === 'renderer');
    return new Map(pages.map(({ id, cpuTime }) => [id, cpuTime]));
  };
  const before = await cpuTimes();
  await eventually(async () => {
    const busy = [...(await cpuTimes())].find(([id, cpuTime]) => cpuTime - (before.get(id) ?? 0) >= 1);
    if (!busy) throw new Error('No page is busy');
    process.kill(busy[0], 'SIGKILL');
  });
};

/**
 * Slows down the page's clock until the screen leads away, as if that always happened at once, even on a busy machine. Afterwards it is
 * right again, because React waits by it before it shows something else. Runs in the page.
 */
const slowClock = () => {
  const now = performance.now.bind(performance);
  performance.now = () => now() / 100;
  navigation.addEventListener('navigate', () => setTimeout(() => (performance.now = now)), { once: true });
};

/** Age after which a page considers a marker to be that of an ended page, ms. */
const deadMs = 5_000;

interface Fault {
  name: string;
  fault: string;
  cause: FailureCause;
  /** The release that is finally shown. */
  shows: 'faulty' | 'good';
  act?: (page: Page) => Promise<unknown>;
}

const faults: Fault[] = [
  {
    name: 'throws in a handler',
    fault: 'handler',
    cause: 'error',
    shows: 'faulty',
    act: (page) => page.getByRole('button', { name: 'Throw' }).click(),
  },
  { name: 'throws in a timer', fault: 'timer', cause: 'error', shows: 'faulty' },
  { name: 'rejects a promise', fault: 'rejection', cause: 'rejection', shows: 'faulty' },
  { name: 'shows nothing', fault: 'null', cause: 'empty', shows: 'good' },
  { name: 'leads away in an effect', fault: 'left', cause: 'left', shows: 'good' },
  { name: 'reloads the page in an effect', fault: 'reload', cause: 'left', shows: 'good' },
  { name: 'sets state without end in an effect', fault: 'loop', cause: 'loop', shows: 'good' },
  { name: 'blocks the page', fault: 'blocked', cause: 'blocked', shows: 'faulty' },
  { name: 'hides the header by its styles', fault: 'css', cause: 'header', shows: 'good' },
  { name: 'empties the body', fault: 'body', cause: 'header', shows: 'good' },
  { name: 'replaces Array.prototype.map', fault: 'array', cause: 'built-in', shows: 'faulty' },
  { name: 'replaces fetch', fault: 'fetch', cause: 'built-in', shows: 'faulty' },
];

test.each(faults)(
  'a screen that $name counts against its release, and visitors get a working page',
  async ({ fault, cause, shows, act }) => {
    const { page } = await newVisitor();
    const before = await numbersOf(registry, remoteName, faulty);
    const causes = (await causesOf(faulty)).length;
    if (cause === 'left') await page.addInitScript(slowClock);
    await page.goto(`/mindmap?fault=${fault}`, { waitUntil: 'commit' });
    await act?.(page);
    await eventually(async () => expect((await causesOf(faulty)).slice(causes)).toContain(cause));
    await growsIn(registry, remoteName, before, ({ failures }) => failures);
    await shown(page, shows === 'good' ? good : faulty);
    expect(new URL(page.url()).pathname).toBe('/mindmap');
    await page.getByRole('banner').getByRole('link', { name: 'Browse Franchises' }).waitFor();
    await siteWorks(page);
  },
);

/** The marker of the page that is rendering, read by another page of the site. */
const markerIn = (beside: Page) =>
  beside.evaluate(() => JSON.parse(localStorage.getItem('rendering') ?? '{}').at as number | undefined);

/** A page of the site that stores nothing. It can read what other pages have stored while they are busy. */
const openBeside = async (context: BrowserContext) => {
  const beside = await context.newPage();
  await beside.goto('/icon-192.png');
  return beside;
};

/** Opens a page that renders endlessly, waits until its marker is old enough, and kills its process. */
const dieWhileRendering = async (context: BrowserContext, beside: Page) => {
  const page = await context.newPage();
  const earlier = await markerIn(beside);
  await page.goto('/mindmap?fault=endless', { waitUntil: 'commit' });
  const died = page.waitForEvent('crash');
  await eventually(async () => {
    const at = await markerIn(beside);
    expect(at).not.toBe(earlier);
    expect(Date.now() - (at ?? Date.now())).toBeGreaterThan(deadMs);
  });
  await endBusyPage();
  await died;
};

test('a screen that renders endlessly counts after its second page in a row, and the third page shows the last good release', async () => {
  const { context } = await newVisitor();
  const before = await numbersOf(registry, remoteName, faulty);
  const beside = await openBeside(context);
  await dieWhileRendering(context, beside);
  await dieWhileRendering(context, beside);
  const next = await context.newPage();
  await next.goto('/mindmap?fault=endless', { waitUntil: 'commit' });
  await shown(next, good);
  await growsIn(registry, remoteName, before, ({ failures }) => failures);
  expect(await causesOf(faulty)).toContain('died');
  await siteWorks(next);
});

test('a browser that was killed during rendering counts against no release, and every screen is shown again', async () => {
  const { page, context } = await newVisitor();
  const causes = (await causesOf(faulty)).length;
  // After a restart a killed browser only has what its pages had stored.
  await page.goto('/icon-192.png');
  await page.evaluate(
    ([name, version]) =>
      localStorage.setItem('rendering', JSON.stringify({ name, version, screen: './mindmap', at: 1 })),
    [remoteName, faulty] as const,
  );
  await page.goto('/mindmap');
  await shown(page, faulty);
  await siteWorks(page);
  const next = await context.newPage();
  await next.goto('/mindmap');
  await shown(next, faulty);
  expect((await causesOf(faulty)).slice(causes)).not.toContain('died');
});

test('errors of extensions and of other scripts count against no release', async () => {
  const { page } = await newVisitor();
  const causes = (await causesOf(faulty)).length;
  await page.goto('/mindmap');
  await shown(page, faulty);
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('of a script that is not ours');
    });
    window.dispatchEvent(new ErrorEvent('error', { message: 'Script error.' }));
    void Promise.reject(new Error('of a script that is not ours'));
    window.fetch = window.fetch.bind(window);
  });
  await sleep(2_000);
  await siteWorks(page);
  expect((await causesOf(faulty)).slice(causes)).toEqual([]);
});
