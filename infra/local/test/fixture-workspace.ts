import { createHash } from 'node:crypto';
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findRoot } from '@setu/build-kit';
import { removeDataDir } from '@setu/dev-servers';
import type { ServiceRelease } from '@setu/protocol';
import { makeRegistryClient, publishFolder, type RegistryClient } from '@setu/registry-client';
import { loadSecrets } from '../src/data-folder/secrets';

/** A workspace root with two small services and this repository's gateway, and a data folder. */
export interface FixtureWorkspace {
  root: string;
  dataDir: string;
  /** Adds and builds a service. */
  add: (service: string, version: string) => Promise<void>;
  /** Builds a service into its dist. */
  build: (service: string, version: string, bundle?: string) => Promise<void>;
  /** The registry of the running platform. */
  registry: (url: string) => Promise<RegistryClient>;
  /** Publishes the build of a service, and promotes it. */
  goLive: (url: string, service: string, version: string) => Promise<void>;
  remove: () => Promise<void>;
}

/** The environment of a platform without a mail server, whose start takes a second: the fixture's services send no mail. */
export const withoutMail = { SMTP_URL: 'smtp://127.0.0.1:9' };

/**
 * Answers with its environment and announces itself every second, which is more often than real services do. After a stop signal it
 * announces `draining` and serves a moment longer.
 */
export const bundleSource = `import { createServer } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { readFileSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { connect } from 'nats';
const { TLS_CERT_FILE, TLS_KEY_FILE } = process.env;
const answer = (request, response) => {
  if (request.url === '/crash') process.exit(1);
  response.end(JSON.stringify({ pid: process.pid, env: process.env }));
};
const server = TLS_CERT_FILE
  ? createSecureServer({ cert: readFileSync(TLS_CERT_FILE), key: readFileSync(TLS_KEY_FILE) }, answer)
  : createServer(answer);
const address = new URL(process.env.NATS_URL);
const nats = await connect({ servers: address.host, user: address.username, pass: address.password });
const id = randomUUID();
let announcing;
const announce = (state) => nats.publish('platform.instances', JSON.stringify({
  service: process.env.SERVICE ?? process.cwd().split('/').pop(), version: process.env.RELEASE_VERSION, id,
  url: (TLS_CERT_FILE ? 'https' : 'http') + '://127.0.0.1:' + process.env.PORT, state, endpoints: [],
}));
process.on('SIGTERM', async () => {
  if (process.env.FIXTURE_HANGS) return;
  clearInterval(announcing);
  announce('draining');
  await nats.flush();
  setTimeout(() => server.close(() => process.exit(0)), 200);
});
server.listen(Number(process.env.PORT), '127.0.0.1', () => {
  announce('ready');
  announcing = setInterval(announce, 1_000, 'ready');
});
`;

/** Creates the workspace in a temporary folder, with the npm packages and the gateway of this repository. */
export const makeFixtureWorkspace = async (): Promise<FixtureWorkspace> => {
  const root = await mkdtemp(join(tmpdir(), 'franchisesetu-fixture-'));
  const write = async (path: string, text: string) => {
    await mkdir(join(root, path, '..'), { recursive: true });
    await writeFile(join(root, path), text);
  };
  const source = findRoot();
  await write(
    'package.json',
    JSON.stringify({ type: 'module', engines: { node: '>=20.19' }, workspaces: ['services/*', 'gateway'] }),
  );
  await symlink(join(source, 'node_modules'), join(root, 'node_modules'));
  for (const name of ['src', 'migrations', 'package.json'])
    await cp(join(source, 'gateway', name), join(root, 'gateway', name), { recursive: true });
  const dataDir = join(root, '.data');

  const build = async (service: string, version: string, bundle = bundleSource) => {
    const main = `${bundle}// ${version}\n`;
    const release: ServiceRelease = {
      name: service,
      kind: 'service',
      version,
      commit: null,
      main: 'main.js',
      files: [
        {
          path: 'main.js',
          bytes: Buffer.byteLength(main),
          gzip: 0,
          integrity: `sha384-${createHash('sha384').update(main).digest('base64')}`,
        },
      ],
      contracts: [],
      endpoints: [{ method: 'GET', path: `/api/${service}` }],
      produces: [],
      consumes: [],
      migrations: [],
    };
    await write(`services/${service}/dist/main.js`, main);
    await write(`services/${service}/dist/release.json`, JSON.stringify(release));
  };
  const add = async (service: string, version: string) => {
    await write(
      `services/${service}/package.json`,
      JSON.stringify({ name: `@fixture/${service}`, type: 'module' }),
    );
    await write(`services/${service}/src/main.ts`, '');
    await build(service, version);
  };
  for (const service of ['catalog', 'inquiry']) await add(service, '1.0.0');

  const registry = async (url: string) => {
    const { releaseToken } = await loadSecrets(dataDir);
    return makeRegistryClient({ url, token: releaseToken, person: 'a test' });
  };
  return {
    root,
    dataDir,
    add,
    build,
    registry,
    async goLive(url, service, version) {
      const client = await registry(url);
      await publishFolder(client, join(root, 'services', service, 'dist'));
      await client.deploy(service, { action: 'promote', version });
    },
    async remove() {
      await removeDataDir(dataDir);
      await rm(root, { recursive: true, force: true });
    },
  };
};
