import { isServiceLink } from './service-links';
import type { Setting } from './setting';
import { spellingDistance } from './spelling-distance';

/** The variables of an environment that are settings. */
export interface KnownSettings {
  names: readonly string[];
  /** Names of those that may be files: `<NAME>_FILE`. */
  files: readonly string[];
  /** Prefixes that only our variables have: `NATS_`. */
  prefixes: readonly string[];
  /** Names of processes in capitals, which may be prefixes of settings: `CATALOG_PORT`. */
  processes: readonly string[];
}

/** Addresses with the login of one process, which the command that starts it reads: `CATALOG_NATS_URL`. */
const addressesOf = (process: string): string[] => [`${process}_DATABASE_URL`, `${process}_NATS_URL`];

/**
 * The known settings of a process that reads these settings.
 * @param processes names of processes whose variables may be in the reader's environment
 * @param more settings that the reader passes on to others
 */
export const knownBy = (
  settings: readonly Setting[],
  processes: readonly string[] = [],
  more?: KnownSettings,
): KnownSettings => {
  const all = [...processes.map((name) => name.toUpperCase()), ...(more?.processes ?? [])];
  const addresses = all.flatMap(addressesOf);
  return {
    names: [...settings.map(({ name }) => name), ...addresses, ...(more?.names ?? [])],
    files: [
      ...settings.filter(({ mayBeFile }) => mayBeFile).map(({ name }) => name),
      ...addresses,
      ...(more?.files ?? []),
    ],
    prefixes: [...settings.flatMap(({ prefix }) => prefix ?? []), ...(more?.prefixes ?? [])],
    processes: all,
  };
};

/** How many letters of a name may be wrong. Short names resemble many names of other programs: HOST and HOME. */
const toleranceOf = (name: string): number => (name.length >= 9 ? 2 : name.length >= 6 ? 1 : 0);

/** The setting that a misspelt name probably means. Its first letter is assumed to be right. */
const meantBy = (known: ReadonlySet<string>, name: string, leastTolerance = 0): string | undefined =>
  [...known]
    .map((other) => ({ other, distance: spellingDistance(name, other) }))
    .filter(
      ({ other, distance }) =>
        other[0] === name[0] && distance <= Math.max(leastTolerance, toleranceOf(other)),
    )
    .sort((a, b) => a.distance - b.distance)[0]?.other;

const misspelt = (
  known: ReadonlySet<string>,
  processes: readonly string[],
  name: string,
): string | undefined => {
  const meant = meantBy(known, name);
  if (meant) return `no process reads it. Write ${meant} if you meant that one, or remove it.`;
  // CATALOG_PORT and GATEWAY_PORTT begin with the name of a process.
  const owner = processes.find((each) => name.startsWith(`${each}_`));
  const owned = owner && meantBy(known, name.slice(owner.length + 1), 1);
  if (owned)
    return `no process reads it. Set ${owned} in the environment of ${owner.toLowerCase()}, or remove it.`;
  const file = name.endsWith('_FILE') ? name.slice(0, -'_FILE'.length) : '';
  return known.has(file) ? `${file} cannot be given as a file. Set ${file} itself.` : undefined;
};

/** All variables that are settings, including the `_FILE` variables. */
const variablesOf = (names: readonly string[], files: readonly string[]): ReadonlySet<string> =>
  new Set([...names, ...files.map((name) => `${name}_FILE`)]);

const isVariable = (name: string): boolean => /^[A-Z][A-Z0-9_]*$/.test(name);

/**
 * Problems with unknown variables that look like settings: misspelt names, settings of a newer release, and names with our
 * prefixes. Variables of other programs and those in `IGNORED_SETTINGS` are accepted.
 * @param isShared true for an environment that other programs share, such as a developer's: names may then have our prefixes
 */
export const unknownSettings = (
  environment: NodeJS.ProcessEnv,
  { names, files, prefixes, processes }: KnownSettings,
  isShared: boolean,
): string[] => {
  const known = variablesOf(names, files);
  const ignored = new Set((environment.IGNORED_SETTINGS ?? '').split(',').map((name) => name.trim()));
  const problemOf = (name: string, value: string): string | undefined => {
    if (isServiceLink(name, value))
      return known.has(name)
        ? 'Kubernetes has set it for a service of that name. Set enableServiceLinks: false in the pod.'
        : undefined;
    if (known.has(name)) return undefined;
    const problem = misspelt(known, processes, name);
    if (problem || isShared || !prefixes.some((prefix) => name.startsWith(prefix))) return problem;
    return 'no process reads it. Remove it, or name it in IGNORED_SETTINGS when another program reads it.';
  };
  return Object.entries(environment).flatMap(([name, value = '']) => {
    const problem = isVariable(name) && !ignored.has(name) && problemOf(name, value);
    return problem ? [`${name}: ${problem}`] : [];
  });
};

/**
 * The variables that an older or newer release may refuse, for its `IGNORED_SETTINGS`. The process that starts it has already checked them.
 */
export const checkedSettings = (
  environment: NodeJS.ProcessEnv,
  { names, files, prefixes }: KnownSettings,
): string[] => {
  const known = variablesOf(names, files);
  return Object.keys(environment).filter(
    (name) => known.has(name) || (isVariable(name) && prefixes.some((prefix) => name.startsWith(prefix))),
  );
};
