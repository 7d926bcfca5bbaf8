import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { platformPaths } from '@setu/protocol';
import { bundleProgram } from '@setu/service-kit/test';
import { useRegistry } from '../../../test/registry-asks';
import { runTokenCommand } from './token-commands';

const { gateway } = useRegistry();

/** Runs the gateway's main file like an operator: with only the address of the database. */
const main = async (args: string[], env: NodeJS.ProcessEnv = { DATABASE_URL: gateway().database.url }) => {
  const program = await bundleProgram(join(__dirname, '../../main.ts'));
  return new Promise<{ code: number | null; out: string; err: string }>((resolve) => {
    const child = spawn(process.execPath, [program, ...args], { env: { PATH: process.env.PATH, ...env } });
    let [out, err] = ['', ''];
    child.stdout.on('data', (chunk) => (out += chunk));
    child.stderr.on('data', (chunk) => (err += chunk));
    child.on('close', (code) => resolve({ code, out, err }));
  });
};
const statusWith = async (token: string) =>
  (await gateway().send(platformPaths.deployables, { headers: { authorization: `Bearer ${token}` } })).status;

test('a token is created, shown once, listed without its secret, and revoked', async () => {
  const run = (...args: string[]) => runTokenCommand(gateway().running.db, args);
  const token = await run('create', 'Team Brand', 'mfe-brand', 'catalog');
  expect(token).toMatch(/^fs_[\w-]{43}$/);
  expect(await statusWith(token)).toBe(200);

  const listed = await run('list');
  expect(listed).not.toContain(token);
  const line = /^([0-9a-f-]{36}) +Team Brand +\d{4}-\d\d-\d\d \d\d:\d\d +– +mfe-brand catalog$/m.exec(listed);
  const id = line?.[1] ?? '';
  expect(await run('revoke', id)).toBe('The token of Team Brand for mfe-brand catalog is revoked.');
  expect(await statusWith(token)).toBe(401);
  await expect(run('revoke', id)).rejects.toThrow(`No valid token has the id ${id}.`);
  await expect(run('revoke', 'it')).rejects.toThrow(
    'This is not an id. "token list" shows the ids of all tokens',
  );
  await expect(run('create', 'Team', 'Not A Name')).rejects.toThrow(
    'Use lowercase letters, digits and hyphens, with a letter first',
  );
  for (const args of [[], ['create', 'Team'], ['list', 'all'], ['remove', id]])
    await expect(run(...args)).rejects.toThrow('token create <team> <deployable …>');
});

test('rights are given and listed by name, and a token for every deployable has all of them', async () => {
  const run = (...args: string[]) => runTokenCommand(gateway().running.db, args);
  await run('create', 'Team Loans', 'mfe-loans', '--rights', 'create-remote, create-service');
  await run('create', 'Verifier', '--rights=verify');
  await run('create', 'Operators', '*');
  const listed = await run('list');
  expect(listed).toMatch(/^id .* revoked \(UTC\) +deployables +rights$/m);
  expect(listed).toMatch(/ Team Loans .* mfe-loans +create-remote create-service$/m);
  const verifier = /^(\S+) +Verifier .* – +verify$/m.exec(listed)?.[1] ?? '';
  expect(listed).toMatch(/ Operators .* \* +all$/m);
  expect(await run('revoke', verifier)).toBe('The token of Verifier for the rights verify is revoked.');
  await expect(run('create', 'Team', 'mfe-x', '--rights', 'publish')).rejects.toThrow(
    'Rights are create-remote, create-service, create-shell, override, verify, separated by commas',
  );
  for (const args of [
    ['create', 'Team', 'mfe-x', '--right', 'verify'],
    ['list', '--rights', 'verify'],
  ])
    await expect(run(...args)).rejects.toThrow('token create <team> <deployable …>');
});

test('the main file prints only the token, and errors in one sentence', async () => {
  const [made, usage, noDatabase] = await Promise.all([
    main(['token', 'create', 'Team', '*']),
    main(['token']),
    main(['token', 'list'], {}),
  ]);
  expect([made.code, made.err, await statusWith(made.out.trim())]).toEqual([0, '', 200]);
  expect([usage.code, usage.err]).toEqual([2, expect.stringContaining('Usage: main.js token create')]);
  expect([noDatabase.code, noDatabase.err]).toEqual([1, expect.stringContaining('DATABASE_URL')]);
  for (const { err } of [usage, noDatabase]) expect(err).not.toMatch(/\n\s+at /);
});
