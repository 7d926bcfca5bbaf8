import { tmpdir } from 'node:os';
import { checkDataDir, checkNats, checkPostgres, isNodeNewEnough, withoutPassword } from './preflight';

test('the version of Node is compared as numbers', () => {
  expect(isNodeNewEnough('20.19.0', '>=20.19')).toBe(true);
  expect(isNodeNewEnough('20.9.5', '>=20.19')).toBe(false);
  expect(isNodeNewEnough('22.1.0', '>=20.19')).toBe(true);
  expect(isNodeNewEnough('18.20.0', '>=20.19')).toBe(false);
});

test('addresses are shown without their password', () => {
  expect(withoutPassword('postgres://me:secret@db.example/x')).toBe('postgres://me:***@db.example/x');
});

test('a disk with too little room is named, with what is needed', async () => {
  await expect(checkDataDir(tmpdir(), 1e12)).rejects.toThrow(/has \d+ MB left, 1000000000000 MB are needed/);
});

test('a data folder that cannot be is named', async () => {
  await expect(checkDataDir('/dev/null/data')).rejects.toThrow('/dev/null/data cannot be written');
});

test('an address that is none is named by its variable and not repeated', async () => {
  for (const [check, variable] of [
    [checkPostgres, 'DATABASE_URL'],
    [checkNats, 'NATS_URL'],
  ] as const) {
    const failure = await check('host=db password=secret').catch((error: Error) => error);
    expect(String(failure)).toContain(`${variable} is no address`);
    expect(String(failure)).not.toContain('secret');
  }
});
