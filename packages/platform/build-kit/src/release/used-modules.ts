/** The part of Rspack's statistics of a module that is read here. */
interface ModuleStats {
  name?: string;
  nameForCondition?: string | null;
  /** True for a module that the compiler read but put into no chunk. */
  orphan?: boolean;
  usedExports?: boolean | string[] | null;
  /** Modules that were merged into this one. */
  modules?: ModuleStats[];
}

/** A module in a build, and which of its exports the build uses. */
interface UsedModule {
  /** Absolute path of its source. */
  file: string;
  /** Empty when the compiler does not know. */
  exports: readonly string[];
}

/** The modules of a build. */
export interface BuildGraph {
  modules: UsedModule[];
  /** Modules that the build imports at run time, by the names in the sources: `koa`, `node:fs`. */
  externals: string[];
}

const externalName = /^external (?:module )?"([^"]+)"$/;

/** Modules that were merged into another one count as orphans, even when they are listed inside it. */
const included = (modules: readonly ModuleStats[]): ModuleStats[] =>
  modules.filter(({ orphan }) => !orphan).flatMap((module) => [module, ...(module.modules ?? [])]);

/** Reads the modules of a build from the compiler's statistics, which must include `modules` and `usedExports`. */
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
