import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { findRoot } from '@setu/build-kit';

/** Below node_modules like other caches, so `npm ci` removes it. */
const cache = join(findRoot(), 'node_modules', '.cache', 'debian');
/** Folders of programs in Debian's packages. A user's PATH often lacks those of servers. */
const programFolders = ['usr/bin', 'usr/sbin'];

/** A program that a test needs, and the packages that contain it. */
interface Wanted {
  program: string;
  /** Debian's package. */
  debian: string;
  /** Homebrew's package, for the message on macOS. */
  brew: string;
}

/** A program that can be started. */
export interface FoundProgram {
  command: string;
  /** Environment variables that it needs to find its libraries. */
  env: Readonly<Record<string, string>>;
  /** The folder that contains Debian's files as `/` would; undefined for a program of the system. */
  unpacked?: string;
}

const installed = (program: string): string | undefined =>
  [...(process.env.PATH ?? '').split(delimiter), ...programFolders.map((folder) => `/${folder}`)]
    .map((folder) => join(folder, program))
    .find((file) => existsSync(file));

const run = (cwd: string, command: string, args: string[]): string =>
  execFileSync(command, args, {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: 120_000,
    encoding: 'utf8',
  });

const archivesIn = (folder: string): string[] => readdirSync(folder).filter((file) => file.endsWith('.deb'));

/** Libraries that a package needs, except those that every system has and those of web pages. */
const librariesOf = (folder: string, archive: string): string[] =>
  run(folder, 'dpkg-deb', ['-f', archive, 'Depends'])
    .split(',')
    .map((alternatives) => /^[^\s:|(]+/.exec(alternatives.trim())?.[0] ?? '')
    .filter((name) => /^lib(?!c6$|js-)/.test(name));

/** Unpacks Debian's package and its libraries into the cache, which needs no special rights. A partly unpacked package is never found. */
const unpack = (debian: string, unpacked: string): void => {
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'unpacking-'));
  try {
    run(folder, 'apt-get', ['download', debian]);
    const [archive] = archivesIn(folder);
    if (!archive) throw new Error('apt-get download wrote no file');
    const libraries = librariesOf(folder, archive);
    if (libraries.length > 0) run(folder, 'apt-get', ['download', ...libraries]);
    for (const file of archivesIn(folder)) run(folder, 'dpkg-deb', ['-x', file, 'files']);
    try {
      renameSync(join(folder, 'files'), unpacked);
    } catch (error) {
      // Another test file unpacked the same package meanwhile.
      if (!existsSync(unpacked)) throw error;
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** Folders of libraries below an unpacked package: `usr/lib/x86_64-linux-gnu` and so on. */
const libraryPath = (unpacked: string): string =>
  ['lib', 'usr/lib']
    .map((folder) => join(unpacked, folder))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => [folder, ...readdirSync(folder).map((name) => join(folder, name))])
    .join(delimiter);

/**
 * A program of Debian without an installation: the package and its libraries are unpacked into the cache. Use it instead of
 * `findDebianProgram` when files of the package are needed too.
 * @throws Error when this system has no apt-get, or cannot reach the archive
 */
export const unpackDebianProgram = ({ program, debian }: Pick<Wanted, 'program' | 'debian'>) => {
  const unpacked = join(cache, debian);
  if (!existsSync(unpacked)) unpack(debian, unpacked);
  const command = programFolders
    .map((folder) => join(unpacked, folder, program))
    .find((file) => existsSync(file));
  if (!command) throw new Error(`The package ${debian} contains no program ${program}`);
  return { command, env: { LD_LIBRARY_PATH: libraryPath(unpacked) }, unpacked };
};

/**
 * A program for a test: from the system, else from Debian's package.
 * @throws Error with the package to install
 */
export const findDebianProgram = ({ program, debian, brew }: Wanted): FoundProgram => {
  const command = installed(program);
  if (command) return { command, env: {} };
  try {
    return unpackDebianProgram({ program, debian });
  } catch (cause) {
    throw new Error(
      `This test needs ${program}. Install it (Debian: apt-get install ${debian}; macOS: brew install ${brew}) and run the test again.`,
      { cause },
    );
  }
};
