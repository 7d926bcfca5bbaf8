import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { RemoteRelease, ShellRelease } from '@setu/protocol';
import { makeLogger } from '@setu/service-kit';
import { eventually } from '@setu/service-kit/test';
import { shell } from '../../../test/front-ends';
import { renderingFiles, renderingRemote, shellModule } from '../../../test/rendering-modules';
import type { LiveRelease, PageReleases } from '../../releases/live-releases';
import { makePageWaits } from './page-waits';
import { makeRenderers, type Renderers } from './renderers';

const program = readFileSync(join(__dirname, 'process/program.mjs'), 'utf8');
const restAfterMs = 800;
const waits = makePageWaits(60_000);

let root = '';
let renderers: Renderers;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'franchisesetu-renderers-'));
});
beforeEach(() => {
  renderers = makeRenderers({ program, waits, logger: makeLogger('test', 'silent'), restAfterMs });
});
afterEach(() => renderers.stop());
afterAll(() => rm(root, { recursive: true, force: true }));

/** Writes the files of a release. */
const live = async <R extends RemoteRelease | ShellRelease>(
  release: R,
  files: Record<string, string>,
): Promise<LiveRelease<R>> => {
  const folder = join(root, release.name);
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  const list = Object.keys(files).map((path) => ({ path, bytes: 1, integrity: '' }));
  return { release: { ...release, files: list }, folder };
};

const open = async (name: string, path = `/${name}`): Promise<PageReleases> => {
  const { routes, ...remote } = renderingRemote(name);
  const releases = {
    shell: await live({ ...shell, render: 'server/render.mjs' }, { 'server/render.mjs': shellModule }),
    remote: await live({ ...remote, routes: routes.map((route) => ({ ...route, path })) }, renderingFiles()),
  };
  await renderers.open([releases]);
  return releases;
};

/** Number of pages that this page's renderer has rendered; null when the page is not rendered. */
const countOf = async (releases: PageReleases, address: string): Promise<number | null> => {
  const routes = releases.remote?.release.routes.map(({ path, screen }) => ({ path, screen }));
  const outcome = await renderers.render(
    releases,
    address,
    Buffer.from(JSON.stringify({ remotes: [{ routes }], user: null })),
  );
  return outcome.kind === 'done' ? Number(/<p>(\d+)<\/p>/.exec(outcome.page.html.toString())?.[1]) : null;
};

/** The same for a page that must be rendered. */
const rendered = async (releases: PageReleases, address: string): Promise<number> => {
  const count = await countOf(releases, address);
  if (count === null) throw new Error(`${address} is not rendered`);
  return count;
};

it('a renderer that no page needs ends, and the next page is rendered by a new process', async () => {
  const releases = await open('quiet');
  // Retried, because on a busy machine the process may rest between the two pages.
  await eventually(async () => {
    const first = await rendered(releases, '/quiet');
    expect(await rendered(releases, '/quiet')).toBeGreaterThan(first);
  });
  await eventually(async () => {
    await sleep(2 * restAfterMs);
    const pages = await Promise.all([1, 2, 3].map(() => countOf(releases, '/quiet')));
    expect(pages.toSorted()).toEqual([1, 2, 3]);
  });
});

it('a renderer that pages need does not rest', async () => {
  const releases = await open('busy');
  // Retried, because on a busy machine too much time may pass between the two pages.
  await eventually(async () => {
    const first = await rendered(releases, '/busy');
    for (let n = 1; n <= 12; n += 1) {
      expect(await countOf(releases, '/busy')).toBe(first + n);
      await sleep(restAfterMs / 8);
    }
  });
});

it('the renderer of the home page does not rest', async () => {
  const releases = await open('home', '/');
  const first = await rendered(releases, '/');
  await sleep(2 * restAfterMs);
  expect(await rendered(releases, '/')).toBeGreaterThan(first);
});

it('a resting renderer can be stopped, and retired', async () => {
  const releases = await open('stopped');
  await rendered(releases, '/stopped');
  await sleep(2 * restAfterMs);
  renderers.retainOnly([]);
  expect(await countOf(releases, '/stopped')).toBeNull();
  await renderers.stop();
});
