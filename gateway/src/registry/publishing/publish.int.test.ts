import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { constants, createBrotliCompress, createGzip, gzipSync } from 'node:zlib';
import { containerName, platformPaths, type Release, type RemoteRelease } from '@setu/protocol';
import {
  describe as describeRelease,
  smallFiles as files,
  smallRemote as remote,
  serviceFiles,
  serviceRelease,
  shell,
  shellFiles,
} from '../../../test/front-ends';

import { useRegistry } from '../../../test/registry-asks';
import { TooCostlyError, withCheckingProcess } from '../../releases/artefacts/checking/checking-process';

const { call, gateway } = useRegistry({}, { isBare: true });

const upload = ({ name, version }: Release, path: string, bytes: Buffer) =>
  call('PUT', platformPaths.file(name, version, path), bytes);
/** Sends release.json unchanged, even if it is false. */
const publish = (release: Release) =>
  call('PUT', platformPaths.release(release.name, release.version), release);
const uploadAll = async (release: Release, its: Record<string, string>) => {
  for (const [path, text] of Object.entries(its)) await upload(release, path, Buffer.from(text));
};
const messagesOf = (reply: Awaited<ReturnType<typeof publish>>): string[] =>
  (reply.json().errors ?? []).map(({ message }: { message: string }) => message);

const zeros = (bytes: number) => {
  const chunk = Buffer.alloc(1_000_000);
  return Readable.from(
    (function* () {
      for (let sent = 0; sent < bytes; sent += chunk.length) yield chunk;
    })(),
  );
};

/** Highest growth of this process's memory during the work, bytes. */
const memoryGained = async (work: () => Promise<unknown>): Promise<number> => {
  const before = process.memoryUsage.rss();
  let most = before;
  const timer = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss());
  }, 5);
  try {
    await work();
  } finally {
    clearInterval(timer);
  }
  return most - before;
};

test('a service release of an older build, with tells and hears, is published and read with the current names', async () => {
  const { produces, consumes, ...rest } = describeRelease(serviceRelease('older', '1', []), serviceFiles);
  await uploadAll({ ...rest, produces, consumes }, serviceFiles);
  const address = platformPaths.release('older', '1');
  const old = { ...rest, tells: ['older.thing-made.v1'], hears: ['identity.user-updated.v1'] };
  const present = { produces: old.tells, consumes: old.hears };
  const published = await call('PUT', address, old);
  expect([published.status, published.json()]).toEqual([201, expect.objectContaining(present)]);
  expect(await gateway().running.db('gateway.releases').where({ name: 'older' }).first('release')).toEqual({
    release: expect.objectContaining(present),
  });

  await gateway()
    .running.db('gateway.releases')
    .where({ name: 'older' })
    .update({
      release: JSON.stringify({
        ...published.json(),
        ...old,
        ...{ produces: undefined, consumes: undefined },
      }),
    });
  const read = (await call('GET', address)).json();
  expect(read).toMatchObject(present);
  expect(read).not.toHaveProperty('tells');
});

