import { type Compiler, type RspackPluginInstance, rspack } from '@rspack/core';
import { type BuildGraph, buildGraph, unknownHash } from '@setu/build-kit';
import { graphStatistics } from './run-rspack';

const pluginName = 'VersionPlugin';
const isText = (file: string) => /\.(js|css)$/.test(file);

/**
 * Writes the version of a build into its files. The version is a hash of what the compiler put into the build (ADR 0003), so it is known
 * only after all modules are. Until then the files contain a placeholder.
 */
export class VersionPlugin implements RspackPluginInstance {
  /** Undefined until the compiler has run. */
  built: { graph: BuildGraph; version: string } | undefined;

  constructor(private readonly versionOf: (graph: BuildGraph) => string) {}

  apply({ hooks }: Compiler): void {
    // Source maps were made from the same files with the placeholder; names and integrities are hashes of the files with the version.
    const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING + 1;
    hooks.thisCompilation.tap(pluginName, (compilation) => {
      compilation.hooks.processAssets.tap({ name: pluginName, stage }, (assets) => {
        const graph = buildGraph(compilation.getStats().toJson(graphStatistics));
        const version = this.versionOf(graph);
        const hash = version.slice(-unknownHash.length);
        for (const file of Object.keys(assets).filter(isText)) {
          const text = String(assets[file]?.source());
          if (text.includes(unknownHash))
            compilation.updateAsset(file, new rspack.sources.RawSource(text.replaceAll(unknownHash, hash)));
        }
        this.built = { graph, version };
      });
    });
  }
}
