import { execFileSync } from 'node:child_process';
import { eventually } from '@setu/service-kit/test';
import {
  filesWithServer,
  publishTo,
  releaseTo,
  serverRemote,
  shell,
  shellFiles,
  smallFiles,
  smallRemote,
} from '../../../test/front-ends';
import { json } from '../../../test/peer';
import { useRegistry } from '../../../test/registry-asks';
import {
  releaseRenderingShell,
  renderFile,
  renderingFiles,
  renderingRemote,
} from '../../../test/rendering-modules';
import { shortWait, startTestGateway, type TestGateway } from '../../../test/test-gateway';
import { visitorCookies } from '../../../test/visitors';

const { gateway, deploy, statusOf } = useRegistry({ DEV: '1' });

beforeAll(async () => {
  await releaseRenderingShell(gateway());
  await releaseTo(gateway().registry, renderingRemote('drawn'), renderingFiles());
});

const open = async (path: string, cookie = '', at = gateway()) => {
  const { status, text } = await at.send(path, { headers: { accept: 'text/html', cookie } });
  const rendered = /<div id="root" data-rendered>(.*?)<\/div>\n<(?:script|link)/s.exec(text)?.[1] ?? null;
  return { status, text, rendered };
};
const numbersOf = async (name: string, version = '1') => {
  const { releases } = await statusOf(name);
  return releases.find((release: { version: string }) => release.version === version);
};
/** Opens a page that its renderer can render: the process has started, or has restarted. */
const whenRendered = (path: string, at = gateway()) =>
  eventually(async () => expect((await open(path, '', at)).rendered).not.toBeNull());

/** Releases a remote whose screen misbehaves, and checks that only its pages are affected. */
const costsItsOwnPages = async (trick: string, at = gateway()) => {
  const name = `wild-${trick}`;
  await releaseTo(at.registry, renderingRemote(name), renderingFiles());
  await whenRendered(`/${name}`, at);
  const page = open(`/${name}?trick=${trick}`, '', at);
  expect((await open('/drawn', '', at)).rendered).toContain('<h1>');
  expect((await page).status).toBe(200);
  expect((await page).rendered ?? '').not.toContain('<h1>');
  await eventually(async () => expect((await numbersOf(name)).prepareFailures).toBeGreaterThan(0));
  await whenRendered(`/${name}`, at);
};

it('a page is rendered in the frame of the shell, with its styles in the head', async () => {
  const { status, text, rendered } = await open('/drawn');
  expect(status).toBe(200);
  expect(rendered).toMatch(/^<header>frame<\/header><h1>Hello visitor<\/h1>/);
  expect(text.split('</head>')[0]).toContain('.frame{color:red}</style>');
  expect(text).toContain('<script type="application/json" id="boot">');
  expect(text).not.toContain('class="boot"');
  expect(text).not.toContain('<noscript>');
});

it('a remote gets the shell’s instance of the shared packages', async () => {
  const count = async () => Number(/<p>(\d+)<\/p>/.exec((await open('/drawn')).rendered ?? '')?.[1]);
  const first = await count();
  expect(await count()).toBe(first + 1);
});

it('pages of the shell itself are also rendered', async () => {
  expect((await open('/no-such-page')).rendered).toBe('<header>frame</header><p>skeleton</p>');
});

it('a screen that throws is missing in the frame, and counts as a failure of its remote', async () => {
  const before = (await numbersOf('drawn')).prepareFailures;
  const { status, rendered } = await open('/drawn?trick=throw');
  expect({ status, rendered }).toEqual({ status: 200, rendered: '<header>frame</header><p>skeleton</p>' });
  await eventually(async () => expect((await numbersOf('drawn')).prepareFailures).toBe(before + 1));
});

it('pages of a shell that throws are rendered by the browser, and only the shell is blamed', async () => {
  const { live } = (await statusOf('shell')).deployment;
  const before = (await numbersOf('shell', live)).prepareFailures;
  const ofRemote = (await numbersOf('drawn')).prepareFailures;
  const { status, text, rendered } = await open('/drawn?shell-throws');
  expect({ status, rendered }).toEqual({ status: 200, rendered: null });
  expect(text).toContain('class="boot"');
  await eventually(async () => expect((await numbersOf('shell', live)).prepareFailures).toBe(before + 1));
  expect((await numbersOf('drawn')).prepareFailures).toBe(ofRemote);
});

it('a remote without a rendering module has a skeleton in the frame, which does not count as a failure', async () => {
  await releaseTo(gateway().registry, smallRemote('older'), smallFiles);
  expect((await open('/older')).rendered).toBe('<header>frame</header><p>skeleton</p>');
  expect((await numbersOf('older')).prepareFailures).toBe(0);
});

