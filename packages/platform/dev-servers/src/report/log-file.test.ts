import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openLogFile } from './log-file';

test('the log of the previous start is kept as a second file', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'franchisesetu-log-'));
  const path = join(folder, 'logs', 'catalog.log');
  for (const line of ['one', 'two', 'three']) {
    const file = await openLogFile(path);
    file.write(line);
    await file.close();
  }
  expect(await readFile(path, 'utf8')).toBe('three\n');
  expect(await readFile(`${path}.1`, 'utf8')).toBe('two\n');
  await rm(folder, { recursive: true });
});

test('a full disk loses log lines and is reported once', async () => {
  const said = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  try {
    const file = await openLogFile('/dev/full');
    for (let n = 0; n < 3; n += 1) {
      file.write('lost');
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    await file.close();
    expect(said.mock.calls).toEqual([[expect.stringMatching(/^\/dev\/full cannot be written: /)]]);
  } finally {
    said.mockRestore();
  }
});
