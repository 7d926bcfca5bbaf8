import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

/** Limits of one check. */
const limits = {
  /** All memory of the process: twice the largest file in three forms. */
  memoryBytes: 512_000_000,
  /** Timeout of one file. */
  fileTimeoutMs: 30_000,
};

/** A file's bytes, and those of its uploaded compressed forms. */
interface UploadedFile {
  plain: Buffer;
  packed: { '.br': Buffer | null; '.gz': Buffer | null };
}

const CheckedFile = z.object({
  /** Subresource integrity. */
  integrity: z.string(),
  /** Size of the plain file, bytes. */
  bytes: z.int(),
  /** Size of its uploaded .gz form, or of the result of gzip in the checking process, bytes. */
  gzip: z.int(),
  /** Compressed forms that do not unpack to the plain file. */
  broken: z.array(z.enum(['.br', '.gz'])),
});
export type CheckedFile = z.output<typeof CheckedFile>;

const Answer = z.object({ id: z.int(), checked: CheckedFile });

interface Waiting {
  resolve: (checked: CheckedFile) => void;
  reject: (error: Error) => void;
  timer: NodeJS.Timeout;
}

/** The checking process ended before it answered: a file exceeded the limits. */
export class TooCostlyError extends Error {}

/** Checks one file. @throws TooCostlyError when the check exceeds the limits of time or memory */
export type CheckFile = (file: UploadedFile) => Promise<CheckedFile>;

/**
 * Starts a process that checks files while `work` runs. It has no environment, and is killed when it exceeds its limits of
 * time or memory.
 */
export const withCheckingProcess = async <T>(
  work: (check: CheckFile) => Promise<T>,
  { memoryBytes, fileTimeoutMs } = limits,
): Promise<T> => {
  const child = fork(fileURLToPath(new URL('./check-files.mjs', import.meta.url)), [String(memoryBytes)], {
    env: {},
    execArgv: ['--max-old-space-size=64'],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  let ended: Error | null = null;
  const end = (error: Error) => {
    ended ??= error;
    for (const { reject, timer } of waiting.values()) {
      clearTimeout(timer);
      reject(ended);
    }
    waiting.clear();
  };
  child.on('message', (message: unknown) => {
    const answer = Answer.safeParse(message);
    if (!answer.success) return end(answer.error);
    const { id, checked } = answer.data;
    clearTimeout(waiting.get(id)?.timer);
    waiting.get(id)?.resolve(checked);
    waiting.delete(id);
  });
  child.on('error', end);
  child.on('exit', () => end(new TooCostlyError('The checking process ended')));

  const check: CheckFile = (file) =>
    new Promise((resolve, reject) => {
      if (ended) return reject(ended);
      lastId += 1;
      const timer = setTimeout(() => child.kill('SIGKILL'), fileTimeoutMs);
      waiting.set(lastId, { resolve, reject, timer });
      child.send({ id: lastId, file }, (error) => {
        if (error) end(new TooCostlyError('The checking process ended', { cause: error }));
      });
    });
  try {
    return await work(check);
  } finally {
    child.kill('SIGKILL');
  }
};
