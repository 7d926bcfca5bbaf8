import { statfs } from 'node:fs/promises';
import { StartProblem } from './start-problem';

/** @throws StartProblem with this advice when the disk of a folder has less than `leastFreeMb` MB left */
export const checkFreeSpace = async (folder: string, leastFreeMb: number, advice: string): Promise<void> => {
  const { bavail, bsize } = await statfs(folder);
  const freeMb = Math.floor((bavail * bsize) / 1_000_000);
  if (freeMb >= leastFreeMb) return;
  throw new StartProblem(
    `The disk of ${folder} has ${freeMb} MB left, and ${leastFreeMb} MB are needed. ${advice}`,
  );
};
