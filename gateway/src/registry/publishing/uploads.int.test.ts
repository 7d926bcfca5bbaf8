import { existsSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { platformPaths, type Release, releaseLimits } from '@setu/protocol';
import {
  describe as describeRelease,
  smallFiles as files,
  publishTo,
  smallRemote as remote,
} from '../../../test/front-ends';
import { useRegistry } from '../../../test/registry-asks';
import { diskArtefacts } from '../../releases/artefacts/artefacts';
import { removeOldUploads } from './remove-uploads';

const { gateway, call } = useRegistry({}, { isBare: true });

const upload = ({ name, version }: Release, path: string, bytes: Buffer) =>
  call('PUT', platformPaths.file(name, version, path), bytes);
const messagesOf = (reply: Awaited<ReturnType<typeof upload>>): string[] =>
  (reply.json().errors ?? []).map(({ message }: { message: string }) => message);

it('an upload to a path that cannot be a file is refused with the reason', async () => {
  const long = await upload(remote('paths'), 'a'.repeat(3_000), Buffer.from('x'));
  expect([long.status, messagesOf(long)[0]]).toEqual([
    400,
    expect.stringContaining('3000 characters. Use at most 200.'),
  ]);
  expect((await upload(remote('paths'), 'a.js', Buffer.from('x'))).status).toBe(204);
  const below = await upload(remote('paths'), 'a.js/b.js', Buffer.from('x'));
  expect([below.status, messagesOf(below)[0]]).toEqual([
    400,
    expect.stringContaining('a.js/b.js cannot be a file'),
  ]);
  await upload(remote('paths'), 'folder/b.js', Buffer.from('x'));
  expect((await upload(remote('paths'), 'folder', Buffer.from('x'))).status).toBe(400);
});

it('uploads of one release are limited to 50 MB, including concurrent ones', async () => {
  const third = Buffer.alloc(18_000_000, 1);
  const statuses = await Promise.all(
    ['a.bin', 'b.bin', 'c.bin'].map(async (path) => (await upload(remote('heavy'), path, third)).status),
  );
  expect(statuses.sort()).toEqual([204, 204, 413]);
  const again = await upload(remote('heavy'), 'd.bin', third);
  expect([again.status, again.json().detail]).toEqual([
    413,
    'The files of heavy 1 exceed 50 MB. Build a smaller release.',
  ]);
  // The same file again uses no additional space, and another version has separate space.
  expect((await upload(remote('heavy', '2'), 'a.bin', third)).status).toBe(204);
  expect((await upload(remote('heavy'), 'e.bin', Buffer.alloc(releaseLimits.fileBytes + 1))).status).toBe(
    413,
  );
});

it('uploads of unpublished releases are removed after a day, and published files stay', async () => {
  const { db } = gateway().running;
  const artefacts = diskArtefacts(gateway().artefacts);
  const lies = (path: string) => existsSync(`${gateway().artefacts}/${path}`);
  await publishTo(gateway().registry, remote('kept'), files);
  for (const path of ['deep/er/a.js', 'b.js']) await upload(remote('orphan'), path, Buffer.from('x'));
  await upload(remote('young'), 'a.js', Buffer.from('x'));
  await upload(remote('kept', '2'), 'screen.js', Buffer.from(files['screen.js']));
  await db('gateway.release_uploads')
    .whereNot({ name: 'young' })
    .update({ uploaded_at: db.raw(`now() - interval '25 hours'`) });
  await upload(remote('kept', '2'), 'remoteEntry.js', Buffer.from(files['remoteEntry.js']));
  await removeOldUploads(db, artefacts);
  expect([
    lies('orphan/1'),
    lies('young/1/a.js'),
    lies('kept/1/screen.js'),
    lies('kept/1/screen.js.br'),
  ]).toEqual([false, true, true, true]);
  expect([lies('kept/2/screen.js'), lies('kept/2/remoteEntry.js')]).toEqual([false, true]);
  const late = await call(
    'PUT',
    platformPaths.release('kept', '2'),
    describeRelease(remote('kept', '2'), files),
  );
  expect(messagesOf(late)).toEqual(['screen.js is missing']);
  expect(await db('gateway.release_uploads').where({ name: 'kept', version: '1' })).toEqual([]);
});

/** Begins an upload of one byte; `finish` sends it. */
const beginUpload = (path: string) => {
  const { hostname, port } = new URL(gateway().url);
  const sent = request({
    hostname,
    port,
    path: platformPaths.file('slow', '1', path),
    method: 'PUT',
    agent: false,
    headers: { authorization: `Bearer ${gateway().releaseToken}`, 'content-length': '1' },
  });
  const reply = new Promise<IncomingMessage>((resolve, reject) => {
    sent.on('response', (response) => resolve(response.resume()));
    sent.on('error', reject);
  });
  sent.flushHeaders();
  return { reply, finish: () => sent.end('x') };
};

it('four uploads run concurrently, 28 wait, and the next one answers 503 with Retry-After', async () => {
  const begun = Array.from({ length: 33 }, (_, n) => beginUpload(`${n}.js`));
  const [refused, which] = await Promise.race(
    begun.map(async ({ reply }, index) => [await reply, index] as const),
  );
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '20']);
  const accepted = begun.filter((_, index) => index !== which);
  for (const { finish } of accepted) finish();
  const statuses = (await Promise.all(accepted.map(({ reply }) => reply))).map(
    ({ statusCode }) => statusCode,
  );
  expect(statuses).toEqual(accepted.map(() => 204));
});
