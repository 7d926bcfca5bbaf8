import type { Log } from '@setu/dev-servers';
import { type RunFile, removeRunFile, writeRunFile } from './run-file';

/** Updates run.json when processes start and end. */
export interface RunRecorder {
  /** Call it when something has changed: the file is written soon. Writes run one after another. */
  touch: () => void;
  /** Resolves when the file lists what ran at the time of the call. */
  settled: () => Promise<void>;
  /** Removes the file. Nothing is written afterwards. */
  close: () => Promise<void>;
}

/**
 * @param look returns what currently runs
 * @param follow called with the written contents, for others that need them
 */
export const recordRun = (
  dataDir: string,
  look: () => RunFile,
  log: Log,
  follow?: (run: RunFile) => Promise<void> | undefined,
): RunRecorder => {
  let writing: Promise<void> = Promise.resolve();
  let isWaiting = false;
  let isClosed = false;
  const write = async () => {
    isWaiting = false;
    if (isClosed) return;
    const run = look();
    await writeRunFile(dataDir, run);
    await follow?.(run);
  };
  const touch = () => {
    if (isWaiting || isClosed) return;
    isWaiting = true;
    writing = writing
      .then(write)
      .catch((error: unknown) => log(`run.json cannot be written: ${String(error)}`));
  };
  return {
    touch,
    settled() {
      touch();
      return writing;
    },
    async close() {
      isClosed = true;
      await writing;
      await removeRunFile(dataDir);
    },
  };
};
