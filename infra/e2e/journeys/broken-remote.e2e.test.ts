import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DeployableStatus, FailureStep } from '@setu/protocol';
import { publishFolder, type RegistryClient } from '@setu/registry-client';
import type { Page, Route } from 'playwright-core';
import { type BrowserKit, openBrowser } from '../src/browser/page-kit';
import { shoot } from '../src/browser/screenshots';
import { translatePages } from '../src/browser/translator';
import { dataDir, eventually, readRun } from '../src/platform/platform';
import { growsIn, numbersOf, promoteBuild, registryClient, testReason } from '../src/platform/registry';
import { buildVariant, type Edits, removeVariants } from '../src/platform/variant';
import { knownVisitor } from '../src/visitors/known-visitor';

const remoteName = 'mfe-public';

/** The second version: three of its screens are broken, one has a style sheet, and the list works. */
const edits: Edits = {
  'src/screens/mindmap.tsx': (source) => `${source}\nthrow new Error('broken at load, on purpose');\n`,
  'src/screens/calculator.tsx': (source) =>
    source.replace('return (', "if (source) throw new Error('broken at render, on purpose');\n  return (") +
    '\nconst source = true;\n',
  'src/screens/contact.css': () => '.contact { color: inherit; }\n',
  'src/screens/contact.tsx': (source) => `import './contact.css';\n${source}`,
};

let kit: BrowserKit;
let registry: RegistryClient;
/** The previously live version, and the one with the faults. */
let good: string;
let broken: string;

beforeAll(async () => {
  [kit, registry] = await Promise.all([openBrowser(), registryClient()]);
  good = (await registry.deployable(remoteName))?.deployment?.live ?? '';
  broken = await promoteBuild(registry, await buildVariant(remoteName, 'broken', edits));
});
afterAll(async () => {
  await registry.deploy(remoteName, { action: 'promote', version: good, override: testReason });
  await kit.close();
  await removeVariants();
});

/** A visitor whom the platform distinguishes from other visitors of this file. */
const newVisitor = () => knownVisitor(kit);

const gone = (route: Route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'gone' });
const altered = async (route: Route) => {
  const reply = await route.fetch();
  await route.fulfill({ response: reply, body: `${await reply.text()}\n// not what was released` });
};
const never = () => undefined;

/** Timeout of the shell for a file, ms. */
const fileTimeoutMs = 10_000;
/** Lets this timeout pass whenever the page requests one of these files. */
const passTimeWhenAskedFor = async (page: Page, files: RegExp) => {
  await page.clock.install();
  page.on('request', (request) => {
    // The page may have been closed.
    if (files.test(request.url())) page.clock.fastForward(fileTimeoutMs).catch(() => undefined);
  });
};

const file = (version: string, name: string) => new RegExp(`/mfe/${remoteName}/${version}/${name}`);

/** What is shown in place of the screen: a release by its version and step, or the error panel. */
const outcome = async (page: Page): Promise<string> => {
  const screen = page.locator('[data-deployable]');
  const panel = page.getByText('This part of the page could not be shown');
  await screen.or(panel).first().waitFor({ state: 'attached' });
  if ((await panel.count()) > 0) return 'panel';
  const [version, step] = await Promise.all([
    screen.getAttribute('data-version'),
    screen.getAttribute('data-step'),
  ]);
  return `${version} ${step}`;
};

/** Expects that during the fault the header works, and screens of this and another remote. */
const otherScreensWork = async (page: Page) => {
  const header = page.getByRole('banner');
  await header.getByRole('link', { name: 'Platform Overview' }).waitFor();
  await header.getByRole('link', { name: 'Browse Franchises' }).click();
  await page.getByText(/^Showing \d+ opportunities$/).waitFor();
  await page.goto('/admin/login', { waitUntil: 'commit' });
  await page.locator('[data-deployable="mfe-admin"][data-step="none"]').waitFor({ state: 'attached' });
  expect(await page.getByText('This part of the page could not be shown').count()).toBe(0);
};

/** Suspends the database and its processes: they keep their ports and do not answer. */
const withFrozenDatabase = async (work: () => Promise<void>) => {
  const { pid } = (await readRun()).postgres;
  const children = execFileSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' });
  const pids = [pid, ...children.split(/\s+/).filter(Boolean).map(Number)];
  for (const one of pids) process.kill(one, 'SIGSTOP');
  try {
    await work();
  } finally {
    for (const one of pids) process.kill(one, 'SIGCONT');
  }
};

/** Failures that pages reported, from the gateway's log. */
const failureBeacons = async (): Promise<{ step: string; cause: string; version: string }[]> => {
  const lines = (await readFile(join(dataDir(), 'logs', 'gateway.log'), 'utf8')).split('\n');
  return lines.filter((line) => line.includes('"a screen failed"')).map((line) => JSON.parse(line).beacon);
};

const stepOf = (step: FailureStep) => (numbers: DeployableStatus['releases'][number]) => numbers.steps[step];

