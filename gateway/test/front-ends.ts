import { createHash } from 'node:crypto';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { allEndpoints } from '@setu/contracts';
import {
  containerName,
  platformPaths,
  type Release,
  type RemoteRelease,
  releaseEndpointOf,
  type ServiceRelease,
  type ShellRelease,
} from '@setu/protocol';

const integrityOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

const serverFile = 'server/server.mjs';

export const remote: RemoteRelease = {
  kind: 'remote',
  name: 'public',
  version: '0.1.0-abc',
  commit: null,
  files: [],
  contracts: [],
  budget: 120_000,
  sharedVersions: {},
  sharedRanges: {},
  sharedImports: {},
  entry: 'remoteEntry.js',
  container: containerName({ name: 'public', version: '0.1.0-abc' }),
  server: serverFile,
  routes: [
    { path: '/', audience: 'signed-out', screen: './landing', files: ['landing.js'], shared: [] },
    {
      path: '/franchises',
      audience: 'everyone',
      screen: './list',
      files: ['list.js'],
      shared: ['@setu/ui/dialog'],
    },
    { path: '/franchises/:id', audience: 'everyone', screen: './detail', files: ['detail.js'], shared: [] },
    { path: '/dashboard', audience: ['brand'], screen: './landing', files: ['landing.js'], shared: [] },
    { path: '/admin', audience: 'everyone', screen: './landing', files: ['landing.js'], shared: [] },
  ],
};

export const shell: ShellRelease = {
  kind: 'shell',
  name: 'shell',
  version: '0.2.0-def',
  commit: null,
  files: [],
  contracts: [],
  budget: 120_000,
  sharedVersions: {},
  scripts: ['runtime.js', 'shell.js'],
  styles: ['shell.css'],
  fonts: ['inter.woff2'],
  sharedExports: {},
  shared: { '@setu/ui/dialog': ['dialog.js'] },
  routes: [
    { path: '/', audience: 'signed-in' },
    { path: '/settings', audience: 'signed-in', title: 'Settings | FranchiseSetu' },
  ],
  needs: [],
};

/** A server module that behaves like those of builds: reads with the given fetch, then returns state, head and status. */
const serverModule = `
export const prepare = async ({ path, params, search }, fetch) => {
  if (search.includes('loop')) while (true) {}
  if (search.includes('throw')) throw new Error('broken on purpose');
  if (search.includes('die')) process.exit(3);
  if (search.includes('slow')) await new Promise((resolve) => setTimeout(resolve, 4000));
  const url = path === '/admin' ? '/api/admin/user' : path === '/franchises/:id' ? '/api/franchises/' + params.id : '/api/franchises' + (search && '?' + search);
  const reply = await fetch(url, { method: search.includes('post') ? 'POST' : 'GET' });
  const data = await reply.json();
  return {
    state: { queries: [{ queryKey: [url], state: { data, env: Object.keys(process.env).length } }], mutations: [] },
    head: {
      title: 'Franchises </title><script>alert(1)</script>',
      description: 'All "of" them',
      canonical: path.replace(':id', params.id ?? ''),
      type: 'website',
      noIndex: false,
      jsonLd: [{ '@type': 'ItemList', name: '</script>', url: path }],
    },
    status: reply.status === 404 ? 404 : 200,
  };
};
`;

export const remoteFiles = {
  'remoteEntry.js': `/* entry */ ${'x'.repeat(2000)}`,
  'remoteEntry.js.map': '{"sources":[]}',
  'landing.js': 'landing',
  'list.js': 'list',
  'detail.js': 'detail',
  [serverFile]: serverModule,
};

export const shellFiles = {
  'runtime.js': 'runtime',
  'shell.js': 'shell',
  'dialog.js': 'dialog',
  'shell.css': 'body{margin:0}',
  'inter.woff2': 'font',
  'public/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'public/manifest.webmanifest': '{}',
  'public/favicon.ico': 'icon',
  'public/service-worker.js': 'addEventListener("push", show);',
};

