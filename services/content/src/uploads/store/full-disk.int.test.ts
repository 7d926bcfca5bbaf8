import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync } from 'node:fs';
import { mkdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { fillDisk, someone } from '@setu/service-kit/test';
import { setUpContent } from '../../../test/builders';
import { announce, aPhoto, completeUpload, sendBytes } from '../../../test/pictures';
import { folderStore } from './folder-store';
import { originalKey } from './upload-store';

const run = promisify(execFile);
const root = mkdtempSync(join(tmpdir(), 'setu-full-uploads-'));

/** Fills the disk of the store for a file, and frees it again. */
interface Disk {
  fill: (file: string) => Promise<void>;
  free: () => Promise<void>;
  remove: () => Promise<void>;
}

/** A separate small disk, if this user may mount it. */
const smallDisk = (): Disk => {
  let free: () => Promise<void>;
  return {
    fill: async () => {
      free = await fillDisk(root);
    },
    free: () => free(),
    remove: async () => void (await run('umount', [root])),
  };
};

/**
 * Used when the user may not mount a disk: the files that the store will write are links to a device that is always full. Their names
 * contain a counter of the process, which other test files increase too.
 */
const fullDevice = (): Disk => {
  const links: string[] = [];
  return {
    fill: async (file) => {
      await mkdir(dirname(file), { recursive: true });
      for (let write = 1; write < 2_000; write += 1) {
        const link = `${file}.${process.pid}-${write}.part`;
        await symlink('/dev/full', link);
        links.push(link);
      }
    },
    free: async () => {
      await Promise.all(links.map((link) => rm(link, { force: true })));
    },
    remove: () => Promise.resolve(),
  };
};

let disk: Disk;
beforeAll(async () => {
  disk = await run('mount', ['-t', 'tmpfs', '-o', 'size=8m', 'tmpfs', root]).then(smallDisk, fullDevice);
});
afterAll(async () => {
  await disk.remove();
  await rm(root, { recursive: true, force: true });
});
const content = setUpContent({ uploads: folderStore(root) });

it('a file that does not fit on the disk answers 507, leaves no file, and can be sent again', async () => {
  const brand = someone('brand');
  const bytes = await aPhoto(800, 600).jpeg().toBuffer();
  const started = (await announce(content, brand, bytes.length)).body;
  const file = join(root, originalKey(started.id));
  await disk.fill(file);
  const reply = await fetch(new URL(started.upload.url, content.service.url), {
    method: started.upload.method,
    headers: { ...started.upload.headers, ...(await content.service.callers.headersFor(brand)) },
    body: new Uint8Array(bytes),
  });
  expect([reply.status, reply.headers.get('retry-after'), reply.headers.get('x-platform-fault')]).toEqual([
    507,
    '60',
    'storage_full',
  ]);
  expect(await reply.json()).toMatchObject({ code: 'storage_full' });
  await disk.free();
  expect(readdirSync(root, { recursive: true }).filter((name) => String(name).endsWith('.part'))).toEqual([]);

  expect(await sendBytes(content, brand, started, bytes)).toBeLessThan(300);
  expect(await completeUpload(content, brand, started.id)).toMatchObject({ state: 'ready', refusal: null });
});
