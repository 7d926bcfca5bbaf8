import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Configuration, RspackPluginInstance } from '@rspack/core';
import {
  type BuildGraph,
  buildGraph,
  builtVersion,
  contractsIn,
  describeBuild,
  inStaging,
  type Mode,
  notingInputs,
  unknownHash,
  unknownVersion,
  usedOf,
  writeRelease,
} from '@setu/build-kit';
import { publishProblems, Release, releaseBase, sizeBudgets } from '@setu/protocol';
import { remoteConfig } from './config/remote-config';
import { remoteRenderConfig, renderFile, shellRenderConfig, unknownBase } from './config/render-config';
import { serverConfig, serverFile } from './config/server-config';
import { sharedRanges, sharedVersions } from './config/shared';
import { shellConfig } from './config/shell-config';
import type { Frontend } from './frontend';
import { copyPublicFiles } from './public-files';
import { calledServices } from './release/called-services';
import { chunkOfScreen, remoteRelease, type ServerModule, shellRelease } from './release/release';
import { graphStatistics, runRspack } from './run-rspack';
import { VersionPlugin } from './version-plugin';

const exposure = (screen: string) => ({
  import: screen.replace('.', './src/screens/'),
  name: chunkOfScreen(screen),
});

let imports = 0;
/** Imports the module again each time, also when a watching build has rewritten the file. */
const importServerModule = async (file: string): Promise<ServerModule> => {
  imports += 1;
  return (await import(`${pathToFileURL(file).href}?${imports}`)) as ServerModule;
};

/** Builds the server module first and into its own folder, because the other builds depend on its routes. */
const buildServer = async ({ folder, outputFolder, mode }: Omit<Place, 'budget'>) => {
  const stats = await runRspack(serverConfig({ folder, outputFolder, mode }), graphStatistics);
  return { server: await importServerModule(join(outputFolder, serverFile)), graph: buildGraph(stats) };
};

/** Builds the rendering module; its release's base is set when the version is known. */
const buildRendering = async (config: Configuration) => buildGraph(await runRspack(config, graphStatistics));

const replaceInFile = (file: string, text: string, by: string) =>
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll(text, by));

/** The combined module graph of several compilations. */
const joinGraphs = (graphs: readonly BuildGraph[]): BuildGraph => ({
  modules: graphs.flatMap(({ modules }) => modules),
  externals: graphs.flatMap(({ externals }) => externals),
});

const tools = ['@rspack/core', '@module-federation/enhanced', '@swc/core', '@swc/plugin-styled-components'];

/** The version of a front end, from the contents of its compilations. */
const versionOf = (folder: string, mode: Mode, graph: BuildGraph): string =>
  builtVersion(folder, {
    mode,
    graph,
    folders: [join(folder, 'public')],
    kit: { name: '@setu/mfe-kit', sources: 'src/bundler', tools },
    settings: { versions: sharedVersions(folder), ranges: sharedRanges(folder) },
  });

/** Where a build finds its sources and puts its files. */
interface Place {
  folder: string;
  outputFolder: string;
  mode: Mode;
  budget: number;
}

/** Server code has its own folder, because only the gateway uses it. */
const serverFolder = 'server';

const serverPlace = ({ folder, outputFolder, mode }: Place) => ({
  folder,
  outputFolder: join(outputFolder, serverFolder),
  mode,
});

interface BrowserBuild {
  folder: string;
  outputFolder: string;
  mode: Mode;
  version: string;
  publicPath: string;
  plugins: RspackPluginInstance[];
}

/** Files that the plugin of module federation writes after all others. */
const manifests = ['mf-manifest.json', 'mf-stats.json'];

/** Builds the files for browsers, and writes the version into all files that contain it. */
const buildBrowser = async (
  name: string,
  { folder, outputFolder, mode, ...place }: Place,
  serverGraphs: readonly BuildGraph[],
  configOf: (build: BrowserBuild) => Configuration,
) => {
  const naming = new VersionPlugin((graph) => versionOf(folder, mode, joinGraphs([...serverGraphs, graph])));
  const unknown = unknownVersion(folder);
  const stats = await runRspack(
    configOf({
      folder,
      outputFolder,
      mode,
      version: unknown,
      publicPath: releaseBase({ name, version: unknown }),
      plugins: [naming],
    }),
  );
  if (!naming.built) throw new Error(`The compiler made no files of ${name}`);
  const { version, graph } = naming.built;
  for (const file of manifests)
    replaceInFile(join(outputFolder, file), unknownHash, version.slice(-unknownHash.length));
  const { outputFolder: server } = serverPlace({ folder, outputFolder, mode, ...place });
  replaceInFile(join(server, renderFile), unknownBase, releaseBase({ name, version }));
  return { version, graph: joinGraphs([...serverGraphs, graph]), stats };
};

/** The parts of a release that do not depend on its kind. Call it when the compiler has written its files. */
const describeFrontend = async (
  name: string,
  version: string,
  graph: BuildGraph,
  { folder, outputFolder, mode, budget }: Place,
) => {
  copyPublicFiles(folder, outputFolder);
  const calls = calledServices(usedOf(await contractsIn(graph)));
  const render = `${serverFolder}/${renderFile}`;
  return {
    name,
    version,
    budget,
    calls,
    render,
    ...(await describeBuild(folder, outputFolder, mode)),
  };
};

const buildRemote = async (name: string, place: Place): Promise<Release> => {
  const { folder } = place;
  const { server, graph: serverGraph } = await buildServer(serverPlace(place));
  if (server.name !== name)
    throw new Error(`rspack.config.ts calls this remote ${name}, remote.ts calls it ${server.name}`);
  const exposes = Object.fromEntries(server.routes.map(({ screen }) => [screen, exposure(screen)]));
  const renderGraph = await buildRendering(
    remoteRenderConfig({ ...serverPlace(place), screens: Object.keys(exposes) }),
  );
  const { version, graph, stats } = await buildBrowser(name, place, [serverGraph, renderGraph], (build) =>
    remoteConfig({ ...build, name, exposes }),
  );
  const base = await describeFrontend(name, version, graph, place);
  return remoteRelease(folder, base, server.routes, stats);
};

const buildShell = async (
  { routes, needs }: Extract<Frontend, { kind: 'shell' }>,
  place: Place,
): Promise<Release> => {
  const { folder, outputFolder } = place;
  const name = 'shell';
  const renderGraph = await buildRendering(shellRenderConfig(serverPlace(place)));
  const { version, graph, stats } = await buildBrowser(name, place, [renderGraph], shellConfig);
  const base = await describeFrontend(name, version, graph, place);
  const pages = { routes: [...routes], needs: [...needs] };
  return shellRelease(folder, outputFolder, base, pages, stats);
};

/**
 * Builds a front end and its release.json. A build that fails leaves the last release untouched.
 * @throws Error with the compiler's messages, or with what the registry would refuse
 */
export const buildFrontend = (folder: string, frontend: Frontend, mode: Mode): Promise<Release> =>
  notingInputs(folder, () =>
    inStaging(folder, async (outputFolder) => {
      const place = { folder, outputFolder, mode, budget: frontend.budget ?? sizeBudgets[frontend.kind] };
      const built =
        frontend.kind === 'shell'
          ? await buildShell(frontend, place)
          : await buildRemote(frontend.name, place);
      const release = Release.parse(built);
      const problems = publishProblems(release);
      if (problems.length > 0) throw new Error(problems.map(({ message }) => message).join('\n'));
      writeRelease(outputFolder, release);
      return release;
    }),
  );
