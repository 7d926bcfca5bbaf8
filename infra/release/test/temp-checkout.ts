import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, readlink, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, delimiter, join } from 'node:path';
import { listWorkspaces } from '@setu/build-kit';

const notCopied = new Set(['node_modules', '.git', '.data', '.releases', '.screenshots', '.library']);

/** The output and exit code of a command of the checkout. */
interface Ended {
  code: number | null;
  out: string;
  err: string;
}

/** A copy of this workspace that tests may change. */
export interface TempCheckout {
  root: string;
  /** Replaces text in a file. @throws when the file does not contain it */
  edit: (path: string, from: string, to: string) => Promise<void>;
  write: (path: string, text: string) => Promise<void>;
  /** Restores files to their contents in this workspace. */
  restore: (...paths: string[]) => Promise<void>;
  /** Restores all files that were edited, and removes those that were added. */
  restoreAll: () => Promise<void>;
  /** Runs a program in the checkout like a package script: programs that npm installed are found first. */
  run: (command: string, args: readonly string[], env?: NodeJS.ProcessEnv) => Promise<Ended>;
  remove: () => Promise<void>;
}

/** Entries of node_modules that a copy has itself. Tools keep the state of a checkout in the cache. */
const own = new Set(['.bin', '.cache', '@setu']);

/** npm packages are linked from this workspace; our packages and their programs are those of the copy. */
const linkPackages = async (from: string, root: string) => {
  const [theirs, ours] = [join(from, 'node_modules'), join(root, 'node_modules')];
  await mkdir(join(ours, '.bin'), { recursive: true });
  for (const name of await readdir(theirs))
    if (!own.has(name)) await symlink(join(theirs, name), join(ours, name));
  for (const name of await readdir(join(theirs, '.bin')))
    await symlink(await readlink(join(theirs, '.bin', name)), join(ours, '.bin', name));
  for (const { packageName, folder } of listWorkspaces(root)) {
    await mkdir(join(ours, packageName, '..'), { recursive: true });
    await symlink(folder, join(ours, packageName));
  }
};

const linkOwnPackages = async (from: string, root: string) => {
  for (const { folder } of listWorkspaces(from)) {
    const path = folder.slice(from.length);
    if ((await readdir(folder)).includes('node_modules'))
      await symlink(join(folder, 'node_modules'), join(root, path, 'node_modules'));
  }
};

/** Copies a workspace into a separate folder. Changes there do not affect the original. */
export const makeTempCheckout = async (from: string): Promise<TempCheckout> => {
  const root = await mkdtemp(join(tmpdir(), 'setu-checkout-'));
  await cp(from, root, { recursive: true, filter: (path) => !notCopied.has(basename(path)) });
  await linkPackages(from, root);
  await linkOwnPackages(from, root);
  const changed = new Set<string>();
  const write = async (path: string, text: string) => {
    changed.add(path);
    await mkdir(join(root, path, '..'), { recursive: true });
    await writeFile(join(root, path), text);
  };
  const restore = async (...paths: string[]) => {
    for (const path of paths) {
      await write(path, await readFile(join(from, path), 'utf8'));
      changed.delete(path);
    }
  };
  return {
    root,
    write,
    edit: async (path, part, other) => {
      const text = await readFile(join(root, path), 'utf8');
      if (!text.includes(part)) throw new Error(`${path} does not hold ${part}`);
      await write(path, text.replace(part, other));
    },
    restore,
    restoreAll: async () => {
      for (const path of changed) {
        if (existsSync(join(from, path))) await restore(path);
        else await rm(join(root, path));
      }
      changed.clear();
    },
    run: async (command, args, env = {}) => {
      const path = `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH ?? ''}`;
      const child = spawn(command, args, {
        cwd: root,
        env: { ...process.env, PATH: path, ...env },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      const ended: Ended = { code: null, out: '', err: '' };
      child.stdout.setEncoding('utf8').on('data', (text: string) => {
        ended.out += text;
      });
      child.stderr.setEncoding('utf8').on('data', (text: string) => {
        ended.err += text;
      });
      [ended.code] = await once(child, 'close');
      return ended;
    },
    remove: () => rm(root, { recursive: true, force: true }),
  };
};
