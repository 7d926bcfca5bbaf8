import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eventually } from '@setu/service-kit/test';
import {
  filesWithServer,
  publishTo,
  releaseTo,
  serverRemote,
  smallFiles,
  smallRemote,
} from '../../../test/front-ends';
import { json } from '../../../test/peer';
import { registryAsks } from '../../../test/registry-asks';
import { shortWait, startTestGateway, type TestGateway } from '../../../test/test-gateway';
import { visitorCookies } from '../../../test/visitors';

const hostileServer = readFileSync(join(__dirname, '../../../test/hostile-server.mjs'), 'utf8');

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
  await releaseTo(gateway.registry, serverRemote('hostile'), filesWithServer(hostileServer));
  // The first gateway of a run publishes releases, which is slow on a busy machine.
});
afterAll(() => gateway.stop());
beforeEach(() => {
  gateway.catalog.answerWith((_request, reply) => json(reply, 200, []));
  gateway.catalog.seen.length = 0;
});

const { deploy, statusOf } = registryAsks(() => gateway);

const open = async (path: string, cookie = '', at = gateway) => {
  const { status, text } = await at.send(path, { headers: { accept: 'text/html', cookie } });
  const boot = /<script type="application\/json" id="boot">(.*?)<\/script>/s.exec(text)?.[1] ?? 'null';
  return { status, queries: JSON.parse(boot).state.queries, bytes: text.length };
};
const numbersOf = async (name: string, version = '1') => {
  const { releases } = await statusOf(name);
  return releases.find((release: { version: string }) => release.version === version);
};

let visitors = 0;

/** Opens the page of a trick once its renderer runs, as a new visitor. */
const attempt = async (trick: string, at = gateway) => {
  await eventually(async () => expect((await open('/hostile', '', at)).queries).toHaveLength(1));
  visitors += 1;
  return open(`/hostile?trick=${trick}`, visitorCookies(visitors), at);
};

const costsItsOwnPage = async (trick: string, at = gateway) => {
  const before = (await numbersOf('hostile')).prepareFailures ?? 0;
  const page = attempt(trick, at);
  // Repeated during the trick, until its page is complete.
  let isOver = false;
  void page.finally(() => {
    isOver = true;
  });
  do {
    const other = await open('/franchises', '', at);
    expect(other).toMatchObject({ status: 200, queries: [{ queryKey: ['/api/franchises'] }] });
  } while (!isOver);
  const { status, queries, bytes } = await page;
  expect({ status, queries }).toEqual({ status: 200, queries: [] });
  expect(bytes).toBeLessThan(100_000);
  await eventually(async () => expect((await numbersOf('hostile')).prepareFailures).toBeGreaterThan(before));
};

describe.each([
  'files',
  'shell',
  'kill',
  'heap',
  'buffers',
  'reads',
  'output',
  'exit',
  'network',
  'throw',
  'stray',
  'error',
  'redirect',
])('server code that tries %s', (trick) => {
  it('hostile server code only costs its own page the data, is counted, and delays no other remote', () =>
    costsItsOwnPage(trick));
});

describe('server code that does not end', () => {
  let impatient: TestGateway;
  beforeAll(async () => {
    impatient = await startTestGateway(shortWait, { beside: gateway });
    await eventually(async () => expect((await open('/franchises', '', impatient)).queries).toHaveLength(1));
  });
  afterAll(() => impatient?.stop());

  it.each(['loop', 'never'])(
    'server code that tries %s only costs its own page the data, is counted, and delays no other remote',
    (trick) => costsItsOwnPage(trick, impatient),
  );
});

it('server code may make a limited number of reads for one page', async () => {
  await attempt('reads');
  const reads = gateway.catalog.seen.filter(({ url }) => url === '/api/franchises');
  expect(reads.length).toBeLessThanOrEqual(32);
});

it('a canary whose server code fails for its visitors is stopped', async () => {
  await releaseTo(gateway.registry, smallRemote('careful'), smallFiles);
  await publishTo(gateway.registry, serverRemote('careful', '2'), filesWithServer(hostileServer));
  await deploy('careful', { action: 'canary', version: '2', percent: 100 });
  for (let n = 1; n <= 5; n += 1) await open('/careful?trick=throw', visitorCookies(n));
  await eventually(async () =>
    expect((await statusOf('careful')).deployment).toMatchObject({
      action: 'stop-canary',
      live: '1',
      reason: expect.stringContaining('It failed 5 of the 5 visitors'),
    }),
  );
  expect(await numbersOf('careful', '2')).toMatchObject({ failures: 5, prepareFailures: 5 });
});