interface Fault {
  name: string;
  path: string;
  heading: string | RegExp;
  /** The file with the fault; null when the release itself is broken. */
  files: string | null;
  reply: (route: Route) => unknown;
  cause: string;
}

const list = { path: '/franchises', heading: 'Franchise Opportunities' };
const faults: Fault[] = [
  { name: 'its entry is not there', ...list, files: 'remoteEntry\\.js', reply: gone, cause: 'load' },
  { name: 'a chunk is not there', ...list, files: 'screen-franchise-list', reply: gone, cause: 'load' },
  {
    name: 'its entry is not what was released',
    ...list,
    files: 'remoteEntry\\.js',
    reply: altered,
    cause: 'integrity',
  },
  {
    name: 'a chunk is not what was released',
    ...list,
    files: 'screen-franchise-list',
    reply: altered,
    cause: 'integrity',
  },
  {
    name: 'a chunk never comes',
    ...list,
    files: 'screen-franchise-list',
    reply: never,
    cause: 'timeout',
  },
  {
    name: 'its entry never comes',
    ...list,
    files: 'remoteEntry\\.js',
    reply: never,
    cause: 'timeout',
  },
  { name: 'it throws at load', path: '/mindmap', heading: /./, files: null, reply: never, cause: 'load' },
  {
    name: 'it throws at render',
    path: '/calculator',
    heading: /./,
    files: null,
    reply: never,
    cause: 'render',
  },
  {
    name: 'its style sheet is not there',
    path: '/contact',
    heading: /./,
    files: 'screen-contact.*\\.css',
    reply: (route) => route.fulfill({ status: 503 }),
    cause: 'css',
  },
];

test.each(faults)(
  'a visitor gets the last good release of a remote, and everything else works, when $name',
  async ({ path, heading, files, reply, cause }) => {
    const { page } = await newVisitor();
    const before = await numbersOf(registry, remoteName, broken);
    if (files) await page.route(file(broken, files), reply);
    if (files && reply === never) await passTimeWhenAskedFor(page, file(broken, files));
    const sent = (await failureBeacons()).length;
    await page.goto(path, { waitUntil: 'commit' });
    expect(await outcome(page)).toBe(`${good} fallback`);
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    await growsIn(registry, remoteName, before, stepOf('fallback'));
    // The log line may be written after the count.
    await eventually(async () => {
      const beacons = (await failureBeacons()).slice(sent);
      expect(beacons.filter(({ step }) => step === 'fallback')).toMatchObject([{ version: broken, cause }]);
    });
    await growsIn(registry, remoteName, before, ({ failures }) => failures);
    await otherScreensWork(page);
  },
);

test('a failure that happens once is fixed by the second attempt', async () => {
  const { page } = await newVisitor();
  const before = await numbersOf(registry, remoteName, broken);
  // Not `times`: ending a route also drops requests in flight, such as the beacon of the failure.
  let badMoments = 2;
  await page.route(file(broken, 'remoteEntry\\.js'), (route) => {
    badMoments -= 1;
    return badMoments < 0 ? route.continue() : gone(route);
  });
  await page.goto('/franchises');
  expect(await outcome(page)).toBe(`${broken} retry`);
  await growsIn(registry, remoteName, before, stepOf('retry'));
  const after = await numbersOf(registry, remoteName, broken);
  expect(after.failures).toBe(before.failures);
});

test('a remote without a working release shows an error panel, and Retry shows the screen once it loads', async () => {
  const { page } = await newVisitor();
  const before = await numbersOf(registry, remoteName, broken);
  const goodBefore = await numbersOf(registry, remoteName, good);
  await page.route(file('[^/]+', 'remoteEntry\\.js'), gone);
  await page.goto('/franchises');
  expect(await outcome(page)).toBe('panel');
  await page.getByRole('banner').getByRole('link', { name: 'Platform Overview' }).waitFor();
  await shoot(page, 'broken-remote-panel');
  await growsIn(registry, remoteName, before, stepOf('fallback'));
  await growsIn(registry, remoteName, goodBefore, stepOf('error-panel'));
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Retry' }).click();
  await page.getByText(/^Showing \d+ opportunities$/).waitFor();
  expect(await outcome(page)).toBe(`${broken} none`);
});

test('the request for the last good release ends when there is none', async () => {
  const { page } = await newVisitor();
  const asked = page.waitForRequest(/\/platform\/remotes\/mfe-admin\/last-good/);
  await page.route(/\/mfe\/mfe-admin\/[^/]+\/remoteEntry\.js/, gone);
  await page.goto('/admin/login', { waitUntil: 'commit' });
  expect(await outcome(page)).toBe('panel');
  const reply = await (await asked).response();
  expect(reply?.status()).toBe(404);
  // Null when the whole reply was read; an aborted request has an error.
  expect(await reply?.finished()).toBeNull();
});