describe('release.json is compared with what was uploaded', () => {
  const route = {
    path: '/lies',
    audience: 'everyone' as const,
    screen: './s',
    files: ['screen.js'],
    shared: [],
  };
  const lies: [string, Partial<RemoteRelease>, string][] = [
    [
      'an entry that is not uploaded',
      { entry: 'other.js' },
      'entry names other.js, which is not among the files',
    ],
    [
      'an entry elsewhere',
      { entry: 'https://evil.test/e.js' },
      'entry names https://evil.test/e.js, which is not',
    ],
    [
      'a server module that is not uploaded',
      { server: 'server/s.mjs' },
      'server names server/s.mjs, which is not',
    ],
    [
      'a server module outside',
      { server: '../../../../etc/hostname' },
      'server names ../../../../etc/hostname',
    ],
    [
      'the container of a built-in',
      { container: 'fetch' },
      'The container of lies 1 is setu_lies_v_1, not fetch.',
    ],
    [
      'the container of another release',
      { container: containerName({ name: 'public', version: '1' }) },
      'The container of lies 1 is setu_lies_v_1, not setu_public_v_1.',
    ],
    [
      'a route file elsewhere',
      { routes: [{ ...route, files: ['https://evil.test/x.js'] }] },
      'routes.0.files names',
    ],
    [
      'a screen that is no name',
      { routes: [{ ...route, screen: '../s' }] },
      '../s is not the name of a screen',
    ],
    [
      'the hash of another contract',
      { contracts: [{ provider: 'catalog', file: 'screen.js', integrity: 'sha384-verified' }] },
      'The contract screen.js states another hash than that file has.',
    ],
    [
      'a contract without its file',
      { contracts: [{ provider: 'catalog', file: 'pacts/a.json', integrity: 'x' }] },
      'contracts.0.file names pacts/a.json',
    ],
    [
      '5,000 routes',
      { routes: Array.from({ length: 5_000 }, (_, n) => ({ ...route, path: `/r${n}` })) },
      'The release has 5000 routes. Use at most 100.',
    ],
    ['a route that catches all', { routes: [{ ...route, path: '/:a' }] }, 'starts with a parameter'],
    [
      'a route without a slash',
      { routes: [{ ...route, path: 'franchises' }] },
      'does not start with a slash',
    ],
    ['a route with an empty segment', { routes: [{ ...route, path: '//franchises' }] }, 'empty segment'],
    ['a route with a wildcard', { routes: [{ ...route, path: '/franchises/*' }] }, 'wildcard'],
    [
      'a route of the platform',
      { routes: [{ ...route, path: '/api/franchises' }] },
      'the platform answers itself',
    ],
    [
      'a path of 6,000 characters',
      { routes: [{ ...route, path: `/${'a'.repeat(6_000)}` }] },
      'Use at most 200',
    ],
  ];

  it.each(lies)('%s is refused', async (_, lie, reason) => {
    const release = { ...describeRelease(remote('lies'), files), ...lie };
    await uploadAll(release, files);
    const reply = await publish(release);
    expect([reply.status, messagesOf(reply)]).toEqual([400, [expect.stringContaining(reason)]]);
    expect((await call('GET', platformPaths.release('lies', '1'))).status).toBe(404);
  });

  it('a shell or service must list the files that it names, and its calls are below /api', async () => {
    const problemsOf = async (release: Release) => messagesOf(await publish(release));
    const its = describeRelease(shell, shellFiles);
    expect(
      await problemsOf({
        ...its,
        scripts: ['x.js'],
        fonts: ['//evil.test/f.woff2'],
        shared: { a: ['b.js'] },
      }),
    ).toEqual([
      expect.stringContaining('scripts names x.js'),
      expect.stringContaining('fonts names //evil.test/f.woff2'),
      expect.stringContaining('shared.a names b.js'),
    ]);
    const service = describeRelease(
      serviceRelease('lies', '2', [{ method: 'POST', path: '/api/:x' }]),
      serviceFiles,
    );
    expect(await problemsOf({ ...service, main: '../main.js' })).toEqual([
      expect.stringContaining('main names ../main.js'),
      expect.stringContaining('parameter directly after /api'),
    ]);
  });

  it('a file that is listed twice, or as a file and a folder, is refused', async () => {
    const release = describeRelease(remote('twice'), files);
    const [first] = release.files;
    const problemsOf = async (more: Release['files']) =>
      messagesOf(await publish({ ...release, files: [...release.files, ...more] }));
    expect(await problemsOf([first!])).toEqual(['A file is listed twice. List each file once.']);
    expect(await problemsOf([{ ...first!, path: 'screen.js/a.js' }])).toEqual([
      'screen.js is listed as a file and as a folder. Rename one of them.',
    ]);
    expect(
      await problemsOf(Array.from({ length: 2_001 }, (_, n) => ({ ...first!, path: `f${n}.js` }))),
    ).toEqual([expect.stringContaining('files. Use at most 2000.')]);
  });

  it('sizes of files are measured, whatever release.json states', async () => {
    const text = 'a line of a script that packs well\n'.repeat(3_000);
    const its = { ...files, 'screen.js': text };
    const release = describeRelease(remote('measured'), its);
    await uploadAll(release, its);
    await upload(release, 'screen.js.gz', gzipSync(text, { level: 1 }));
    const reply = await publish({
      ...release,
      files: release.files.map((file) => ({ ...file, bytes: -1, gzip: -1_000_000 })),
    });
    expect(reply.status).toBe(201);
    const kept = (await call('GET', platformPaths.release('measured', '1'))).json();
    expect(kept.files).toEqual(reply.json().files);
    expect(kept.files[1]).toEqual({
      path: 'screen.js',
      bytes: text.length,
      // Browsers get the uploaded compressed file.
      gzip: gzipSync(text, { level: 1 }).length,
      integrity: release.files[1]?.integrity,
    });
    expect(kept.files[0].gzip).toBe(gzipSync(files['remoteEntry.js'], { level: 9 }).length);
  });
});

