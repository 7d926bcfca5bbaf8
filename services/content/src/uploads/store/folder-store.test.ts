import { mkdir, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { folderStore } from './folder-store';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'setu-folder-store-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);

test('other users of the machine cannot read folders or files', async () => {
  const root = join(folder, 'data', 'uploads');
  await folderStore(root).write('some-id/original', Buffer.from('private'));
  expect(await modeOf(root)).toBe('700');
  expect(await modeOf(join(root, 'some-id'))).toBe('700');
  expect(await modeOf(join(root, 'some-id/original'))).toBe('600');
});

test('permissions of a folder that an earlier release left readable are restricted, with its contents', async () => {
  const root = join(folder, 'uploads');
  await mkdir(root, { mode: 0o755 });
  const store = folderStore(root);
  expect(await modeOf(root)).toBe('700');
  await store.write('some-id/original', Buffer.from('private'));
  expect(await store.read('some-id/original')).toEqual(Buffer.from('private'));
});

test('an aborted body leaves no file, and a later body is stored', async () => {
  const store = folderStore(folder);
  const body = new PassThrough();
  const received = store.receive?.('some-id/original', body, 8);
  body.write('half');
  // The first bytes are read before the connection is lost.
  while (body.readableLength > 0) await new Promise(setImmediate);
  body.destroy(new Error('The client disconnected'));
  expect(await received).toBe(4);
  expect(await readdir(join(folder, 'some-id'))).toEqual([]);
  expect(await store.receive?.('some-id/original', Readable.from([Buffer.from('all of i')]), 8)).toBe(8);
  expect(await readFile(join(folder, 'some-id/original'), 'utf8')).toBe('all of i');
});
