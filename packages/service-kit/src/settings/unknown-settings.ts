import { knownSettings, serviceSettings } from './known-settings';
import { ofEachProcess, owners } from './process-settings';
import { fileNames } from './secret-files';
import { isServiceLink } from './service-links';
import { spellingDistance } from './spelling-distance';

/** A variable that begins like this is meant for us: programs that share our environment have no such variables. */
const ownNamespaces = [
  'ARTEFACTS_',
  'CALLER_',
  'DATABASE_',
  'NATS_',
  'OIDC_',
  'S3_',
  'SMTP_',
  'TWO_STEP_',
  'UPLOADS_',
  'VAPID_',
];

const names: readonly string[] = knownSettings;
const known = new Set([
  ...names,
  ...fileNames.map((name) => `${name}_FILE`),
  ...ofEachProcess(serviceSettings),
]);

/** How many letters of a name may be wrong. Short names are close to many names of others: HOST to HOME. */
const toleranceOf = (name: string): number => (name.length >= 9 ? 2 : name.length >= 6 ? 1 : 0);

/** The setting that a name was probably meant for. Its first letter is taken as right. */
const meantBy = (name: string, leastTolerance = 0): string | undefined =>
  [...known]
    .map((other) => ({ other, distance: spellingDistance(name, other) }))
    .filter(
      ({ other, distance }) =>
        other[0] === name[0] && distance <= Math.max(leastTolerance, toleranceOf(other)),
    )
    .sort((a, b) => a.distance - b.distance)[0]?.other;

/** The setting in a name such as CATALOG_PORT or GATEWAY_PORTT, which begins with a process. */
const settingOfProcess = (name: string): { owner: string; meant: string } | undefined => {
  const owner = owners.find((each) => name.startsWith(`${each}_`));
  const meant = owner && meantBy(name.slice(owner.length + 1), 1);
  return owner && meant ? { owner: owner.toLowerCase(), meant } : undefined;
};

const misspelt = (name: string): string | undefined => {
  const meant = meantBy(name);
  if (meant) return `no process knows it. Write ${meant} if you meant that one, or remove it.`;
  const owned = settingOfProcess(name);
  if (owned)
    return `no process knows it. Set ${owned.meant} in the environment of ${owned.owner}, or remove it.`;
  const file = name.endsWith('_FILE') ? name.slice(0, -'_FILE'.length) : '';
  return known.has(file) ? `${file} cannot be given as a file. Set ${file} itself.` : undefined;
};

const beginsLikeOurs = (name: string): boolean =>
  ownNamespaces.some((namespace) => name.startsWith(namespace));

const problemOf = (name: string, value: string, isShared: boolean): string | undefined => {
  if (isServiceLink(name, value))
    return known.has(name)
      ? 'Kubernetes has set it for a service of that name. Set enableServiceLinks: false in the pod.'
      : undefined;
  if (known.has(name)) return undefined;
  const problem = misspelt(name);
  if (problem || isShared || !beginsLikeOurs(name)) return problem;
  return 'no process knows it. Remove it, or name it in IGNORED_SETTINGS when another program reads it.';
};

const isVariable = (name: string): boolean => /^[A-Z][A-Z0-9_]*$/.test(name);

/**
 * The problems of variables that look like settings and are none: misspelt names, settings of a newer release, and names that
 * begin like ours. Variables of other programs are left alone, and those that `IGNORED_SETTINGS` names.
 * @param isShared true for an environment that other programs share, such as that of a person: a name may then begin like ours
 */
export const unknownSettings = (environment: NodeJS.ProcessEnv, isShared: boolean): string[] => {
  const ignored = new Set((environment.IGNORED_SETTINGS ?? '').split(',').map((name) => name.trim()));
  return Object.entries(environment).flatMap(([name, value = '']) => {
    const problem = isVariable(name) && !ignored.has(name) && problemOf(name, value, isShared);
    return problem ? [`${name}: ${problem}`] : [];
  });
};

/**
 * The variables of an environment that a release of another time may refuse, for its `IGNORED_SETTINGS`: a process that starts
 * others has checked them already.
 */
export const checkedSettings = (environment: NodeJS.ProcessEnv): string[] =>
  Object.keys(environment).filter((name) => known.has(name) || (isVariable(name) && beginsLikeOurs(name)));
