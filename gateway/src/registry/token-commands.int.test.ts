import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { platformPaths } from '@setu/contracts';
import { startTestGateway, type TestGateway } from '../../test/test-gateway';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.stop());

/** Runs the gateway's main file as the people do who run the platform: with the database's address alone. */
const main = (args: string[], env: NodeJS.ProcessEnv = { DATABASE_URL: gateway.database.url }) =>
  new Promise<{ code: number | null; out: string; err: string }>((resolve) => {
    const child = spawn(process.execPath, ['--import', 'tsx', join(__dirname, '../main.ts'), ...args], {
      env: { PATH: process.env.PATH, ...env },
    });
    let [out, err] = ['', ''];
    child.stdout.on('data', (chunk) => (out += chunk));
    child.stderr.on('data', (chunk) => (err += chunk));
    child.on('close', (code) => resolve({ code, out, err }));
  });
const statusWith = async (token: string) =>
  (await gateway.send(platformPaths.pieces, { headers: { authorization: `Bearer ${token}` } })).status;

test('a token is made, shown once, listed without itself, and revoked', async () => {
  const made = await main(['token', 'create', 'Team Brand', 'mfe-brand', 'catalog']);
  expect([made.code, made.err]).toEqual([0, '']);
  expect(made.out).toMatch(/^fs_[\w-]{43}\n$/);
  const token = made.out.trim();
  expect(await statusWith(token)).toBe(200);

  const listed = await main(['token', 'list']);
  expect(listed.out).not.toContain(token);
  const line = /^([0-9a-f-]{36}) +Team Brand +\d{4}-\d\d-\d\d \d\d:\d\d +– +mfe-brand catalog$/m.exec(
    listed.out,
  );
  expect(line).not.toBeNull();

  const id = line![1]!;
  expect((await main(['token', 'revoke', id])).out).toBe(
    'The token of Team Brand for mfe-brand catalog is revoked.\n',
  );
  expect(await statusWith(token)).toBe(401);
  const again = await main(['token', 'revoke', id]);
  expect([again.code, again.err]).toEqual([1, `No token that is in force has the id ${id}.\n`]);
}, 60_000);

test('what cannot be done is said in a sentence', async () => {
  const [piece, none, unknown, noDatabase] = await Promise.all([
    main(['token', 'create', 'Team', 'Not A Piece']),
    main(['token', 'create', 'Team']),
    main(['tokens']),
    main(['token', 'list'], {}),
  ]);
  expect([piece.code, piece.err]).toEqual([1, expect.stringContaining('A piece is named in small letters')]);
  expect([none.code, none.err]).toEqual([2, expect.stringContaining('token create <team> <piece …>')]);
  expect([unknown.code, unknown.err]).toEqual([2, expect.stringContaining('Usage: main.js [serve]')]);
  expect([noDatabase.code, noDatabase.err]).toEqual([1, expect.stringContaining('DATABASE_URL')]);
  for (const { err } of [piece, none, unknown, noDatabase]) expect(err).not.toMatch(/\n\s+at /);
}, 60_000);
