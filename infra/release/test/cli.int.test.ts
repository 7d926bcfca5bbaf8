import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeToken } from '../../../gateway/src/registry/rights/actor';
import { publishTo, serviceFiles, serviceRelease } from '../../../gateway/test/front-ends';
import { startTestGateway, type TestGateway } from '../../../gateway/test/test-gateway';
import { runCli } from '../src/cli/run-cli';
import { aRemote, writeBuild } from './build-folder';

const root = join(__dirname, '../../..');
let gateway: TestGateway;
let scratch: string;
beforeAll(async () => {
  gateway = await startTestGateway();
  scratch = await mkdtemp(join(tmpdir(), 'setu-cli-'));
});
afterAll(async () => {
  await gateway.stop();
  await rm(scratch, { recursive: true, force: true });
});

interface Ended {
  code: number;
  out: string;
  err: string;
}

/** Runs the command line in this process, as a team on a machine of its own does. */
const release = async (args: string[], env: NodeJS.ProcessEnv = {}): Promise<Ended> => {
  const heard = { out: '', err: '' };
  const code = await runCli(args, {
    root,
    env: { RELEASE_URL: gateway.url, RELEASE_TOKEN: gateway.releaseToken, DATA_DIR: scratch, ...env },
    out: { write: (text) => (heard.out += text) },
    err: { write: (text) => (heard.err += text) },
  });
  return { code, ...heard };
};
const json = async (args: string[], env?: NodeJS.ProcessEnv) => {
  const { code, out, err } = await release([...args, '--json'], env);
  expect(err).toBe('');
  return { code, body: JSON.parse(out) };
};
const build = (name: string, version = '1', more = {}) =>
  writeBuild(join(scratch, `${name}-${version}`), aRemote(name, version, more));
const publish = async (name: string, version = '1', more = {}) => {
  const done = await release(['publish', name, '--folder', await build(name, version, more)]);
  expect([done.err, done.code]).toEqual([expect.not.stringContaining('fail'), 0]);
};

test('publish uploads once, with progress for people and none for machines; a second time is refused', async () => {
  const folder = await build('once');
  const done = await release(['publish', 'once', '--folder', folder]);
  expect(done).toEqual({
    code: 0,
    out: expect.stringMatching(/^once 1 is published: 2 files, 0\.0 MB\.\nNobody sees it yet\./),
    err: '  uploaded 1 of 4 files\n  uploaded 2 of 4 files\n  uploaded 3 of 4 files\n  uploaded 4 of 4 files\n',
  });
  const again = await release(['publish', 'once', '--folder', folder]);
  expect([again.code, again.out]).toEqual([1, '']);
  expect(again.err).toContain('once 1 is published and stays as it is.');
  const machine = await json(['publish', 'once', '--folder', folder]);
  expect(machine).toMatchObject({ code: 1, body: { error: { code: 'release_exists', exitCode: 1 } } });
  expect((await json(['publish', 'twice', '--folder', await build('twice')])).body).toMatchObject({
    name: 'twice',
    version: '1',
    kind: 'remote',
    files: 2,
  });
});

test('publish refuses a folder that is no build, or one of another piece', async () => {
  const other = await release(['publish', 'mine', '--folder', await build('yours')]);
  expect([other.code, other.err]).toEqual([1, expect.stringContaining('a build of yours, not of mine')]);
  const none = await release(['publish', 'mine', '--folder', root]);
  expect([none.code, none.err]).toEqual([1, expect.stringContaining('holds no release.json')]);
  const unknown = await release(['publish', 'nowhere']);
  expect([unknown.code, unknown.err]).toEqual([1, expect.stringContaining('no nowhere in this checkout')]);
});

