import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import { type BuildGraph, buildGraph } from '@setu/build-kit';
import { runRspack } from './run-rspack';

/** Whether Subresource Integrity is what a plugin adds: it asks for file names with hashes of their contents. */
const isIntegrity = (plugin: unknown) => plugin instanceof rspack.SubresourceIntegrityPlugin;

/**
 * Finds out what a front end's build holds before it is built: its files hold its version, and the version is a hash of what
 * it holds. The same compilation without minifying, whose files are thrown away.
 */
export const frontendGraph = async (config: Configuration, outputFolder: string): Promise<BuildGraph> => {
  const scratch = join(outputFolder, '.graph');
  try {
    const stats = await runRspack(
      {
        ...config,
        devtool: false,
        output: { ...config.output, path: scratch },
        optimization: {
          ...config.optimization,
          minimize: false,
          concatenateModules: false,
          usedExports: true,
          sideEffects: true,
        },
        plugins: (config.plugins ?? []).filter((plugin) => !isIntegrity(plugin)),
      },
      { all: false, modules: true, usedExports: true, modulesSpace: Number.POSITIVE_INFINITY },
    );
    return buildGraph(stats);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
};

/** What several compilations hold together. */
export const joinGraphs = (graphs: readonly BuildGraph[]): BuildGraph => ({
  modules: graphs.flatMap(({ modules }) => modules),
  externals: graphs.flatMap(({ externals }) => externals),
});
