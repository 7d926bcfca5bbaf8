import { exitCodeOf, releaseLine, runBuild } from '@setu/build-kit';
import { buildFrontend } from './build';
import { runDevCli } from './dev/dev-cli';
import { readFrontend } from './frontend-folder';

const usage = `Usage: frontend build [--watch] | frontend dev [--platform <address>] [--port <port>]
  build           a release of this front end in dist/, ready to publish
  build --watch   the same, unminified, again after every change
  dev             a remote from its sources in the pages of a running platform, with hot updates:
                  the one of this checkout unless said; for the shell the same as build --watch
`;

/** The `frontend` command. @returns the process's exit code */
export const runFrontendCli = async (args: string[], folder: string): Promise<number> => {
  const [command, ...options] = args;
  if (command !== 'build' && command !== 'dev') {
    process.stderr.write(usage);
    return 2;
  }
  return exitCodeOf(async () => {
    const frontend = await readFrontend(folder);
    if (command === 'dev' && frontend.kind === 'remote') return runDevCli(options, folder, frontend.name);
    await runBuild({
      folder,
      isWatching: command === 'dev' || options.includes('--watch'),
      build: async (mode) => releaseLine(await buildFrontend(folder, frontend, mode)),
    });
  });
};