it('a canary whose server code does not load is stopped', async () => {
  await releaseTo(gateway.registry, smallRemote('unloadable'), smallFiles);
  await publishTo(
    gateway.registry,
    serverRemote('unloadable', '2'),
    filesWithServer(
      `import { readFileSync } from 'node:fs'; export const prepare = () => readFileSync('/etc/passwd');`,
    ),
  );
  await deploy('unloadable', { action: 'canary', version: '2', percent: 100 });
  for (let n = 1; n <= 5; n += 1)
    expect(await open('/unloadable', visitorCookies(n))).toMatchObject({ status: 200, queries: [] });
  await eventually(async () => expect((await statusOf('unloadable')).deployment.action).toBe('stop-canary'));
});

it('a service that is down does not count as a failure of the release whose pages need it', async () => {
  const server = `export const prepare = async ({ now }, fetch) => {
    const reply = await fetch('/api/franchises?search=' + now);
    if (!reply.ok) throw new Error('nothing to show');
    return { state: { queries: [], mutations: [] }, head: null, status: 200 };
  };`;
  await releaseTo(gateway.registry, serverRemote('dependent'), filesWithServer(server));
  gateway.catalog.answerWith((_request, reply) => json(reply, 503, {}));
  await open('/dependent', visitorCookies(1));
  gateway.catalog.answerWith((_request, reply) => json(reply, 404, {}));
  await open('/dependent', visitorCookies(2));
  await eventually(async () =>
    expect(await numbersOf('dependent')).toMatchObject({ pages: 2, failures: 1, prepareFailures: 1 }),
  );
});

it('changes of server code to its classes do not affect the program that runs it', async () => {
  const server = `
    const seen = [];
    const spied = [TextEncoder, TextDecoder, URL, Headers, Response].flatMap((one) => [
      one.prototype,
      Object.getPrototypeOf(one.prototype),
    ]);
    for (const prototype of spied)
      for (const name of ['encode', 'decode', 'toString', 'get', 'text'])
        try {
          const original = prototype[name];
          prototype[name] = function (...given) {
            seen.push(name);
            return original.apply(this, given);
          };
        } catch {}
    export const prepare = async (_, fetch) => {
      await fetch('/api/franchises');
      const own = new TextEncoder().encode('x').length;
      const isInstance = new Request('http://a.test/', { headers: { a: '1' } }).headers instanceof Headers;
      const data = { own, isInstance, seen: seen.filter((name) => name !== 'get') };
      return { state: { queries: [{ queryKey: ['got'], state: { data } }], mutations: [] }, head: null, status: 200 };
    };`;
  await releaseTo(gateway.registry, serverRemote('patching'), filesWithServer(server));
  await open('/patching?1', visitorCookies(1));
  // Without isolation, the program's writes for the first page would call the spies of the second.
  const { queries } = await open('/patching?2', visitorCookies(2));
  const { own, isInstance, seen } = queries[0].state.data;
  expect({ own, isInstance }).toEqual({ own: 1, isInstance: true });
  // One per page: each page's use of its own copy.
  expect(seen.filter((name: string) => name === 'encode')).toHaveLength(2);
});

it('server code has the globals of browsers, and can call them', async () => {
  const server = `
    export const prepare = async () => {
      const later = await new Promise((resolve) => queueMicrotask(() => setTimeout(() => resolve('later'), 0)));
      const bytes = new TextEncoder().encode(atob(btoa('chai')));
      const { signal } = new AbortController();
      const data = {
        later,
        text: new TextDecoder().decode(bytes),
        copy: structuredClone({ deep: [1] }),
        path: new URL('/a?b=1', 'https://x.test').pathname,
        body: await new Response(new ReadableStream({ start: (stream) => { stream.enqueue(bytes); stream.close(); } })).text(),
        isAborted: signal.aborted,
        hasTime: performance.now() > 0,
        id: crypto.randomUUID().length,
      };
      return { state: { queries: [{ queryKey: ['got'], state: { data } }], mutations: [] }, head: null, status: 200 };
    };`;
  await releaseTo(gateway.registry, serverRemote('calling'), filesWithServer(server));
  const { queries } = await open('/calling');
  expect(queries[0]?.state.data).toEqual({
    later: 'later',
    text: 'chai',
    copy: { deep: [1] },
    path: '/a',
    body: 'chai',
    isAborted: false,
    hasTime: true,
    id: 36,
  });
});

