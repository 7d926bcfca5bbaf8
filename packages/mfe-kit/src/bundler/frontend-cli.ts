import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Mode, watchInputs } from '@setu/build-kit';
import { buildFrontend } from './build';
import { runDevCli } from './dev/dev-cli';
import type { Frontend } from './frontend';

const usage = `Usage: frontend build [--watch] | frontend dev [--platform <address>] [--port <port>]
  build           a release of this front end in dist/, ready to publish
  build --watch   the same, unminified, again after every change
  dev             a remote from its sources in the pages of a running platform, with hot updates:
                  the one of this checkout unless said; for the shell the same as build --watch
`;

const readFrontend = async (folder: string): Promise<Frontend> => {
  const config = (await import(pathToFileURL(join(folder, 'rspack.config.ts')).href)) as {
    default: Frontend;
  };
  return config.default;
};

const build = async (folder: string, frontend: Frontend, mode: Mode): Promise<void> => {
  const start = performance.now();
  const release = await buildFrontend(folder, frontend, mode);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  process.stdout.write(`${release.name} ${release.version}: ${release.files.length} files in ${seconds} s\n`);
};

const complain = (error: unknown) =>
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);

/** The `frontend` command. @returns the process's exit code */
export const runFrontendCli = async (args: string[], folder: string): Promise<number> => {
  const [command, ...options] = args;
  const watching = command === 'dev' || options.includes('--watch');
  if (command !== 'build' && command !== 'dev') {
    process.stderr.write(usage);
    return 2;
  }
  try {
    const frontend = await readFrontend(folder);
    if (command === 'dev' && frontend.kind === 'remote')
      return await runDevCli(options, folder, frontend.name);
    if (!watching) {
      await build(folder, frontend, 'production');
      return 0;
    }
    for await (const _ of watchInputs(folder)) await build(folder, frontend, 'development').catch(complain);
    return 0;
  } catch (error) {
    complain(error);
    return 1;
  }
};