/** A remote with one page, at `/<name>`. */
export const smallRemote = (
  name: string,
  version = '1',
  more: Partial<RemoteRelease> = {},
): RemoteRelease => ({
  ...remote,
  name,
  version,
  container: containerName({ name, version }),
  server: null,
  routes: [{ path: `/${name}`, audience: 'everyone', screen: './s', files: ['screen.js'], shared: [] }],
  ...more,
});

/** A small remote with a server module, which `filesWithServer` contains. */
export const serverRemote = (name: string, version = '1'): RemoteRelease =>
  smallRemote(name, version, { server: serverFile });

export const smallFiles = { 'remoteEntry.js': '/* entry */', 'screen.js': '/* screen */' };

/** @param server source of the server module */
export const filesWithServer = (server: string) => ({ ...smallFiles, [serverFile]: server });

/** A service's release that answers these calls; without calls, all known ones of the service of that name. */
export const serviceRelease = (
  name: string,
  version = '0.1.0-svc',
  endpoints = allEndpoints.filter(({ service }) => service === name).map(releaseEndpointOf),
): ServiceRelease => ({
  kind: 'service',
  name,
  version,
  commit: null,
  files: [],
  contracts: [],
  main: 'main.js',
  endpoints,
  produces: [],
  consumes: [],
  migrations: [],
});

export const serviceFiles = { 'main.js': '/* service */' };

/** Completes a release like a build: describes its files and names its container. */
export const describe = <R extends Release>(release: R, files: Record<string, string>): R => ({
  ...release,
  ...(release.kind === 'remote' ? { container: containerName(release) } : {}),
  files: Object.entries(files).map(([path, text]) => ({
    path,
    bytes: Buffer.byteLength(text),
    gzip: gzipSync(text).length,
    integrity: integrityOf(text),
  })),
});

/** Makes one call to the registry of a gateway. */
export type CallRegistry = (method: string, path: string, body: Buffer | object) => Promise<Response>;

/** Calls the registry at this address with this token. @throws when it answers with an error */
export const registryCalls =
  (url: string, token: string): CallRegistry =>
  async (method, path, body) => {
    const reply = await fetch(url + path, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(Buffer.isBuffer(body) ? {} : { 'content-type': 'application/json' }),
      },
      body: Buffer.isBuffer(body) ? new Uint8Array(body) : JSON.stringify(body),
    });
    if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${await reply.text()}`);
    return reply;
  };

const pactTexts = new Map<string, string>();

/** Integrity of a pact with this text. `publishTo` uploads that pact with a release whose contract states it. */
export const pactWith = (text: string): string => {
  const integrity = integrityOf(text);
  pactTexts.set(integrity, text);
  return integrity;
};

const pactsOf = ({ contracts }: Release) =>
  Object.fromEntries(contracts.map(({ file, integrity }) => [file, pactTexts.get(integrity) ?? '{}']));

/** Uploads and publishes a release: every file and pact, with texts compressed like those of builds. */
export const publishTo = async (call: CallRegistry, release: Release, own: Record<string, string>) => {
  const { name, version } = release;
  const files = { ...pactsOf(release), ...own };
  for (const [path, text] of Object.entries(files)) {
    const forms = { '': Buffer.from(text), '.br': brotliCompressSync(text), '.gz': gzipSync(text) };
    for (const [packing, bytes] of Object.entries(forms))
      await call('PUT', platformPaths.file(name, version, path + packing), bytes);
  }
  await call('PUT', platformPaths.release(name, version), describe(release, files));
};

/** Publishes a release and makes it live. */
export const releaseTo = async (call: CallRegistry, release: Release, files: Record<string, string>) => {
  await publishTo(call, release, files);
  const { name, version } = release;
  await call('POST', platformPaths.deployments(name), { action: 'promote', version });
};
