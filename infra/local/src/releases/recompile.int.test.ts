import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startMark } from '@setu/dev-servers';
import { waitUntil } from '@setu/dev-servers/test';
import { type FixtureWorkspace, makeFixtureWorkspace, withoutMail } from '../../test/fixture-workspace';
import { type Platform, startPlatform } from '../supervisor';

let workspace: FixtureWorkspace;
let platform: Platform;
const said: string[] = [];

const start = (dev: boolean) =>
  startPlatform({
    root: workspace.root,
    dataDir: workspace.dataDir,
    port: 0,
    demo: false,
    env: withoutMail,
    dev,
    log: (line) => void said.push(line),
  });
const catalogRuns = async (version: string) => {
  try {
    await waitUntil(() => platform.run.services.catalog?.version === version);
  } catch (cause) {
    throw new Error(`The catalog does not run ${version}. The platform said:\n${said.join('\n')}`, { cause });
  }
};

/** A build like ours: with `--watch` it keeps running and writes a release after each change, release.json last. */
const builderSource = `import { cpSync, renameSync, readFileSync } from 'node:fs';
let built;
const build = () => {
  const version = readFileSync('src/version.txt', 'utf8');
  if (version === built) return;
  cpSync('builds/' + version + '/main.js', 'dist/main.js');
  cpSync('builds/' + version + '/release.json', 'dist/.release.json');
  renameSync('dist/.release.json', 'dist/release.json');
  built = version;
};
build();
if (process.argv.includes('--watch')) setInterval(build, 50);
`;
const folder = () => join(workspace.root, 'services/catalog');
const prepare = async (version: string) => {
  await workspace.build('catalog', version);
  await mkdir(join(folder(), 'builds'), { recursive: true });
  await rename(join(folder(), 'dist'), join(folder(), 'builds', version));
  await mkdir(join(folder(), 'dist'));
};
/** Atomic, so that the builder never reads half of it. */
const save = async (version: string) => {
  await writeFile(join(folder(), 'src/.version.txt'), version);
  await rename(join(folder(), 'src/.version.txt'), join(folder(), 'src/version.txt'));
};

beforeAll(async () => {
  workspace = await makeFixtureWorkspace();
  for (const version of ['1.0.0', '1.0.1', '1.0.2']) await prepare(version);
  await writeFile(join(folder(), 'build.mjs'), builderSource);
  await writeFile(
    join(folder(), 'package.json'),
    JSON.stringify({ name: '@x/catalog', type: 'module', scripts: { build: 'node build.mjs' } }),
  );
  await save('1.0.0');
  platform = await start(true);
});
afterAll(async () => {
  await platform.stop();
  await workspace.remove();
});

test('a saved file goes live, and so does an earlier version of it; an ordinary start replaces it', async () => {
  await catalogRuns('1.0.0');
  await save('1.0.1');
  await catalogRuns('1.0.1');
  await save('1.0.0');
  await catalogRuns('1.0.0');
  await save('1.0.2');
  await catalogRuns('1.0.2');
  const { pid = 0 } = platform.run.services.catalog ?? {};
  await platform.stop();
  expect(await startMark(pid)).toBeUndefined();
  expect(said.filter((line) => line.includes('is not published'))).toEqual([]);
  await save('1.0.1');
  platform = await start(false);
  expect(platform.run.services.catalog?.version).toBe('1.0.1');
});
