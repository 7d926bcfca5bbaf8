import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runNew } from './run-new';

test('runNew refuses a folder that is not a checkout, and writes nothing there', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'setu-new-'));
  try {
    for (const args of [
      ['remote', 'loan-offers'],
      ['service', 'billing'],
    ]) {
      const { exitCode, text } = await runNew(folder, args);
      expect([exitCode, text]).toEqual([1, expect.stringContaining('is not a checkout of this repository')]);
    }
    expect(await readdir(folder)).toEqual([]);
  } finally {
    await rm(folder, { recursive: true });
  }
});
