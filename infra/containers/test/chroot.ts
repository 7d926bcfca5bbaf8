import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The user and group `nobody`. */
const nobody = 65_534;

/** The program that changes the root folder; an environment of a container has no path to it. */
const chroot = ['/usr/sbin/chroot', '/usr/bin/chroot'].find((path) => existsSync(path)) ?? 'chroot';

/** Whether this process may change its root folder. Otherwise processes run as this user, and could reach other folders. */
export const isRoot = process.getuid?.() === 0;

/** Libraries that a program, or a compiled part of a package, loads. */
const librariesOf = (file: string): string[] => {
  try {
    const text = execFileSync('ldd', [file], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    return [...text.matchAll(/(\/\S+) \(0x/g)].map(([, path]) => path ?? '');
  } catch {
    // Compiled for another machine.
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

/** Copies Node and the system's libraries that it and the compiled parts in a folder need, as the base image has them. */
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

/** Runs Node with a folder as its root, as a user without rights. */
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
