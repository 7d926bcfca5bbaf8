import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildWorkspaces } from '@setu/build';
import { aRemote, writeBuild } from '@setu/registry-client/test';
import { makeToken } from '../../../gateway/src/registry/rights/release-token';
import { releaseTo, serviceFiles, serviceRelease } from '../../../gateway/test/front-ends';
import { startTestGateway, type TestGateway } from '../../../gateway/test/test-gateway';
import { runCli } from '../src/run-cli';
import { versionBuilt } from '../src/verify/checkout';

const root = join(__dirname, '../../..');
let gateway: TestGateway;
let scratch: string;
let [team, verifier] = ['', ''];
const processes: ChildProcess[] = [];

beforeAll(async () => {
  gateway = await startTestGateway({}, { isBare: true });
  scratch = await mkdtemp(join(tmpdir(), 'setu-verifier-'));
  const { db } = gateway.running;
  team = await makeToken(db, 'Team Brand', { deployables: ['mfe-brand'], rights: ['create-remote'] });
  verifier = await makeToken(db, 'Verifier', { deployables: [], rights: ['verify'] });
  // The version that this checkout has the provider tests for.
  await buildWorkspaces(root, () => undefined, undefined, ['catalog']);
  const version = await versionBuilt(root, 'catalog');
  if (!version) throw new Error('catalog was built, and its build is not of its sources');
  await releaseTo(gateway.registry, serviceRelease('catalog', version, []), serviceFiles);
});
afterAll(async () => {
  for (const child of processes) child.kill();
  await gateway?.stop();
  await rm(scratch, { recursive: true, force: true });
});

const release = async (args: string[], token = team) => {
  const heard = { out: '', err: '' };
  const code = await runCli(args, {
    root,
    env: { RELEASE_URL: gateway.url, RELEASE_TOKEN: token, DATA_DIR: scratch },
    out: { write: (text) => (heard.out += text) },
    err: { write: (text) => (heard.err += text) },
  });
  return { code, ...heard };
};
const json = async (args: string[], token?: string) => {
  const { out } = await release([...args, '--json'], token);
  return JSON.parse(out);
};

/** Runs the platform's verifier as a separate process until no run waits. */
const startVerifier = () => {
  const args = ['--import', 'tsx', 'infra/release/src/main.ts', 'verifier', '--until-idle'];
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, RELEASE_URL: gateway.url, RELEASE_TOKEN: verifier },
    stdio: 'ignore',
  });
  processes.push(child);
  return once(child, 'close');
};

/** Publishes a remote with this pact. */
const publish = async (version: string, pact: string) => {
  const file = 'pacts/mfe-brand-catalog.json';
  const integrity = `sha384-${createHash('sha384').update(pact).digest('base64')}`;
  const brand = aRemote('mfe-brand', version, { contracts: [{ provider: 'catalog', file, integrity }] });
  const folder = await writeBuild(join(scratch, version), brand, { [file]: pact });
  expect((await release(['publish', 'mfe-brand', '--folder', folder])).code).toBe(0);
};
/** A pact of a remote with the catalog: its brand has one draft, which has this field. */
const pactWith = (field: string) =>
  JSON.stringify({
    consumer: { name: 'mfe-brand' },
    provider: { name: 'catalog' },
    interactions: [
      {
        type: 'Synchronous/HTTP',
        description: 'a request of a brand for its drafts',
        providerStates: [
          { name: 'signed in as brand' },
          {
            name: 'the caller has a draft of a franchise',
            params: {
              id: 'd2000000-0000-4000-8000-0000000000b1',
              title: 'Chai Chaupal Corner',
              territories: ['Pune'],
            },
          },
        ],
        request: { method: 'GET', path: '/api/my-franchise-drafts' },
        response: {
          status: 200,
          headers: { 'content-type': ['application/json'] },
          body: { contentType: 'application/json', encoded: false, content: [{ [field]: 'Chai Chaupal' }] },
          matchingRules: {
            body: {
              [`$[0].${field}`]: { combine: 'AND', matchers: [{ match: 'type' }] },
            },
          },
        },
      },
    ],
    metadata: { pactSpecification: { version: '4.0' } },
  });

