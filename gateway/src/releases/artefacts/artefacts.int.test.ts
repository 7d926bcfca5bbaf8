import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { platformPaths } from '@setu/protocol';
import { type S3Server, startS3Server } from '@setu/service-kit/test/s3';
import {
  publishTo,
  registryCalls,
  releaseTo,
  remote,
  remoteFiles,
  shell,
  shellFiles,
} from '../../../test/front-ends';
import { startTestGateway } from '../../../test/test-gateway';
import { type ArtefactsEnvironment, openArtefacts } from './open-artefacts';

let s3: S3Server;
let scratch: string;
beforeAll(async () => {
  [s3, scratch] = await Promise.all([startS3Server(), mkdtemp(join(tmpdir(), 'setu-store-'))]);
});
afterAll(async () => {
  await s3.stop();
  await rm(scratch, { recursive: true, force: true });
});

let caches = 0;
const inBucket = (more: Partial<ArtefactsEnvironment> = {}) => ({
  S3_REGION: 'ap-south-1',
  ARTEFACTS_CACHE: join(scratch, `cache-${caches++}`),
  ARTEFACTS: 's3://files/of/ours',
  ...s3.environment,
  ...more,
});

describe.each([
  ['a folder', () => ({ ARTEFACTS: join(scratch, 'folder'), S3_REGION: 'us-east-1' })],
  ['a bucket', () => inBucket()],
])('artefacts in %s', (_, environment) => {
  const id = { name: 'mfe-brand', version: '0.1.0-a+b' };
  // Contains every kind of character that a path may have.
  const path = '@scope/a_b~c-d.E/f.1.js';

  it('the store returns what was written at any path, and null for a missing file', async () => {
    const artefacts = openArtefacts(environment());
    await artefacts.write(id, path, Buffer.from('first'));
    await artefacts.write(id, path, Buffer.from('second'));
    await artefacts.write(id, 'empty.js', Buffer.alloc(0));
    expect(String(await artefacts.read(id, path))).toBe('second');
    expect((await artefacts.read(id, 'empty.js'))?.length).toBe(0);
    expect(await artefacts.read(id, 'other.js')).toBeNull();
    expect(await artefacts.read({ ...id, version: '2' }, path)).toBeNull();
  });

  it('remove deletes only the named file', async () => {
    const artefacts = openArtefacts(environment());
    const removed = { ...id, version: '3' };
    await artefacts.write(removed, 'a/b/c.js', Buffer.from('c'));
    await artefacts.write(removed, 'a/d.js', Buffer.from('d'));
    await artefacts.remove(removed, 'a/b/c.js');
    await artefacts.remove(removed, 'a/b/never.js');
    expect(await artefacts.read(removed, 'a/b/c.js')).toBeNull();
    expect(String(await artefacts.read(removed, 'a/d.js'))).toBe('d');
  });

  it('folder() returns a folder with the files that exist', async () => {
    const artefacts = openArtefacts(environment());
    await artefacts.write(id, path, Buffer.from('second'));
    const folder = await artefacts.folder(id, [path, `${path}.br`]);
    expect(await readFile(join(folder, path), 'utf8')).toBe('second');
    await expect(readFile(join(folder, `${path}.br`))).rejects.toThrow('ENOENT');
  });
});

test('concurrent readers of a release read the bucket once', async () => {
  const environment = inBucket();
  const id = { name: 'asked', version: '1' };
  await openArtefacts(environment).write(id, 'a.js', Buffer.from('a'));
  const artefacts = openArtefacts(environment);
  const before = s3.seen.length;
  await Promise.all([1, 2, 3].map(() => artefacts.folder(id, ['a.js', 'a.js.br'])));
  expect(s3.seen.slice(before).sort()).toEqual([
    'GET /files/of/ours/asked/1/a.js',
    'GET /files/of/ours/asked/1/a.js.br',
  ]);
  // After a restart, while the bucket is away.
  s3.setAway(true);
  try {
    const folder = await openArtefacts(environment).folder(id, ['a.js', 'a.js.br']);
    expect(await readFile(join(folder, 'a.js'), 'utf8')).toBe('a');
    await expect(artefacts.read(id, 'a.js')).rejects.toMatchObject({ status: 503 });
    await expect(artefacts.folder({ ...id, version: '2' }, ['a.js'])).rejects.toMatchObject({ status: 503 });
  } finally {
    s3.setAway(false);
  }
  expect(await openArtefacts(environment).read(id, 'a.js')).not.toBeNull();
});

test('a wrong secret and a missing bucket are named without the secret', async () => {
  const id = { name: 'asked', version: '1' };
  const wrong = openArtefacts(inBucket({ S3_SECRET_ACCESS_KEY: 'not-the-secret' }));
  await expect(wrong.write(id, 'a.js', Buffer.from('a'))).rejects.toMatchObject({
    status: 503,
    detail: 'The store of releases answered 403 SignatureDoesNotMatch',
  });
  const elsewhere = openArtefacts(inBucket({ ARTEFACTS: 's3://nowhere' }));
  await expect(elsewhere.read(id, 'a.js')).rejects.toMatchObject({
    detail: 'The bucket nowhere does not exist.',
  });
});

test('gateways publish to a bucket and serve from it, each with its own cache', async () => {
  const gateway = await startTestGateway(inBucket(), { isBare: true });
  await releaseTo(gateway.registry, shell, shellFiles);
  await releaseTo(gateway.registry, remote, remoteFiles);
  const second = await startTestGateway(inBucket(), { beside: gateway });
  try {
    for (const { send } of [gateway, second]) {
      const page = await send('/franchises', { headers: { accept: 'text/html' } });
      expect([page.status, page.text]).toEqual([
        200,
        expect.stringContaining('/mfe/public/0.1.0-abc/list.js'),
      ]);
      expect((await send('/mfe/public/0.1.0-abc/list.js')).text).toBe('list');
    }
    // A file that was changed in the bucket is refused, although the cache has the original.
    const release = { ...remote, version: '0.2.0', container: 'setu_public_2' };
    const call = registryCalls(gateway.url, gateway.releaseToken);
    await publishTo(call, release, remoteFiles);
    await openArtefacts(inBucket()).write(release, 'list.js', Buffer.from('changed'));
    await expect(
      call('POST', platformPaths.deployments('public'), { action: 'promote', version: '0.2.0' }),
    ).rejects.toThrow(/list\.js does not match its hash/);
    s3.setAway(true);
    await expect(call('PUT', platformPaths.file('late', '1', 'a.js'), Buffer.from('a'))).rejects.toThrow(
      /503/,
    );
    expect((await second.send('/mfe/public/0.1.0-abc/list.js')).text).toBe('list');
  } finally {
    s3.setAway(false);
    await second.stop();
    await gateway.stop();
  }
});
