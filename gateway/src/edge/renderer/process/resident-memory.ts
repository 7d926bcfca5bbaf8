import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';

const isLinux = process.platform === 'linux';

/** Time between two checks of resident memory: reading a file takes microseconds, `ps` starts a process. */
export const memoryIntervalMs = isLinux ? 100 : 1_000;

const inBytes = (kilobytes: string | undefined) => Number(kilobytes ?? 0) * 1_024;

const ofProc = (pid: number): number => {
  try {
    return inBytes(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'latin1'))?.[1]);
  } catch {
    return 0;
  }
};

/** Reads it with `ps`, which every Unix has. */
export const residentByPs = (pid: number): Promise<number> =>
  new Promise((resolve) => {
    execFile('ps', ['-o', 'rss=', '-p', String(pid)], (_error, stdout) =>
      resolve(inBytes(/\d+/.exec(stdout)?.[0])),
    );
  });

/** Resident memory of a process in bytes, heap and buffers included; 0 when it has ended. */
export const residentMemory = (pid: number): Promise<number> =>
  isLinux ? Promise.resolve(ofProc(pid)) : residentByPs(pid);
