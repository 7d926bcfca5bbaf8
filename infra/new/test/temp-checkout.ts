import { cp, lstat, mkdir, mkdtemp, readdir, readlink, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';

/** What a remote is made, built and released with. */
const copied = [
  '.gitignore',
  'biome.json',
  'jest.config.mjs',
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
  'packages',
  'infra',
];
const left = new Set(['dist', '.releases', 'node_modules']);

/** Links every installed package; those of this repository lead into the copy. */
const linkPackages = async (root: string, checkout: string) => {
  const from = join(root, 'node_modules');
  const to = join(checkout, 'node_modules');
  await mkdir(join(to, '@setu'), { recursive: true });
  for (const name of await readdir(from))
    if (name !== '@setu') await symlink(join(from, name), join(to, name));
  for (const name of await readdir(join(from, '@setu')))
    await symlink(await readlink(join(from, '@setu', name)), join(to, '@setu', name));
};

/** Packages that npm put into a workspace's own folder. */
const linkOwnPackages = async (root: string, checkout: string, folder: string) => {
  for (const name of await readdir(join(root, folder))) {
    const own = join(folder, name, 'node_modules');
    const isThere = await lstat(join(root, own)).then(
      () => true,
      () => false,
    );
    if (isThere) await symlink(join(root, own), join(checkout, own));
  }
};

interface TempCheckout {
  root: string;
  remove: () => Promise<void>;
}

/** A copy of this repository, as far as a remote needs it, with the packages that are installed here. */
export const tempCheckout = async (root: string): Promise<TempCheckout> => {
  const checkout = await mkdtemp(join(tmpdir(), 'setu-checkout-'));
  for (const name of copied)
    await cp(join(root, name), join(checkout, name), {
      recursive: true,
      filter: (path) => !left.has(basename(path)) || dirname(resolve(path)) === resolve(root),
    });
  await linkPackages(root, checkout);
  await linkOwnPackages(root, checkout, 'packages');
  await linkOwnPackages(root, checkout, 'infra');
  return { root: checkout, remove: () => rm(checkout, { recursive: true, force: true }) };
};
