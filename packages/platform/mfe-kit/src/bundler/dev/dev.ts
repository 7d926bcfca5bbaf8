import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readPackageJson } from '@setu/build-kit';
import { containerName, devServerPort, RemoteRelease } from '@setu/protocol';
import type { BuildReport } from '../../hot/hot-client';
import { remoteEntryFile } from '../config/remote-config';
import { serverConfig, serverFile } from '../config/server-config';
import { sharedRanges, sharedVersions } from '../config/shared';
import type { ServerModule } from '../release/release';
import { devConfig } from './dev-config';
import { type DevServer, type Served, startDevServer } from './dev-server';
import { type BuildResult, watchBuild } from './watch-build';

interface DevOptions {
  /** The workspace folder, absolute. */
  folder: string;
  /** The remote's name. */
  name: string;
  /** Origin of the platform whose pages load from here. */
  platform: string;
  /** Port to listen on; the remote's default port when absent. */
  port?: number;
  /** Prints a line for the developer. */
  say: (line: string) => void;
}

/** The origin of the platform, and the same machine by its other name, because developers type both. */
const originsOf = (platform: string): string[] => {
  const url = new URL(platform);
  const twins: Readonly<Record<string, string>> = { localhost: '127.0.0.1', '127.0.0.1': 'localhost' };
  const twin = twins[url.hostname];
  if (!twin) return [url.origin];
  const other = new URL(url);
  other.hostname = twin;
  return [url.origin, other.origin];
};

/** A watch build of one set of routes. Adding or removing a route starts another one. */
interface Run {
  session: string;
  folder: string;
  routes: string;
  stop: () => Promise<void>;
}

type Routes = ServerModule['routes'];

/** The release.json of a development build. */
const describeRelease = ({
  folder,
  name,
  session,
  routes,
}: {
  folder: string;
  name: string;
  session: string;
  routes: Routes;
}): RemoteRelease => {
  const version = `${readPackageJson(folder).version}-dev.${session}`;
  return RemoteRelease.parse({
    kind: 'remote',
    name,
    version,
    commit: null,
    files: [],
    sharedVersions: sharedVersions(folder),
    sharedRanges: sharedRanges(folder),
    entry: remoteEntryFile,
    container: containerName({ name, version }),
    server: null,
    routes: routes.map((route) => ({ ...route, files: [], shared: [] })),
  });
};

/**
 * The routes of a server module that was built.
 * @param hash of the build, so that the cached module of an earlier build is not used
 * @throws Error when the module belongs to a remote with another name
 */
const readRoutes = async (file: string, hash: string, name: string): Promise<Routes> => {
  const { name: own, routes } = (await import(`${pathToFileURL(file).href}?${hash}`)) as ServerModule;
  if (own !== name) throw new Error(`rspack.config.ts calls this remote ${name}, remote.ts calls it ${own}`);
  return routes;
};

/**
 * Serves a remote from its sources to the pages of a running platform, and announces each new build to those pages. The
 * remote's server module is built too: a new route works from the next page load.
 * @returns the server, with a way to stop it
 */
export const startDev = async ({ folder, name, platform, port, say }: DevOptions): Promise<DevServer> => {
  const home = mkdtempSync(join(tmpdir(), `${name}-dev-`));
  const started = Date.now().toString(36);
  let run: Run | null = null;
  let runs = 0;
  let served: Served | null = null;
  let waiting: ((served: Served) => void)[] = [];

  const server = await startDevServer({
    port: port ?? devServerPort(name),
    origins: originsOf(platform),
    onStranger: (origin) =>
      say(
        `A page of ${origin} asked for ${name}, which goes to ${platform} alone: start with --platform ${origin}`,
      ),
    served: () => (served ? Promise.resolve(served) : new Promise((resolve) => waiting.push(resolve))),
  });

  const complain = (problems: readonly string[]) => {
    for (const problem of problems) say(problem);
  };

  const begin = (routes: Routes): Run => {
    runs += 1;
    const session = `${started}-${runs}`;
    const outputFolder = join(home, session);
    const described = describeRelease({ folder, name, session, routes });
    const config = devConfig({
      folder,
      outputFolder,
      name,
      version: described.version,
      publicPath: `${server.url}/`,
      screens: [...new Set(described.routes.map(({ screen }) => screen))],
    });
    let count = 0;
    const stop = watchBuild(config, ({ hash, problems }: BuildResult) => {
      if (run?.session !== session) return;
      complain(problems);
      // When the first build fails, nothing can be shown, so callers keep waiting.
      if (count === 0 && problems.length > 0) return;
      count += 1;
      const result: BuildReport = { session, hash, problems };
      served = { release: described, folder: outputFolder, result };
      for (const settle of waiting) settle(served);
      waiting = [];
      server.send(result);
      if (problems.length === 0) say(count === 1 ? `${name} is built` : `${name} is built again`);
    });
    return { session, folder: outputFolder, routes: JSON.stringify(routes), stop };
  };

  const follow = async ({ hash, problems }: BuildResult) => {
    complain(problems);
    if (problems.length > 0) return;
    const routes = await readRoutes(join(home, 'server', serverFile), hash, name);
    if (run?.routes === JSON.stringify(routes)) return;
    const last = run;
    run = begin(routes);
    await last?.stop();
  };

  const stopServerModule = watchBuild(
    serverConfig({ folder, outputFolder: join(home, 'server'), mode: 'development' }),
    (result) => {
      follow(result).catch((error: unknown) => complain([String(error)]));
    },
  );

  return {
    ...server,
    stop: async () => {
      await Promise.all([server.stop(), stopServerModule(), run?.stop()]);
      rmSync(home, { recursive: true, force: true });
    },
  };
};
