import { type Configuration, rspack, type StatsCompilation, type StatsOptions } from '@rspack/core';

/** The modules of a build, and which of their exports it uses: a `BuildGraph` is read from them. */
export const graphStatistics = {
  all: false,
  modules: true,
  usedExports: true,
  nestedModules: true,
  // Modules that were merged into others count as orphans, even where they are listed inside those.
  orphanModules: true,
  modulesSpace: Number.POSITIVE_INFINITY,
  nestedModulesSpace: Number.POSITIVE_INFINITY,
};

const wanted = {
  ...graphStatistics,
  usedExports: false,
  ids: true,
  chunks: true,
  chunkModules: true,
  // Without it, modules that are imported by another module of the chunk are left out, such as a share
  // that a screen imports.
  dependentModules: true,
  chunkGroups: true,
  chunkGroupChildren: true,
  providedExports: true,
};

/** Runs one build and returns its chunk and module graph. @throws Error with the compiler's messages */
export const runRspack = async (
  config: Configuration,
  statistics: StatsOptions = wanted,
): Promise<StatsCompilation> => {
  const compiler = rspack(config);
  try {
    return await new Promise<StatsCompilation>((resolve, reject) => {
      compiler.run((failure, stats) => {
        if (failure || !stats) reject(failure ?? new Error('The build gave no result'));
        else if (stats.hasErrors()) reject(new Error(stats.toString({ all: false, errors: true })));
        else resolve(stats.toJson(statistics));
      });
    });
  } finally {
    await new Promise((resolve) => compiler.close(resolve));
  }
};
