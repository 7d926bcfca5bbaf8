import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The user and group `nobody`. */
const nobody = 65_534;

/** The program that changes the root folder, as an absolute path, because the environment of a container does not include its folder. */
const chroot = ['/usr/sbin/chroot', '/usr/bin/chroot'].find((path) => existsSync(path)) ?? 'chroot';

/** Whether this process may change its root folder. Otherwise processes run as this user, and could reach other folders. */
export const isRoot = process.getuid?.() === 0;

/** Returns the libraries that a program, or a native addon of a package, loads. */
const librariesOf = (file: string): string[] => {
  try {
    const text = execFileSync('ldd', [file], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    return [...text.matchAll(/(\/\S+) \(0x/g)].map(([, path]) => path ?? '');
  } catch {
    // It is compiled for another platform.
    return [];
  }
};

const copyInto = (root: string, path: string): void => {
  const target = join(root, path);
  if (existsSync(target)) return;
  mkdirSync(dirname(target), { recursive: true });
  cpSync(path, target, { dereference: true });
};

const compiledParts = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.node$|\.so(\.\d+)*$/.test(file))
    .map((file) => join(folder, file));

/** Copies Node and the system libraries that it and the native addons in a folder need, as in the base image. */
export const addNode = (root: string, folder: string): void => {
  copyInto(root, process.execPath);
  const needing = [process.execPath, ...compiledParts(folder)];
  for (const library of new Set(needing.flatMap(librariesOf)))
    if (!library.startsWith(folder)) copyInto(root, library);
};

interface Run {
  root: string;
  args: readonly string[];
  env: Record<string, string>;
}

/** Runs Node with a folder as its root, as a user without privileges. */
export const runInside = ({ root, args, env }: Run): ChildProcess => {
  const [command, ...rest] = isRoot
    ? [chroot, `--userspec=${nobody}:${nobody}`, '--groups=', root, process.execPath]
    : [process.execPath];
  const at = (path: string) => (isRoot ? path : join(root, path));
  return spawn(command ?? '', [...rest, ...args.map((arg) => (arg.startsWith('/app') ? at(arg) : arg))], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
};