it('server code may have several files and use AsyncLocalStorage', async () => {
  const server = `
    import { createRequire } from 'node:module';
    import { title } from './title.mjs';
    const { AsyncLocalStorage } = createRequire(import.meta.url)('node:async_hooks');
    const visitor = new AsyncLocalStorage();
    export const prepare = (request, fetch) => visitor.run(request.search, async () => {
      await fetch('/api/franchises');
      const { late } = await import('./late.mjs');
      const data = [title, late, visitor.getStore()];
      return { state: { queries: [{ queryKey: ['got'], state: { data } }], mutations: [] }, head: null, status: 200 };
    });`;
  await releaseTo(gateway.registry, serverRemote('several'), {
    ...filesWithServer(server),
    'server/title.mjs': `export const title = 'title';`,
    'server/late.mjs': `export { title as late } from './title.mjs';`,
  });
  const pages = await Promise.all([1, 2, 3].map((n) => open(`/several?${n}`)));
  expect(pages.map(({ queries }) => queries[0]?.state.data)).toEqual(
    [1, 2, 3].map((n) => ['title', 'title', String(n)]),
  );
});

describe('server code reads', () => {
  const reader = `export const prepare = async ({ search }, fetch) => {
    const data = await fetch(new URLSearchParams(search).get('url')).then(
      async (reply) => ({ status: reply.status, headers: [...reply.headers.keys()] }),
      (error) => error.message,
    );
    return { state: { queries: [{ queryKey: ['got'], state: { data } }], mutations: [] }, head: null, status: 200 };
  };`;
  const got = async (url: string, page = '/reader', cookie = '') =>
    (await open(`${page}?url=${encodeURIComponent(url)}`, cookie)).queries[0]?.state.data;
  /** A read that no test has made, so that its reply is not stored. */
  const newRead = () => `/api/franchises?search=${randomUUID()}`;
  beforeAll(() =>
    releaseTo(
      gateway.registry,
      {
        ...serverRemote('reader'),
        routes: ['/reader', '/admin/reader'].map((path) => ({
          path,
          audience: 'everyone' as const,
          screen: './s',
          files: ['screen.js'],
          shared: [],
        })),
      },
      filesWithServer(reader),
    ),
  );

  it('reads of server code get JSON of the live services, without headers for the gateway', async () => {
    gateway.catalog.answerWith((_request, reply) =>
      json(reply, 200, [], { 'x-session-command': '{}', 'set-cookie': 'a=b', 'x-total-count': '0' }),
    );
    expect(await got(newRead())).toEqual({ status: 200, headers: ['content-type', 'x-total-count'] });
  });

  it.each([
    '/api/login',
    '/api/franchises/1/brochure',
    '/api/nothing',
    '/platform/deployables',
    'http://127.0.0.1/api/franchises',
    '//evil.test/api/franchises',
    '/api/franchises#x',
    '/api\\franchises',
    `/api/franchises?${'x'.repeat(2_000)}`,
  ])('a read of server code is refused for %s', async (url) => {
    gateway.identity.seen.length = 0;
    expect(await got(url)).toEqual(expect.any(String));
    expect([...gateway.catalog.seen, ...gateway.identity.seen]).toEqual([]);
  });

  it('reads of server code reach administrators’ calls from administrators’ pages only', async () => {
    expect(await got('/api/admin/user')).toContain('administrators');
    expect(await got('/api/admin/user', '/admin/reader')).toMatchObject({ status: 200 });
  });

  it('reads of server code are limited in size', async () => {
    gateway.catalog.answerWith((_request, reply) => json(reply, 200, 'x'.repeat(3_000_000)));
    expect(await got(newRead())).toBe('The read failed');
  });
});
