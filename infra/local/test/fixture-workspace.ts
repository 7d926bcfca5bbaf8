import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findRoot } from '@setu/build-kit';
import { removeDataDir } from '../src/postgres-home';

/** A workspace root of its own with two small services and a gateway, built already, and a data folder. */
export interface FixtureWorkspace {
  root: string;
  dataDir: string;
  remove(): Promise<void>;
}

const BUNDLE = `import { createServer } from 'node:http';
const server = createServer((request, response) => {
  if (request.url === '/crash') process.exit(1);
  response.end(JSON.stringify({ pid: process.pid, env: process.env }));
});
process.on('SIGTERM', () => {
  if (!process.env.FIXTURE_HANGS) server.close(() => process.exit(0));
});
server.listen(Number(process.env.PORT), '127.0.0.1');
`;

/** Makes the workspace in a temporary folder; npm's packages are those of this repository. */
export async function makeFixtureWorkspace(): Promise<FixtureWorkspace> {
  const root = await mkdtemp(join(tmpdir(), 'franchisesetu-fixture-'));
  const write = (path: string, text: string) => writeFile(join(root, path), text);
  await write(
    'package.json',
    JSON.stringify({ type: 'module', engines: { node: '>=20.19' }, workspaces: ['services/*', 'gateway'] }),
  );
  await symlink(join(findRoot(), 'node_modules'), join(root, 'node_modules'));
  for (const folder of ['services/catalog', 'services/inquiry', 'gateway']) {
    await mkdir(join(root, folder, 'src'), { recursive: true });
    await mkdir(join(root, folder, 'dist'));
    await write(`${folder}/package.json`, JSON.stringify({ name: `@fixture/${folder}`, type: 'module' }));
    await write(`${folder}/src/main.ts`, '');
    await write(`${folder}/dist/main.js`, BUNDLE);
  }
  const dataDir = join(root, '.data');
  return {
    root,
    dataDir,
    async remove() {
      await removeDataDir(dataDir);
      await rm(root, { recursive: true, force: true });
    },
  };
}
