import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import type { Workspace } from './list-workspaces';

/** An entry of package-lock.json for one place in node_modules. */
interface Locked {
  version?: string;
  resolved?: string;
  integrity?: string;
  /** True for a workspace, which is not a package of npm. */
  link?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}
type Lock = Readonly<Record<string, Locked>>;

let lastRead: { text: string; lock: Lock } | undefined;

/** Cached: each workspace needs the lock file, which is large and rarely changes. */
const readLock = (root: string): Lock => {
  const file = join(root, 'package-lock.json');
  if (!existsSync(file)) return {};
  const text = readFileSync(file, 'utf8');
  if (lastRead?.text !== text) lastRead = { text, lock: JSON.parse(text).packages ?? {} };
  return lastRead.lock;
};

/** Where code at `from` finds a package, looking upwards as Node does; undefined when it is not locked. */
const placeOf = (lock: Lock, name: string, from: string): string | undefined => {
  for (let folder = from; ; folder = dirname(folder)) {
    const place = folder === '.' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    if (lock[place]) return place;
    if (folder === '.') return undefined;
  }
};

const neededBy = ({ dependencies, optionalDependencies, peerDependencies }: Locked): string[] =>
  Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies });

/**
 * The npm packages that these workspaces depend on, directly or not, as the lock file fixes them: name, version and
 * integrity of each. Their places do not count, nor do packages that only others need.
 */
export const lockedPackages = (
  root: string,
  workspaces: readonly Pick<Workspace, 'folder' | 'dependencies'>[],
): string[] => {
  const lock = readLock(root);
  const places = new Set<string>();
  const add = (names: readonly string[], from: string) => {
    for (const name of names) {
      const place = placeOf(lock, name, from);
      if (place && !lock[place]?.link) places.add(place);
    }
  };
  for (const { folder, dependencies } of workspaces)
    add(dependencies, relative(root, folder).split(sep).join('/'));
  // Entries that are added during the loop are visited too.
  for (const place of places) add(neededBy(lock[place] ?? {}), place);
  const described = [...places].map((place) => {
    const { version, integrity, resolved } = lock[place] ?? {};
    return [place.split('node_modules/').at(-1), version, integrity ?? resolved].join(' ');
  });
  return [...new Set(described)].sort();
};
