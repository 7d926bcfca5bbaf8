import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Release, RemoteRelease, ShellRelease } from '@setu/contracts';

/** Build folders on disk, as the front ends' builds leave them. */
export interface FrontEnds {
  folders: string[];
  write: (folder: string, release: Release, files: Record<string, string>) => Promise<void>;
  remove: () => Promise<void>;
}

const integrityOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

const writeFiles = async (folder: string, files: Record<string, string>) => {
  for (const [path, text] of Object.entries(files)) {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
    await writeFile(`${file}.br`, brotliCompressSync(text));
    await writeFile(`${file}.gz`, gzipSync(text));
  }
};

export const remote: RemoteRelease = {
  kind: 'remote',
  name: 'public',
  version: '0.1.0-abc',
  commit: null,
  files: [],
  sharedVersions: {},
  entry: 'remoteEntry.js',
  container: 'setu_public_abc',
  server: 'server/server.mjs',
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
  sharedVersions: {},
  scripts: ['runtime.js', 'shell.js'],
  styles: ['shell.css'],
  fonts: ['inter.woff2'],
  shared: { '@setu/ui/dialog': ['dialog.js'] },
  routes: [{ path: '/', audience: 'signed-in' }],
};

/** A server module as the builds make it, in what it does: reads by the fetch it gets, then state, head and status. */
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
  'server/server.mjs': serverModule,
};

export const shellFiles = {
  'runtime.js': 'runtime',
  'shell.js': 'shell',
  'dialog.js': 'dialog',
  'shell.css': 'body{margin:0}',
  'inter.woff2': 'font',
  'public/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
};

export const makeFrontEnds = async (): Promise<FrontEnds> => {
  const root = await mkdtemp(join(tmpdir(), 'setu-gateway-'));
  const folders = [join(root, 'shell'), join(root, 'public')];
  const write: FrontEnds['write'] = async (folder, release, files) => {
    await writeFiles(folder, files);
    const listed = Object.entries(files).map(([path, text]) => ({
      path,
      bytes: Buffer.byteLength(text),
      gzip: gzipSync(text).length,
      integrity: integrityOf(text),
    }));
    await writeFile(join(folder, 'release.json'), JSON.stringify({ ...release, files: listed }));
  };
  await write(folders[0]!, shell, shellFiles);
  await write(folders[1]!, remote, remoteFiles);
  return { folders, write, remove: () => rm(root, { recursive: true, force: true }) };
};
