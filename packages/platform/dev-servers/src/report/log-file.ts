import { createWriteStream, renameSync, statSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { hasCode } from './error-code';

const maxBytes = 32 * 1024 * 1024;

/**
 * The log of one supervised process. It is renamed at each start and when it exceeds 32 MB. Lines that cannot be written
 * are lost.
 */
export interface LogFile {
  readonly path: string;
  /** Appends one line. */
  write: (line: string) => void;
  close: () => Promise<void>;
}

const setAside = (path: string): void => {
  try {
    if (statSync(path).size > 0) renameSync(path, `${path}.1`);
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error;
  }
};

/** Opens the log file of a process. The log of the previous run becomes `<path>.1`. */
export const openLogFile = async (path: string): Promise<LogFile> => {
  await mkdir(dirname(path), { recursive: true });
  setAside(path);
  let isBroken = false;
  /** A full disk loses lines and is reported once; it does not stop the platform. */
  const complain = ({ message }: Error) => {
    if (!isBroken) process.stderr.write(`${path} cannot be written: ${message}\n`);
    isBroken = true;
  };
  const open = () => createWriteStream(path, { flags: 'a', mode: 0o600 }).on('error', complain);
  let file = open();
  let bytes = 0;

  return {
    path,
    write(line) {
      const text = `${line}\n`;
      if (file.destroyed) file = open();
      file.write(text, (error) => {
        if (!error) isBroken = false;
      });
      bytes += text.length;
      if (bytes < maxBytes) return;
      // The full file keeps its descriptor until its last line is written, also after it was renamed.
      setAside(path);
      file.end();
      file = open();
      bytes = 0;
    },
    close: () => new Promise((resolve) => file.end(() => resolve())),
  };
};
