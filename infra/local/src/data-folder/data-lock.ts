import { link, mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { hasCode, StartProblem, startMark, writePrivateFile } from '@setu/dev-servers';

interface Holder {
  pid: number;
  startMark: string | undefined;
  url: string;
}

const readHolder = async (file: string): Promise<Holder | undefined> => {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
};

/**
 * Locks a data folder for this process; only one supervisor may use it. The lock of a dead process is replaced.
 * @param url address of the platform, shown to a person who starts a second one
 * @returns a function that releases the lock
 * @throws StartProblem when another supervisor holds it
 */
export const lockDataDir = async (dataDir: string, url: string): Promise<() => Promise<void>> => {
  await mkdir(dataDir, { recursive: true });
  const file = join(dataDir, 'supervisor.lock');
  const draft = `${file}.${process.pid}`;
  const self: Holder = { pid: process.pid, startMark: await startMark(process.pid), url };
  await writePrivateFile(draft, `${JSON.stringify(self)}\n`);
  try {
    for (;;) {
      try {
        // Creating a link is atomic and fails when the name exists, so only one of two processes gets the lock.
        await link(draft, file);
        return () => rm(file, { force: true });
      } catch (error) {
        if (!hasCode(error, 'EEXIST')) throw error;
      }
      const holder = await readHolder(file);
      if (holder && (await startMark(holder.pid)) === holder.startMark) {
        throw new StartProblem(
          `The platform is already running on ${dataDir} (process ${holder.pid}): ${holder.url}\n` +
            'Stop it first, or start a second one with its own DATA_DIR=… and PORT=…',
        );
      }
      await rm(file, { force: true });
    }
  } finally {
    await rm(draft, { force: true });
  }
};
