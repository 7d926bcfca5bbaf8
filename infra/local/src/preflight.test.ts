import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { markFinishedRestore, markUnfinishedRestore } from './data-folder/unfinished-restore';
import { checkDataDir, isNodeNewEnough } from './preflight';

test('the version of Node is compared as numbers', () => {
  expect(isNodeNewEnough('20.19.0', '>=20.19')).toBe(true);
  expect(isNodeNewEnough('20.9.5', '>=20.19')).toBe(false);
  expect(isNodeNewEnough('22.1.0', '>=20.19')).toBe(true);
  expect(isNodeNewEnough('18.20.0', '>=20.19')).toBe(false);
});

test('a disk with too little space is refused with the required space', async () => {
  await expect(checkDataDir(tmpdir(), 1e12)).rejects.toThrow(
    /has \d+ MB left, and 1000000000000 MB are needed/,
  );
});

test('a data folder that is not writable is refused by its name', async () => {
  await expect(checkDataDir('/dev/null/data')).rejects.toThrow('/dev/null/data cannot be written');
});

test('a data folder whose restore was interrupted is refused until the restore is complete', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'franchisesetu-restored-'));
  try {
    await markUnfinishedRestore(dataDir);
    await expect(checkDataDir(dataDir)).rejects.toThrow(/was interrupted or is not complete yet/);
    await markFinishedRestore(dataDir);
    await checkDataDir(dataDir);
  } finally {
    await rm(dataDir, { recursive: true });
  }
});
