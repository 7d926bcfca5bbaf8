import { readFile } from 'node:fs/promises';
import type { StatsCompilation, StatsModule } from '@rspack/core';
import { type ModuleItem, parse } from '@swc/core';

/** Names by share key. */
export type SharedNames = Record<string, string[]>;

/** All modules in a build's chunks, including those that were merged into others. */
const modulesOf = (stats: StatsCompilation): StatsModule[] =>
  (stats.modules ?? [])
    .filter(({ orphan }) => !orphan)
    .flatMap((module) => [module, ...(module.modules ?? [])]);

const providedName = /^provide shared module \([^)]*\) (@?[^@]+)@\S+ = (.+)$/;

/** The exports that a shell provides under each share key. A key whose package does not list its exports is left out. */
export const namesGiven = (stats: StatsCompilation): SharedNames => {
  const modules = modulesOf(stats);
  const exportsOf = new Map(
    modules.flatMap(({ nameForCondition, providedExports }) =>
      nameForCondition && providedExports ? [[nameForCondition, providedExports] as const] : [],
    ),
  );
  return Object.fromEntries(
    modules.flatMap(({ name }) => {
      const [, key, file] = providedName.exec(name ?? '') ?? [];
      const names = file && exportsOf.get(file);
      return key && names ? [[key, [...names].sort()]] : [];
    }),
  );
};

/** The module that a statement imports from, and the imported names without types. */
const takenBy = (item: ModuleItem): { from: string; names: string[] } | null => {
  if (item.type === 'ImportDeclaration' && !item.typeOnly)
    return {
      from: item.source.value,
      names: item.specifiers.flatMap((one) =>
        one.type === 'ImportSpecifier' && !one.isTypeOnly ? [(one.imported ?? one.local).value] : [],
      ),
    };
  if (item.type === 'ExportNamedDeclaration' && item.source && !item.typeOnly)
    return {
      from: item.source.value,
      names: item.specifiers.flatMap((one) =>
        one.type === 'ExportSpecifier' && !one.isTypeOnly ? [one.orig.value] : [],
      ),
    };
  return null;
};

/** Sources, and the built code of our own packages where they are installed from a registry. */
const isSource = (path: string) =>
  path.includes('/node_modules/') ? /\/node_modules\/@setu\/.+\.js$/.test(path) : /\.tsx?$/.test(path);

/** The names that the sources of a remote's build import from these share keys. */
export const namesUsed = async (stats: StatsCompilation, keys: readonly string[]): Promise<SharedNames> => {
  const files = new Set(
    modulesOf(stats).flatMap(({ nameForCondition }) =>
      nameForCondition && isSource(nameForCondition) ? [nameForCondition] : [],
    ),
  );
  const used = new Map<string, Set<string>>();
  for (const file of files) {
    const { body } = await parse(await readFile(file, 'utf8'), {
      syntax: 'typescript',
      tsx: file.endsWith('x'),
    });
    for (const { from, names } of body.flatMap((item) => takenBy(item) ?? []))
      if (keys.includes(from) && names.length > 0)
        used.set(from, new Set([...(used.get(from) ?? []), ...names]));
  }
  return Object.fromEntries([...used].sort().map(([key, names]) => [key, [...names].sort()]));
};
