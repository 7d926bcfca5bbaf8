import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describeBuild, inputVersion, inStaging, type Mode, writeRelease } from '@setu/build-kit';
import { publishProblems, Release, releaseBase, type ShellRelease, sizeBudgets } from '@setu/contracts';
import type { Frontend } from './frontend';
import { copyPublicFiles } from './public-files';
import { chunkOfScreen, remoteRelease, type ServerModule, shellRelease } from './release';
import { remoteConfig } from './remote-config';
import { runRspack } from './run-rspack';
import { serverConfig, serverFile } from './server-config';
import { shellConfig } from './shell-config';

const exposure = (screen: string) => ({
  import: screen.replace('./', './src/screens/'),
  name: chunkOfScreen(screen),
});

const importServerModule = async (file: string, version: string): Promise<ServerModule> =>
  (await import(`${pathToFileURL(file).href}?${version}`)) as ServerModule;

/** Builds the server module into a folder of its own first: what it says of the routes shapes the rest. */
const buildServer = async (folder: string, outputFolder: string, mode: Mode, version: string) => {
  await runRspack(serverConfig({ folder, outputFolder, mode }));
  return importServerModule(join(outputFolder, serverFile), version);
};

/** Where a build finds its sources and puts its files. */
interface Place {
  folder: string;
  outputFolder: string;
  mode: Mode;
  budget: number;
}

/** What a remote's server module is made of is for the gateway alone. */
const isServed = (path: string) => !path.startsWith('server/');

/** All of a release that does not depend on its kind; to be called when the compiler has written its files. */
const describeFrontend = async (
  name: string,
  version: string,
  { folder, outputFolder, mode, budget }: Place,
) => {
  copyPublicFiles(folder, outputFolder);
  return { name, version, budget, ...(await describeBuild(folder, outputFolder, mode, isServed)) };
};

const buildRemote = async (name: string, place: Place): Promise<Release> => {
  const { folder, outputFolder, mode } = place;
  const version = inputVersion(folder, mode);
  const server = await buildServer(folder, join(outputFolder, 'server'), mode, version);
  if (server.name !== name)
    throw new Error(`rspack.config.ts calls this remote ${name}, remote.ts calls it ${server.name}`);
  const exposes = Object.fromEntries(server.routes.map(({ screen }) => [screen, exposure(screen)]));
  const publicPath = releaseBase({ name, version });
  const stats = await runRspack(
    remoteConfig({ folder, outputFolder, mode, name, version, publicPath, exposes }),
  );
  const base = await describeFrontend(name, version, place);
  return remoteRelease(folder, base, server.routes, stats);
};

const buildShell = async (routes: Readonly<ShellRelease['routes']>, place: Place): Promise<Release> => {
  const { folder, outputFolder, mode } = place;
  const name = 'shell';
  const version = inputVersion(folder, mode);
  const publicPath = releaseBase({ name, version });
  const stats = await runRspack(shellConfig({ folder, outputFolder, mode, version, publicPath }));
  const base = await describeFrontend(name, version, place);
  return shellRelease(folder, outputFolder, base, [...routes], stats);
};

/**
 * Builds a front end and its release.json; a build that fails leaves the last release as it was.
 * @throws Error with the compiler's messages, or with what the registry would refuse
 */
export const buildFrontend = (folder: string, frontend: Frontend, mode: Mode): Promise<Release> =>
  inStaging(folder, async (outputFolder) => {
    const place = { folder, outputFolder, mode, budget: frontend.budget ?? sizeBudgets[frontend.kind] };
    const built =
      frontend.kind === 'shell'
        ? await buildShell(frontend.routes, place)
        : await buildRemote(frontend.name, place);
    const release = Release.parse(built);
    const problems = publishProblems(release);
    if (problems.length > 0) throw new Error(problems.map(({ message }) => message).join('\n'));
    writeRelease(outputFolder, release);
    return release;
  });