test('a team publishes, verifies and promotes with a token for its own deployable only', async () => {
  await publish('1', pactWith('brandName'));
  expect((await release(['promote', 'mfe-brand'])).err).toContain('No run has verified that catalog');

  const alone = await release(['verify', 'mfe-brand', '--timeout', '0']);
  expect(alone).toMatchObject({
    code: 1,
    out: '',
    err: expect.stringMatching(
      /No verifier claimed the verification within 0 s\. Ask the operator of the platform to start one: npm run release -- verifier\. Request \d+ stays open/,
    ),
  });

  const ended = startVerifier();
  const verified = await release(['verify', 'mfe-brand']);
  await ended;
  expect(verified.err).toMatch(/waiting for the platform's verifier \(request \d+\)\n/);
  expect(verified.err).toMatch(/^Verifier.*: running the provider tests on 1 pact$/m);
  expect([verified.code, verified.out]).toEqual([
    0,
    expect.stringContaining('mfe-brand 1 passed its verification'),
  ]);
  expect((await release(['promote', 'mfe-brand'])).out).toContain('mfe-brand 1 is live for everybody');
});

test('any token may read the log of a verification', async () => {
  const [run] = await json(['verifications', 'mfe-brand']);
  expect(run).toMatchObject({
    name: 'mfe-brand',
    state: 'done',
    requestedBy: expect.stringMatching(/^Team Brand/),
  });
  const shown = await release(['verifications', String(run.id)]);
  expect(shown.out).toMatch(/^mfe-brand 1, run \d+: passed\n/);
  expect(shown.out).toContain('satisfies its pact with mfe-brand');
  expect((await release(['verifications', 'mfe-brand'])).out).toMatch(/passed/);
  expect((await release(['verifications', '999999'])).code).toBe(1);
});

test('verify refuses a pact that the live provider does not satisfy, with the reason', async () => {
  await publish('2', pactWith('brandNameOfMine'));
  // The run must wait before the verifier starts: a verifier without a waiting run ends.
  expect((await release(['verify', 'mfe-brand', '--timeout', '0'])).code).toBe(1);
  const ended = startVerifier();
  const refused = await release(['verify', 'mfe-brand']);
  await ended;
  expect([refused.code, refused.out]).toEqual([
    1,
    expect.stringMatching(/breaks mfe-brand: .*brandNameOfMine/),
  ]);
  expect((await release(['promote', 'mfe-brand'])).err).toContain('breaks the contract of mfe-brand 2');
});

test('a token without the right to verify runs no verifier', async () => {
  const refused = await release(['verifier', '--until-idle']);
  expect([refused.code, refused.err]).toEqual([
    1,
    'A verifier needs a token with the right verify, which the token of Team Brand does not have. Ask the operator of the platform for one: token create Verifier --rights verify.\n',
  ]);
});

test('a deployable without contracts is verified too, and a verifier with nothing to do ends', async () => {
  const other = await makeToken(gateway.running.db, 'Other', {
    deployables: ['plain'],
    rights: ['create-remote'],
  });
  const folder = await writeBuild(join(scratch, 'plain'), aRemote('plain'));
  await release(['publish', 'plain', '--folder', folder], other);
  const waiting = release(['verify', 'plain'], other);
  const { id } = await (async () => {
    for (;;) {
      const [run] = await json(['verifications', 'plain'], other);
      if (run) return run;
    }
  })();
  await release(['verifier', '--until-idle'], verifier);
  expect(await waiting).toMatchObject({
    code: 0,
    out: expect.stringContaining('plain 1 passed its verification'),
  });
  expect((await json(['verifications', String(id)], other)).log).toContain('> verifying plain 1');
  expect((await release(['verifier', '--until-idle'], verifier)).out).toBe('0 verifications done.\n');
});