describe('unpacking', () => {
  it('unpacking 1,516 bytes that contain 2 GB stops at once and costs this process nothing', async () => {
    const release = describeRelease(remote('br-bomb'), files);
    await uploadAll(release, files);
    const quality = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 24 };
    const bomb = await buffer(zeros(2e9).pipe(createBrotliCompress({ params: quality })));
    expect(bomb.length).toBeLessThan(2_000);
    await upload(release, 'screen.js.br', bomb);
    const gained = await memoryGained(async () => {
      const reply = await publish(release);
      expect([reply.status, messagesOf(reply)]).toEqual([400, ['screen.js.br does not unpack to screen.js']]);
    });
    expect(gained).toBeLessThan(200_000_000);
  });

  it('eight gzip bombs in one release are refused file by file', async () => {
    const its = Object.fromEntries(Array.from({ length: 8 }, (_, n) => [`s${n}.js`, `/* ${n} */`]));
    const release = describeRelease(remote('gz-bombs'), { ...files, ...its });
    await uploadAll(release, { ...files, ...its });
    const bomb = await buffer(zeros(3e8).pipe(createGzip({ level: 9 })));
    for (const path of Object.keys(its)) await upload(release, `${path}.gz`, bomb);
    const gained = await memoryGained(async () => {
      expect(messagesOf(await publish(release))).toEqual(
        Object.keys(its).map((path) => `${path}.gz does not unpack to ${path}`),
      );
    });
    expect(gained).toBeLessThan(200_000_000);
  });

  it('unpacking is aborted when a file exceeds the limits of time or memory', async () => {
    const file = { plain: Buffer.alloc(20_000_000, 'setu'), packed: { '.br': null, '.gz': null } };
    const generous = { memoryBytes: 1e12, fileTimeoutMs: 60_000 };
    const checkOnce = (limits: typeof generous) => withCheckingProcess((check) => check(file), limits);
    await expect(checkOnce(generous)).resolves.toMatchObject({ bytes: 20_000_000, broken: [] });
    await expect(checkOnce({ ...generous, memoryBytes: 1 })).rejects.toThrow(TooCostlyError);
    await expect(checkOnce({ ...generous, fileTimeoutMs: 1 })).rejects.toThrow(TooCostlyError);
  });
});

describe('concurrent publications', () => {
  it('the first of several publications of a release succeeds, and the others answer that it exists', async () => {
    const release = describeRelease(remote('raced'), files);
    await uploadAll(release, files);
    const replies = await Promise.all([1, 2, 3].map(() => publish(release)));
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    const refused = replies.find(({ status }) => status === 409);
    expect(refused?.json()).toMatchObject({
      code: 'release_exists',
      detail: expect.stringContaining('raced 1 is already published'),
    });
  });

  it('publications of different releases run one after another, and too many answer 503', async () => {
    const releases = Array.from({ length: 16 }, (_, n) => describeRelease(remote(`crowd-${n}`), files));
    for (const release of releases) await uploadAll(release, files);
    const replies = await Promise.all(releases.map(publish));
    const busy = replies.filter(({ status }) => status !== 201);
    for (const reply of busy)
      expect([reply.status, reply.headers['retry-after'], reply.json().detail]).toEqual([
        503,
        '10',
        'Many releases are being published at the moment. Try again in 10 seconds.',
      ]);
    expect(replies.length - busy.length).toBeGreaterThanOrEqual(10);
    for (const release of releases) {
      const again = await publish(release);
      expect([201, 409]).toContain(again.status);
    }
  });
});
