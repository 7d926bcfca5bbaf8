import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Refused } from './refused';

/** Packages whose versions new workspaces share. */
const sources = [
  'packages/platform/service-build',
  'packages/platform/service-kit',
  'packages/platform/mfe-kit',
  'packages/platform/ui',
  'packages/contracts',
  '.',
];

/** The versions of these packages in this repository, by name. @throws Refused for a package that it does not use */
export const versionsOf = (root: string, names: readonly string[]): Record<string, string> => {
  const known: Record<string, string> = {};
  for (const source of sources.filter((one) => existsSync(join(root, one)))) {
    const manifest = JSON.parse(readFileSync(join(root, source, 'package.json'), 'utf8'));
    if (source !== '.') known[manifest.name] = manifest.version;
    Object.assign(known, manifest.devDependencies, manifest.dependencies);
  }
  return Object.fromEntries(
    names.map((name) => {
      const version = known[name];
      if (!version)
        throw new Refused(`${name} is not a dependency of this repository, so its version is unknown.`);
      return [name, version];
    }),
  );
};
