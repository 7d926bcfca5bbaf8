import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartProblem } from '@setu/dev-servers';

const marker = 'restore-unfinished';

/** Marks a data folder as being filled by a restore. */
export const markUnfinishedRestore = (dataDir: string): Promise<void> => writeFile(join(dataDir, marker), '');

/** Marks the restore as complete and verified. */
export const markFinishedRestore = (dataDir: string): Promise<void> => rm(join(dataDir, marker));

/** @throws StartProblem when a restore into the data folder was interrupted, so that some data is missing */
export const checkRestoreFinished = async (dataDir: string): Promise<void> => {
  if (!(await readdir(dataDir)).includes(marker)) return;
  throw new StartProblem(
    `A restore into ${dataDir} was interrupted or is not complete yet, so that something is missing there. ` +
      'Wait for it, or remove the folder and restore again.',
  );
};
