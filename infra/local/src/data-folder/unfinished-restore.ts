import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartProblem } from '@setu/dev-servers';

const marker = 'restore-unfinished';

/** Marks a data folder as one that a restore has begun to fill. */
export const markUnfinishedRestore = (dataDir: string): Promise<void> => writeFile(join(dataDir, marker), '');

/** The restore is complete, and what it restored is right. */
export const markFinishedRestore = (dataDir: string): Promise<void> => rm(join(dataDir, marker));

/** @throws StartProblem when a restore into the data folder was interrupted, so that a part of it is missing */
export const checkRestoreFinished = async (dataDir: string): Promise<void> => {
  if (!(await readdir(dataDir)).includes(marker)) return;
  throw new StartProblem(
    `A restore into ${dataDir} was interrupted or is not complete yet, so that something is missing there. ` +
      'Wait for it, or remove the folder and restore again.',
  );
};
