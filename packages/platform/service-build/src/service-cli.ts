import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { exitCodeOf, releaseLine, runBuild } from '@setu/build-kit';
import { buildServer, buildService } from './build-service';

const usage = `Usage: service build [--watch] | service bundle [--watch]
  build     a release of this service in dist/, ready to publish
  bundle    dist/main.js without a release: for a server that is no deployable of the registry
  --watch   the same for development, again after every change
`;

/** The `service` command. @returns the process's exit code */
export const runServiceCli = async (args: string[], folder: string): Promise<number> => {
  const [command = '', ...options] = args;
  if (!['build', 'bundle'].includes(command) || !existsSync(join(folder, 'src/main.ts'))) {
    process.stderr.write(usage);
    return 2;
  }
  return exitCodeOf(async () => {
    await runBuild({
      folder,
      isWatching: options.includes('--watch'),
      build: async (mode) => {
        const release =
          command === 'build' ? await buildService(folder, mode) : await buildServer(folder, mode);
        return release ? releaseLine(release) : 'bundled';
      },
    });
  });
};
