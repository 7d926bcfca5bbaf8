import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { hasCode, startMark } from '@setu/dev-servers';

const lookEveryMs = 100;

/** @returns whether this process got the lock. The lock of a process that ended without releasing it is removed. */
const tryToLock = async (file: string): Promise<boolean> => {
  const owner = `${process.pid} ${await startMark(process.pid)}`;
  try {
    await writeFile(file, owner, { flag: 'wx' });
    return true;
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  }
  const found = await readFile(file, 'utf8').catch(() => '');
  const [pid = '', ...mark] = found.split(' ');
  if (mark.length > 0 && (await startMark(Number(pid))) !== mark.join(' ')) await rm(file, { force: true });
  return false;
};

/** Runs work under a lock, for which other processes wait. @param file the lock file, which exists while the work runs */
export const oneAtATime = async <T>(file: string, work: () => Promise<T>): Promise<T> => {
  await mkdir(dirname(file), { recursive: true });
  while (!(await tryToLock(file))) await wait(lookEveryMs);
  try {
    return await work();
  } finally {
    await rm(file, { force: true });
  }
};
