import { sep } from 'node:path';

/** The part of Rspack's statistics of a module that is read here. */
interface ModuleStats {
  name?: string;
  nameForCondition?: string | null;
  /** True for a module that was looked at and is in no chunk. */
  orphan?: boolean;
  usedExports?: boolean | string[] | null;
  /** Modules that were joined into this one. */
  modules?: ModuleStats[];
}

/** A module that is in a build, and which of its exports something in the build uses. */
interface UsedModule {
  /** Absolute path of its source. */
  file: string;
  /** Empty when the compiler does not know. */
  exports: readonly string[];
}

/** What a build is made of. */
export interface BuildGraph {
  modules: UsedModule[];
  /** Modules the build imports when it runs, as the sources name them: `koa`, `node:fs`. */
  externals: string[];
}

const externalName = /^external (?:module )?"([^"]+)"$/;

/** Modules that were joined into another one count as orphans, also where they are listed inside of it. */
const included = (modules: readonly ModuleStats[]): ModuleStats[] =>
  modules.filter(({ orphan }) => !orphan).flatMap((module) => [module, ...(module.modules ?? [])]);

/** Reads what is in a build out of the compiler's statistics; `modules` and `usedExports` must be among them. */
export const buildGraph = ({ modules = [] }: { modules?: ModuleStats[] }): BuildGraph => {
  const found = included(modules);
  return {
    modules: found.flatMap(({ nameForCondition, usedExports }) =>
      nameForCondition
        ? [{ file: nameForCondition, exports: Array.isArray(usedExports) ? usedExports : [] }]
        : [],
    ),
    externals: found.flatMap(({ name }) => externalName.exec(name ?? '')?.[1] ?? []),
  };
};

/** Names of what a build uses of the package of contracts. */
export const usedContracts = ({ modules }: BuildGraph): ReadonlySet<string> => {
  const contracts = ['packages', 'contracts', ''].join(sep);
  return new Set(modules.filter(({ file }) => file.includes(contracts)).flatMap(({ exports }) => exports));
};
