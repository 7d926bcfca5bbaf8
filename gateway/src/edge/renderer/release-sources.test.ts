import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe as described, smallRemote } from '../../../test/front-ends';
import { readSources } from './release-sources';

const files = {
  'remoteEntry.js': 'browser',
  'server/server.mjs': 'entry',
  'server/1.mjs': 'chunk',
  'server/data.json': '{}',
};

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'setu-sources-'));
  await mkdir(join(folder, 'server'));
  for (const [path, text] of Object.entries(files)) await writeFile(join(folder, path), text);
});
afterAll(() => rm(folder, { recursive: true }));

it('only the server module and the scripts beside it are read', async () => {
  const release = described(smallRemote('any'), files);
  expect(await readSources({ release, folder }, ['server/server.mjs'])).toEqual([
    { path: 'server/server.mjs', text: 'entry' },
    { path: 'server/1.mjs', text: 'chunk' },
  ]);
});

it('a server module that is not among the files of its release is refused', async () => {
  const release = described(smallRemote('any'), files);
  const outside = '../../../../../../etc/hostname';
  await expect(readSources({ release, folder }, [outside])).rejects.toThrow('not among the files of any 1');
});
