import { type ChildProcess, execFile } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { serviceNames } from '@setu/contracts';
import {
  createTestDatabase,
  eventually,
  makeCallers,
  startTestBroker,
  type TestBroker,
  type TestDatabase,
} from '@setu/service-kit/test';
import { buildOnce } from '../test/build-once';
import { addNode, isRoot, runInside } from '../test/chroot';
import { assemble } from './assemble';
import { imageFiles } from './image-files';
import { imageSbom } from './image-sbom';

const checkout = join(__dirname, '../../..');
const workspaces = ['gateway', ...serviceNames.map((name) => `services/${name}`)];
const callers = makeCallers();

let broker: TestBroker;
let root: string;
let database: TestDatabase;
const running = new Set<ChildProcess>();

beforeAll(async () => {
  broker = await startTestBroker();
});
afterAll(() => broker?.stop());
beforeEach(async () => {
  database = await createTestDatabase();
  root = mkdtempSync(join(tmpdir(), 'franchisesetu-image-'));
  chmodSync(root, 0o755);
});
afterEach(async () => {
  for (const child of running) child.kill('SIGKILL');
  running.clear();
  rmSync(root, { recursive: true, force: true });
  await database.drop();
});

/** The environment of a container: the variables of its image, and those that each process needs. */
const environment = (): Record<string, string> => ({
  NODE_ENV: 'production',
  HOST: '127.0.0.1',
  DATABASE_URL: database.url,
  NATS_URL: broker.url,
  CALLER_PUBLIC_KEY: callers.publicKey,
  CALLER_PRIVATE_KEY: callers.privateKey,
  SESSION_KEYS: 'a-secret-of-some-length',
  ARTEFACTS: isRoot ? '/tmp/releases' : join(root, 'tmp/releases'),
  MIGRATIONS: 'check',
  DRAIN_GRACE_MS: '100',
});

const run = (args: readonly string[], env: Record<string, string> = environment()) => {
  const child = runInside({ root, args, env });
  running.add(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  // Not 'exit', because output may arrive after it.
  const exited = once(child, 'close').then(([code]) => code as number | null);
  return { child, exited, output: () => output };
};

test.each(workspaces)(
  'the image of %s has all files that it needs to run, without privileges and without this checkout',
  async (workspace) => {
    await buildOnce(checkout, workspace);
    const app = join(root, 'app');
    assemble(checkout, workspace, app);
    addNode(root, app);
    mkdirSync(join(root, 'tmp'));
    chmodSync(join(root, 'tmp'), 0o1777);
    const main = `/app/${workspace}/dist/main.js`;

    const early = run([main]);
    expect([await early.exited, early.output()]).toEqual([
      1,
      expect.stringContaining('node main.js migrate'),
    ]);
    const job = run([main, 'migrate']);
    expect([await job.exited, job.output()]).toEqual([0, expect.stringContaining('has all')]);

    const { child, exited, output } = run(['--enable-source-maps', main]);
    const probes = await eventually(() => {
      const [, url] = /"(?:internalUrl|url)":"(http:[^"]+)"[^"]*"msg":"listening"/.exec(output()) ?? [];
      if (!url) throw new Error(`not listening: ${output()}`);
      return url;
    });
    await eventually(async () => expect((await fetch(`${probes}/readyz`)).status).toBe(200));
    const check = { PORT: new URL(probes).port };
    const script = '/app/infra/containers/healthcheck.mjs';
    await eventually(async () => expect(await run([script], check).exited).toBe(0));
    child.kill('SIGTERM');
    expect(await exited).toBe(0);
    expect(await run([script], check).exited).toBe(1);
  },
);

test('the SBOM of an image lists exactly its packages', async () => {
  await buildOnce(checkout, 'services/catalog');
  const file = join(root, 'sbom.json');
  const { stdout } = await promisify(execFile)('npm', ['sbom', '--sbom-format', 'cyclonedx'], {
    cwd: checkout,
    maxBuffer: 64 * 1024 * 1024,
  });
  writeFileSync(file, stdout);
  const packages = imageFiles(checkout, 'services/catalog').filter(({ isPackage }) => isPackage);
  const named = imageSbom(checkout, 'services/catalog', file).components.map(({ name }) => name);
  // The same version may be installed twice.
  expect(new Set(named)).toEqual(new Set(packages.map(({ path }) => path.split('node_modules/').at(-1))));
  expect(named).toContain('koa');
});

test('the error names a package that is not installed, or a workspace that is not built', () => {
  const folder = join(root, 'services/catalog');
  mkdirSync(folder, { recursive: true });
  symlinkSync(join(checkout, 'services/catalog/package.json'), join(folder, 'package.json'));
  expect(() => assemble(root, 'services/catalog', join(root, 'app'))).toThrow(
    /services\/catalog is not built\. Run npm run build -w @setu\/catalog/,
  );
  expect(existsSync(join(root, 'app')) ? readdirSync(join(root, 'app')) : []).toEqual([]);
});