it('when a remote’s rendering module does not load, the browser renders its pages, and the remote is blamed', async () => {
  const broken = renderingFiles(`import { readFileSync } from 'node:fs'; export const screens = {};`);
  await releaseTo(gateway().registry, renderingRemote('unloadable'), broken);
  expect(await open('/unloadable')).toMatchObject({ status: 200, rendered: null });
  await eventually(async () => expect((await numbersOf('unloadable')).prepareFailures).toBe(1));
});

describe.each(['window', 'exit', 'heap', 'large', 'stray', 'node'])('a screen that tries %s', (trick) => {
  it('a screen that misbehaves on the server only stops the rendering of its own pages', () =>
    costsItsOwnPages(trick));
});

describe('a screen that does not end', () => {
  let impatient: TestGateway;
  beforeAll(async () => {
    impatient = await startTestGateway({ DEV: '1', ...shortWait }, { beside: gateway() });
    await whenRendered('/drawn', impatient);
  });
  afterAll(() => impatient?.stop());

  it.each(['loop', 'never'])(
    'a screen that tries %s on the server only stops the rendering of its own pages',
    (trick) => costsItsOwnPages(trick, impatient),
  );
});

it('rendering is not tried for a while after five failures in a row', async () => {
  await releaseTo(gateway().registry, renderingRemote('failing'), renderingFiles());
  for (let n = 1; n <= 5; n += 1) expect((await open('/failing?trick=throw')).rendered).toContain('skeleton');
  expect((await open('/failing')).rendered).toBeNull();
  const { text } = await gateway().probe('/metrics');
  expect(text).toMatch(/^renderer_circuit_opened_total\{deployable="failing",version="1",.*\} 1$/m);
  expect(text).toMatch(/^renderer_circuit_opened_total\{deployable="drawn",version="1",.*\} 0$/m);
  expect(text).toMatch(
    /^server_rendering_seconds_count\{.*deployable="failing",version="1",step="render",outcome="done"\} 5$/m,
  );
  expect((await open('/drawn')).rendered).toContain('<h1>');
});

it('a canary whose rendering fails for its visitors is stopped', async () => {
  await releaseTo(gateway().registry, renderingRemote('careful'), renderingFiles());
  await publishTo(gateway().registry, renderingRemote('careful', '2'), renderingFiles());
  await deploy('careful', { action: 'canary', version: '2', percent: 100 });
  for (let n = 1; n <= 5; n += 1) await open('/careful?trick=throw', visitorCookies(n));
  await eventually(async () =>
    expect((await statusOf('careful')).deployment).toMatchObject({
      action: 'stop-canary',
      live: '1',
      reason: expect.stringContaining('It failed 5 of the 5 visitors'),
    }),
  );
});

it('the browser renders every page of a shell without a rendering module', async () => {
  await releaseTo(gateway().registry, { ...shell, version: '0.9.0' }, shellFiles);
  await eventually(async () => expect((await open('/drawn')).rendered).toBeNull());
  expect((await open('/drawn')).text).toContain('class="boot"');
  await releaseRenderingShell(gateway());
  await whenRendered('/drawn');
});

it('markup in the address does not become markup of the page', async () => {
  const { text } = await open('/drawn?q=</script><script>alert(1)</script>');
  expect(text).not.toContain('<script>alert(1)');
});

/** Kills the renderers of this process, as a system without memory does. */
const killRenderers = () => {
  const lines = execFileSync('ps', ['-axww', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' }).split('\n');
  for (const line of lines) {
    const [pid, parent, ...args] = line.trim().split(/\s+/);
    if (Number(parent) === process.pid && args.includes('--experimental-vm-modules'))
      process.kill(Number(pid), 'SIGKILL');
  }
};

it('a page whose renderer is killed during its work is whole, and a new process renders the next one', async () => {
  // Each page reads what nobody has read before.
  const server = `export const prepare = async ({ now }, fetch) => {
    const state = { queries: [await (await fetch('/api/franchises?search=' + now)).json()], mutations: [] };
    return { state, head: null, status: 200 };
  };`;
  await releaseTo(
    gateway().registry,
    { ...serverRemote('killed'), render: renderFile },
    { ...filesWithServer(server), ...renderingFiles() },
  );
  await whenRendered('/killed');
  gateway().catalog.seen.length = 0;
  // The read shows that the renderer works on the page.
  gateway().catalog.answerWith((_request, reply) => {
    killRenderers();
    json(reply, 200, {});
  });
  const { status, text, rendered } = await open('/killed');
  expect(gateway().catalog.seen.length).toBeGreaterThan(0);
  expect({ status, rendered }).toEqual({ status: 200, rendered: null });
  expect(text).toContain('class="boot"');
  expect(JSON.parse(/id="boot">(.*?)<\/script>/s.exec(text)?.[1] ?? 'null').state.queries).toEqual([]);
  gateway().catalog.answerWith((_request, reply) => json(reply, 200, {}));
  await whenRendered('/killed');
});
