import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { unpackDebianProgram } from './debian-program';

/** The library below a root folder, whose name contains the architecture. */
const libraryIn = (root: string): string | undefined => {
  const folder = join(root, 'usr', 'lib');
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names
    .map((name) => join(folder, name, 'faketime', 'libfaketime.so.1'))
    .find((file) => existsSync(file));
};

/**
 * Environment variables with which a process sees another time of day. Its timers are not affected.
 * @param seconds by which its clock is fast; negative for a slow clock
 * @throws Error when the machine has no libfaketime and cannot get Debian's
 */
export const withClockAhead = (seconds: number): Record<string, string> => {
  const library =
    libraryIn('/') ?? libraryIn(unpackDebianProgram({ program: 'faketime', debian: 'faketime' }).unpacked);
  if (!library) throw new Error('This test needs libfaketime. Install it (Debian: apt-get install faketime)');
  const sign = seconds < 0 ? '-' : '+';
  return {
    LD_PRELOAD: library,
    FAKETIME: `${sign}${Math.abs(seconds)}s`,
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  };
};