test('canary, promote and rollback lead where they say; status and history tell it', async () => {
  await publish('walk', '1');
  expect((await release(['promote', 'walk'])).out).toBe(
    'walk 1 is live for everybody; there is nothing before it.\n',
  );
  expect(await json(['canary', 'walk', '5'])).toMatchObject({
    code: 1,
    body: { error: { code: 'already_live' } },
  });
  await publish('walk', '2');
  expect((await release(['canary', 'walk', '12.5%'])).out).toMatch(
    /^walk 2 goes to 12\.5 % of visitors; 1 is/,
  );
  const during = await json(['status', 'walk']);
  expect(during.body.deployment).toMatchObject({ live: '1', canary: { version: '2', percent: 12.5 } });
  expect((await release(['promote', 'walk', '2'])).out).toContain('a rollback leads to 1.');
  const back = await release(['rollback', 'walk', '--reason', 'the plot is empty']);
  expect(back.out).toBe('walk is back at 1; another rollback takes it away: it is the first.\n');

  const all = await release(['status']);
  expect(all.out).toMatch(/^piece +kind +live +since \(.+\) +by +canary +rollback to +newest\n─/);
  expect(all.out).toMatch(/\nwalk +remote +1 /);
  expect(all.out).toContain('walk: rolled back: the plot is empty');
  const one = await release(['status', 'walk']);
  expect(one.out).toMatch(/^walk \(remote\)\nlive +1\nlast +rollback by platform\//);
  expect(one.out).toMatch(/\n2 +\d\d \w{3} \d{4} \d\d:\d\d +platform\S* .*c0ffee00c0 +0 +0 +0\n/);
  const history = await json(['history', 'walk']);
  expect(history.body.map(({ action }: { action: string }) => action)).toEqual([
    'rollback',
    'promote',
    'canary',
    'publish',
    'promote',
    'publish',
  ]);
  const older = await json(['history', 'walk', '--before', String(history.body[3].id)]);
  expect(older.body).toEqual(history.body.slice(4));
  expect((await release(['history', 'walk'])).out).toMatch(/canary +2 +done +12\.5 %\n/);
});

test('a first release is taken away by a rollback, and promote brings it back; the shell stays', async () => {
  await publish('first');
  await release(['promote', 'first']);
  expect((await release(['rollback', 'first'])).out).toBe(
    'Nothing of first is live any more. To bring it back: npm run release -- promote first\n',
  );
  expect(await json(['rollback', 'first'])).toMatchObject({
    code: 1,
    body: { error: { code: 'nothing_to_return_to' } },
  });
  expect((await release(['promote', 'first'])).code).toBe(0);
  const shell = await release(['rollback', 'shell']);
  expect([shell.code, shell.err]).toEqual([
    1,
    expect.stringContaining('without a shell no page can be shown'),
  ]);
});

test('promote of what is live says so and leaves no line in the history', async () => {
  await publish('stays');
  await release(['promote', 'stays']);
  const before = (await json(['history', 'stays'])).body;
  expect(await release(['promote', 'stays'])).toMatchObject({
    code: 0,
    out: 'stays 1 is live already; nothing changed.\n',
  });
  expect((await json(['history', 'stays'])).body).toEqual(before);
});

test('a share of visitors that cannot be is told before the version is looked up', async () => {
  for (const share of ['300', 'abc', '-1', ''])
    expect(await json(['canary', 'walk', share])).toEqual({
      code: 2,
      body: {
        error: {
          code: 'usage',
          exitCode: 2,
          issues: [],
          message: expect.stringContaining('A canary goes to 0 to 100 percent of visitors'),
        },
      },
    });
});

test('of two people who promote at once, the one who saw an older version live is refused', async () => {
  for (const version of ['1', '2', '3']) await publish('race', version);
  await release(['promote', 'race', '1']);
  const ends = await Promise.all([release(['promote', 'race', '2']), release(['promote', 'race', '3'])]);
  // One after the other, or one refused: never both as if nothing else had happened.
  const live = (await json(['status', 'race'])).body.deployment.live;
  const late = await release(['promote', 'race', live === '2' ? '3' : '2', '--expect-live', '1']);
  expect(ends.filter(({ code }) => code === 0).length).toBeGreaterThan(0);
  expect(late).toMatchObject({
    code: 1,
    err: expect.stringContaining(
      `${live} is live of race now, not 1 as you saw it. The last change was promote by`,
    ),
  });
  const none = await release(['rollback', 'race', '--expect-live', 'none']);
  expect([none.code, none.err]).toEqual([1, expect.stringContaining('not nothing as you saw it')]);
});

test('several releases go live in one step, or none of them does', async () => {
  for (const name of ['left', 'right']) await publish(name);
  await publish('right', '2');
  const both = await release(['promote', 'left', 'right@1']);
  expect([both.code, both.out]).toEqual([
    0,
    'left 1 is live for everybody; there is nothing before it.\nright 1 is live for everybody; there is nothing before it.\n',
  ]);
  expect((await json(['promote', 'left', '1', 'right', '2'])).body).toMatchObject([
    { name: 'left', deployment: { live: '1' } },
    { name: 'right', deployment: { live: '2' } },
  ]);
  await publish('left', '2');
  await publish('wide', '1', { budget: 1 });
  const refused = await release(['promote', 'left', 'wide']);
  expect([refused.code, refused.err]).toEqual([
    1,
    expect.stringContaining('wide 1 would break something and stays out'),
  ]);
  expect((await json(['status', 'left'])).body.deployment.live).toBe('1');
  expect((await json(['promote', 'left', 'left@2'])).body).toMatchObject({ error: { code: 'usage' } });
});

test('a broker that cannot be told of what is live is a remark: the exit code says what happened', async () => {
  await publish('told', '1');
  await publish('told', '2');
  const env = {
    PATH: process.env.PATH,
    PACT_BROKER_BASE_URL: 'http://127.0.0.1:9',
    PACT_BROKER_HTTP_RETRIES: '0',
  };
  const override = ['--override', 'the broker is away'];
  for (const version of ['1', '2']) {
    const done = await release(['promote', 'told', version, ...override], env);
    expect([done.code, done.out]).toEqual([0, expect.stringContaining(`told ${version} is live`)]);
    expect(done.err).toContain(`The Pact Broker was not told that told ${version} is live: `);
  }
  const back = await release(['rollback', 'told'], env);
  expect([back.code, back.out]).toEqual([0, expect.stringContaining('told is back at 1')]);
  expect(back.err).toContain('The Pact Broker was not told that told 1 is live: ');
  const refused = await release(['promote', 'told', '2'], env);
  expect([refused.code, refused.out]).toEqual([1, '']);
  expect((await json(['status', 'told'])).body.deployment.live).toBe('1');
}, 60_000);

test('a refusal names gate, reason and how to mend it; a reason overrides it and is kept', async () => {
  const routes = [{ path: '/franchises', audience: 'everyone', screen: './s', files: [], shared: [] }];
  await publish('greedy', '1', { routes });
  const refused = await release(['promote', 'greedy']);
  expect([refused.code, refused.out]).toEqual([1, '']);
  expect(refused.err).toBe(`greedy 1 would break something and stays out.

  routes     greedy claims the page /franchises for visitors and 4 more, which public 0.1.0-abc has.
             → Take another path, or let public give this one up first.
`);
  expect(await json(['promote', 'greedy'])).toMatchObject({
    code: 1,
    body: { error: { code: 'promotion_refused', issues: [{ path: 'routes', mend: expect.any(String) }] } },
  });
  const forced = await release(['canary', 'greedy', '0', '--override', 'nobody sees it']);
  expect([forced.code, forced.out]).toEqual([0, expect.stringContaining('goes to nobody; nothing is live')]);
  expect((await release(['history', 'greedy'])).out).toMatch(
    /canary +1 +done +0 %; over the gates: routes; nobody sees it\n.*promote +1 +refused +gates: routes/,
  );
});

test('a rollback to what the schema lost is refused with its reason; another reason overrides it', async () => {
  const gone = { name: '2-drop', phase: 'contract', after: '0.2.0' } as const;
  for (const [version, migrations] of [
    ['0.1.0', []],
    ['0.2.0', [gone]],
  ] as const) {
    const ledger = { ...serviceRelease('ledger', version, []), migrations: [...migrations] };
    await publishTo(gateway.registry, ledger, serviceFiles);
    await release(['promote', 'ledger', version, '--override', 'nobody else runs']);
  }
  const refused = await release(['rollback', 'ledger']);
  expect([refused.code, refused.err]).toEqual([
    1,
    `ledger 0.1.0 cannot work on the schema as it is now; 0.2.0 stays live.

  migrations 2-drop has taken away what ledger 0.1.0 uses: only releases from 0.2.0 on do without.
             → Promote a version of ledger that does without, or publish one that brings it back.
`,
  ]);
  const forced = await release(['rollback', 'ledger', '--override', 'it only reads']);
  expect(forced.out).toContain('ledger is back at 0.1.0;');
  expect((await release(['history', 'ledger'])).out).toMatch(
    /rollback +0\.1\.0 +done +from 0\.2\.0; over the gates: migrations; it only reads\n/,
  );
});

test.each([
  [[]],
  [['promte', 'walk']],
  [['promote']],
  [['status', 'Not-A-Piece']],
  [['canary', 'walk', '101']],
  [['canary', 'walk', 'ten']],
  [['promote', 'walk', '../2']],
  [['promote', 'walk', '--override', 'x']],
  [['rollback', 'walk', '--override', 'x']],
  [['history', 'walk', '--before', 'yesterday']],
  [['status', '--url', 'ftp://elsewhere']],
  [['status', '--url', 'https://me:secret@elsewhere.test']],
])('wrong usage ends with 2 and says so in words: %j', async (args) => {
  const people = await release(args, { RELEASE_URL: gateway.url });
  expect([people.code, people.out]).toEqual([2, '']);
  expect(people.err).not.toMatch(/^\s*$|\n\s+at |secret/);
  expect(await json(args)).toMatchObject({ code: 2, body: { error: { code: 'usage', exitCode: 2 } } });
});

test('what cannot be reached, or is no registry, ends with 3', async () => {
  const other = createServer((_, reply) => reply.end('<html>hello</html>'));
  const port = await new Promise<number>((resolve) =>
    other.listen(0, '127.0.0.1', () => resolve((other.address() as AddressInfo).port)),
  );
  const wrong = await release(['status', '--url', `http://127.0.0.1:${port}`]);
  expect([wrong.code, wrong.err]).toEqual([3, expect.stringContaining('is no registry')]);
  await new Promise((resolve) => other.close(resolve));
  const breaking = createServer((_, reply) => {
    reply.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' });
    reply.write('[', () => reply.destroy());
  });
  await new Promise<void>((resolve) => breaking.listen(port, '127.0.0.1', resolve));
  const broken = await release(['status', '--url', `http://127.0.0.1:${port}`]);
  expect([broken.code, broken.err]).toEqual([3, expect.stringContaining('cannot be reached')]);
  await new Promise((resolve) => breaking.close(resolve));
  const gone = await release(['status', '--url', `http://127.0.0.1:${port}`]);
  expect([gone.code, gone.err]).toEqual([3, expect.stringMatching(/cannot be reached \(ECONNREFUSED\)/)]);
  const nothing = await json(['status'], { RELEASE_URL: '' });
  expect(nothing).toMatchObject({ code: 3, body: { error: { code: 'unreachable' } } });
});

test('the token of a team is for its pieces; no message shows one', async () => {
  const token = await makeToken(gateway.running.db, 'brand', { pieces: ['walk'] });
  const allowed = await release(['status', 'walk'], { RELEASE_TOKEN: token });
  expect(allowed.code).toBe(0);
  const other = await release(['promote', 'once'], { RELEASE_TOKEN: token });
  expect([other.code, other.err]).toEqual([1, 'This token is for walk, not for once.\n']);
  const revoked = await json(['status'], { RELEASE_TOKEN: `${token}x` });
  expect(revoked).toMatchObject({ code: 1, body: { error: { code: 'token_refused' } } });
  const broken = await release(['status'], { RELEASE_TOKEN: `${token}\nx-more: 1` });
  expect([broken.code, broken.err.includes(token)]).toEqual([2, false]);
  const none = await release(['status'], { RELEASE_TOKEN: '' });
  expect([none.code, none.err]).toEqual([2, expect.stringContaining('Set RELEASE_TOKEN')]);
});

test('the platform that runs here is found by its data folder, and its token goes nowhere else', async () => {
  const dataDir = join(scratch, 'data');
  await mkdir(dataDir);
  await writeFile(join(dataDir, 'run.json'), JSON.stringify({ gateway: { url: gateway.url } }));
  await writeFile(join(dataDir, 'secrets.json'), JSON.stringify({ releaseToken: gateway.releaseToken }));
  const env = { RELEASE_URL: '', RELEASE_TOKEN: '', DATA_DIR: dataDir };
  expect((await release(['status'], env)).code).toBe(0);
  expect((await release(['status', '--url', `${gateway.url}/`], env)).code).toBe(0);
  const elsewhere = await release(['status', '--url', gateway.url.replace('127.0.0.1', 'localhost')], env);
  expect([elsewhere.code, elsewhere.err]).toEqual([2, expect.stringContaining('Set RELEASE_TOKEN')]);
  const dead = await release(['status', '--url', 'http://127.0.0.1:9'], env);
  expect([dead.code, dead.err]).toEqual([3, expect.stringContaining('cannot be reached')]);
});

test('as a process: its output is JSON alone, its end the exit code', async () => {
  const run = (args: string[]) =>
    new Promise<{ code: number | null; out: string }>((resolve) => {
      const child = spawn(process.execPath, ['--import', 'tsx', 'infra/release/src/main.ts', ...args], {
        cwd: root,
        env: { ...process.env, RELEASE_URL: gateway.url, RELEASE_TOKEN: gateway.releaseToken },
        stdio: ['ignore', 'pipe', 'ignore'],
      });
      let out = '';
      child.stdout.on('data', (chunk) => (out += chunk));
      child.on('close', (code) => resolve({ code, out }));
    });
  const [status, usage] = await Promise.all([run(['status', '--json']), run(['promte', '--json'])]);
  expect(status.code).toBe(0);
  expect(JSON.parse(status.out).map(({ name }: { name: string }) => name)).toContain('walk');
  expect([usage.code, JSON.parse(usage.out).error.exitCode]).toEqual([2, 2]);
});