test('after a fallback all screens of the remote come from that release while the page is open', async () => {
  const { page } = await newVisitor();
  await page.goto('/calculator');
  expect(await outcome(page)).toBe(`${good} fallback`);
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await page.getByRole('banner').getByRole('link', { name: 'Browse Franchises' }).click();
  await page.getByText(/^Showing \d+ opportunities$/).waitFor();
  expect(await outcome(page)).toBe(`${good} fallback`);
  expect(loaded.filter((url) => url.includes(broken))).toEqual([]);
  await page.reload();
  expect(await outcome(page)).toBe(`${broken} none`);
});

test('a translated page keeps its release while another goes live, and the next page has the new one', async () => {
  const { page, errors } = await newVisitor();
  await translatePages(page, 'alternate');
  await page.goto('/franchises');
  expect(await outcome(page)).toBe(`${broken} none`);
  await registry.deploy(remoteName, { action: 'promote', version: good, override: testReason });
  try {
    await page.locator('footer a[href="/contact"]').click();
    await page.locator('#root h1 font').first().waitFor();
    expect(await outcome(page)).toBe(`${broken} none`);
    await eventually(async () => {
      await page.goto('/franchises');
      expect(await outcome(page)).toBe(`${good} none`);
    });
    await page.locator('#root h1 font').first().waitFor();
    await page.getByRole('searchbox').fill('zzqx');
    await page.getByRole('heading', { name: 'No franchises found' }).waitFor();
    expect(errors).toEqual([]);
  } finally {
    await registry.deploy(remoteName, { action: 'promote', version: broken, override: testReason });
  }
});

test('a translated page gets the last good release when its own breaks, and can be used', async () => {
  const { page } = await newVisitor();
  await translatePages(page, 'alternate');
  await page.goto('/franchises');
  expect(await outcome(page)).toBe(`${broken} none`);
  await page.getByRole('banner').getByRole('link', { name: 'Platform Overview' }).waitFor();
  await page.locator('footer a[href="/calculator"]').first().click();
  await eventually(async () => expect(await outcome(page)).toBe(`${good} fallback`));
  await page.locator('#root h1 font').first().waitFor();
  await page.getByRole('banner').getByRole('link', { name: 'Browse Franchises' }).click();
  await page.getByRole('searchbox').fill('zzqx');
  await page.getByRole('heading', { name: 'No franchises found' }).waitFor();
});

test('an open page keeps its version; a missing file costs one reload and keeps drafts', async () => {
  const { page } = await newVisitor();
  await page.goto('/franchises');
  expect(await outcome(page)).toBe(`${broken} none`);
  await page.evaluate(() => sessionStorage.setItem('draft:kept', '"half a sentence"'));
  await page.route(file(broken, 'screen-contact'), gone);
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  await page.locator('footer a[href="/contact"]').click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await eventually(async () => expect(await outcome(page)).toBe(`${good} fallback`));
  expect(documents).toEqual(['/contact']);
  expect(await page.evaluate(() => sessionStorage.getItem('draft:kept'))).toBe('"half a sentence"');
  // A second time: this tab has already tried a reload.
  await page.goto('/franchises');
  await page.locator('footer a[href="/contact"]').click();
  await eventually(async () => expect(await outcome(page)).toBe(`${good} fallback`));
  expect(documents).toEqual(['/contact', '/franchises']);
});

test('pages and the fallback use the last known releases while the database is away', async () => {
  const { page } = await newVisitor();
  const before = await numbersOf(registry, remoteName, broken);
  await page.route(file(broken, 'remoteEntry\\.js'), gone);
  await withFrozenDatabase(async () => {
    const answered = registry.deployables().then(() => 'answered');
    expect(await Promise.race([answered, sleep(1_000, 'silent')])).toBe('silent');
    await page.goto('/mindmap', { waitUntil: 'commit' });
    expect(await outcome(page)).toBe(`${good} fallback`);
    await page.getByRole('banner').getByRole('link', { name: 'Browse Franchises' }).waitFor();
  });
  await growsIn(registry, remoteName, before, stepOf('fallback'));
});

test('a canary that fails for its visitors is stopped, and they get the live release', async () => {
  const canary = (
    await publishFolder(
      registry,
      await buildVariant(remoteName, 'canary', {
        'src/screens/franchise-list.tsx': (source) => `${source}\nthrow new Error('broken on purpose');\n`,
      }),
    )
  ).version;
  await registry.deploy(remoteName, { action: 'canary', version: canary, percent: 99, override: testReason });
  const hit: Page[] = [];
  for (let n = 0; hit.length < 5 && n < 15; n += 1) {
    const { page } = await newVisitor();
    await page.goto('/franchises');
    if ((await outcome(page)) === `${broken} fallback`) hit.push(page);
  }
  await eventually(async () => {
    const status = await registry.deployable(remoteName);
    expect(status?.deployment).toMatchObject({ action: 'stop-canary', live: broken, canary: null });
    expect(status?.deployment?.reason).toMatch(/It failed \d+ of the \d+ visitors/);
  });
  const [first] = await registry.history(remoteName);
  expect(first).toMatchObject({ action: 'stop-canary', actor: 'platform', version: canary });
  await hit[0]?.reload();
  expect(hit[0] && (await outcome(hit[0]))).toBe(`${broken} none`);
});
