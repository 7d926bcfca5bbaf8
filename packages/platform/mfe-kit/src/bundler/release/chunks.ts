import type { StatsCompilation } from '@rspack/core';

const ofType = (extension: string) => (path: string) => path.endsWith(extension);
/** True for a script's path. */
export const isScript = ofType('.js');
/** True for a style sheet's path. */
export const isStyle = ofType('.css');

/** Files of a named chunk group (an entry or an exposed module) in the order they load, without source maps. */
export const filesOfGroup = (stats: StatsCompilation, name: string): string[] =>
  (stats.namedChunkGroups?.[name]?.assets ?? [])
    .map((asset) => asset.name)
    .filter((path) => !ofType('.map')(path));

const sharedName = /^consume shared module \([^)]*\) (@?[^@]+)@/;

/** Share keys that the modules of a chunk group consume. */
export const sharesOfGroup = (stats: StatsCompilation, name: string): string[] => {
  const group = new Set(stats.namedChunkGroups?.[name]?.chunks ?? []);
  const names = (stats.chunks ?? [])
    .filter(({ id }) => group.has(id as string))
    .flatMap(({ modules = [] }) => modules.map((module) => sharedName.exec(module.name ?? '')?.[1]));
  return [...new Set(names.filter((key) => key !== undefined))].sort();
};
