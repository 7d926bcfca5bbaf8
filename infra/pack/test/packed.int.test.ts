import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { RemoteRelease, ServiceRelease } from '@setu/protocol';
import { packPlatform } from '../src/pack';
import { contractsName, install, makeTeam } from './team';

const root = join(__dirname, '../../..');
const limitMs = 1_800_000;

let folder: string;
/** Fails when a package imports an undeclared package, or exports something that its `api.md` does not list. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'setu-team-'));
  const tarballs = await packPlatform({ root, target: join(folder, 'tarballs') });
  await install(root, folder, tarballs);
  await makeTeam(root, folder, Object.fromEntries(tarballs.map((file) => [file, '0.1.0'])));
}, limitMs);
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Variables of this run, because the team's tests start their own servers. */
const {
  TEST_DATABASE_URL: _url,
  TEST_RUN_FOLDER: _folder,
  JEST_WORKER_ID: _id,
  NODE_OPTIONS: _options,
  ...variables
} = process.env;

/** Runs a program of the team's packages. @returns its output @throws Error with the output when it fails */
const run = async (command: string, args: string[], at = ''): Promise<string> => {
  const Path = [join(folder, 'node_modules/.bin'), process.env.PATH].join(delimiter);
  const options = { cwd: join(folder, at), env: { ...variables, PATH: Path } };
  const { stdout, stderr } = await promisify(execFile)(command, args, options).catch((error) => {
    throw new Error(`${command} ${args.join(' ')}\n${error.stdout}${error.stderr}`);
  });
  return stdout + stderr;
};

const readRelease = async (workspace: string) =>
  JSON.parse(await readFile(join(folder, workspace, 'dist/release.json'), 'utf8'));

test(
  'a remote and a service of another team are checked, built and tested with only the tarballs',
  async () => {
    await run('tsc', ['-p', 'services/rentals']);
    await run('tsc', ['-p', 'mfe-rental-list']);
    await run('service', ['build'], 'services/rentals');
    await run('frontend', ['build'], 'mfe-rental-list');
    const service = ServiceRelease.parse(await readRelease('services/rentals'));
    expect(service.endpoints).toMatchObject([{ method: 'GET', path: '/api/leases' }]);
    const remote = RemoteRelease.parse(await readRelease('mfe-rental-list'));
    expect(remote.routes).toMatchObject([{ path: '/rental-list', screen: './home' }]);
    expect(Object.keys(remote.sharedImports)).toContain('@setu/ui');
    expect(await run('jest', [])).toMatch(/Tests: +5 passed, 5 total/);
  },
  limitMs,
);

test(
  'types accept what the team registered, and refuse everything else',
  async () => {
    await writeFile(
      join(folder, 'mfe-rental-list/src/user.ts'),
      `import '${contractsName}';
import type { useSession } from '@setu/mfe-kit';
import type { Role } from '@setu/protocol';
export const flatOf = ({ user }: ReturnType<typeof useSession>): number | undefined => user?.flat;
// @ts-expect-error This role is none of the team's.
export const other: Role = 'brand';
`,
    );
    await run('tsc', ['-p', 'mfe-rental-list']);
  },
  limitMs,
);
