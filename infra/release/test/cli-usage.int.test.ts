import { spawn } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { makeToken } from '../../../gateway/src/registry/rights/release-token';
import { root, useCli } from './use-cli';

const { gateway, scratch, release, json, publish } = useCli();

beforeAll(async () => {
  for (const name of ['walk', 'once']) await publish(name);
});

test.each([
  [[]],
  [['promte', 'walk']],
  [['promote']],
  [['status', 'Not-A-Name']],
  [['canary', 'walk', '101']],
  [['canary', 'walk', 'ten']],
  [['promote', 'walk', '../2']],
  [['promote', 'walk', '--override', 'x']],
  [['rollback', 'walk', '--override', 'x']],
  [['history', 'walk', '--before', 'yesterday']],
  [['status', '--url', 'ftp://elsewhere']],
  [['status', '--url', 'https://me:secret@elsewhere.test']],
])('wrong usage ends with exit code 2 and a sentence: %j', async (args) => {
  const people = await release(args, { RELEASE_URL: gateway().url });
  expect([people.code, people.out]).toEqual([2, '']);
  expect(people.err).not.toMatch(/^\s*$|\n\s+at |secret/);
  expect(await json(args)).toMatchObject({ code: 2, body: { error: { code: 'usage', exitCode: 2 } } });
});

test('the exit code is 3 when the platform cannot be reached or does not answer like a registry', async () => {
  const urlOf = async (server: Server) => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  };
  const other = createServer({ keepAliveTimeout: 0 }, (_, reply) => reply.end('<html>hello</html>'));
  const wrong = await release(['status', '--url', await urlOf(other)]);
  expect([wrong.code, wrong.err]).toEqual([3, expect.stringContaining('did not answer like a registry')]);
  await new Promise((resolve) => other.close(resolve));
  const breaking = createServer({ keepAliveTimeout: 0 }, (_, reply) => {
    reply.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' });
    reply.write('[', () => reply.destroy());
  });
  const url = await urlOf(breaking);
  const broken = await release(['status', '--url', url]);
  expect([broken.code, broken.err]).toEqual([3, expect.stringContaining('cannot be reached')]);
  await new Promise((resolve) => breaking.close(resolve));
  const gone = await release(['status', '--url', url]);
  expect([gone.code, gone.err]).toEqual([3, expect.stringMatching(/cannot be reached \(ECONNREFUSED\)/)]);
  const nothing = await json(['status'], { RELEASE_URL: '' });
  expect(nothing).toMatchObject({ code: 3, body: { error: { code: 'unreachable' } } });
});

test('a token of a team is valid for its own deployables, and no message shows the token', async () => {
  const token = await makeToken(gateway().running.db, 'brand', { deployables: ['walk'] });
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

test('the CLI finds the local platform by its data folder, and never sends its token to another address', async () => {
  const dataDir = join(scratch(), 'data');
  await mkdir(dataDir);
  await writeFile(join(dataDir, 'run.json'), JSON.stringify({ gateway: { url: gateway().url } }));
  await writeFile(join(dataDir, 'secrets.json'), JSON.stringify({ releaseToken: gateway().releaseToken }));
  const env = { RELEASE_URL: '', RELEASE_TOKEN: '', DATA_DIR: dataDir };
  expect((await release(['status'], env)).code).toBe(0);
  expect((await release(['status', '--url', `${gateway().url}/`], env)).code).toBe(0);
  const elsewhere = await release(['status', '--url', gateway().url.replace('127.0.0.1', 'localhost')], env);
  expect([elsewhere.code, elsewhere.err]).toEqual([2, expect.stringContaining('Set RELEASE_TOKEN')]);
  const dead = await release(['status', '--url', 'http://127.0.0.1:9'], env);
  expect([dead.code, dead.err]).toEqual([3, expect.stringContaining('cannot be reached')]);
});

test('the release process prints only JSON and sets the exit code', async () => {
  const run = (args: string[]) =>
    new Promise<{ code: number | null; out: string }>((resolve) => {
      const child = spawn(process.execPath, ['--import', 'tsx', 'infra/release/src/main.ts', ...args], {
        cwd: root,
        env: { ...process.env, RELEASE_URL: gateway().url, RELEASE_TOKEN: gateway().releaseToken },
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
