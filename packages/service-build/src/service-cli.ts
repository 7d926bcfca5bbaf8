import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Mode, watchInputs } from '@setu/build-kit';
import { buildServer, buildService } from './build-service';

const usage = `Usage: service build [--watch] | service bundle [--watch]
  build     a release of this service in dist/, ready to publish
  bundle    dist/main.js without a release: for a server that is no deployable of the registry
  --watch   the same for development, again after every change
`;

const build = async (command: string, folder: string, mode: Mode): Promise<void> => {
  const start = performance.now();
  const release = command === 'build' ? await buildService(folder, mode) : await buildServer(folder, mode);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const what = release ? `${release.name} ${release.version}: ${release.files.length} files` : 'bundled';
  process.stdout.write(`${what} in ${seconds} s\n`);
};

const complain = (error: unknown) =>
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);

/** The `service` command. @returns the process's exit code */
export const runServiceCli = async (args: string[], folder: string): Promise<number> => {
  const [command = '', ...options] = args;
  if (!['build', 'bundle'].includes(command) || !existsSync(join(folder, 'src/main.ts'))) {
    process.stderr.write(usage);
    return 2;
  }
  try {
    if (!options.includes('--watch')) {
      await build(command, folder, 'production');
      return 0;
    }
    for await (const _ of watchInputs(folder)) await build(command, folder, 'development').catch(complain);
    return 0;
  } catch (error) {
    complain(error);
    return 1;
  }
};
