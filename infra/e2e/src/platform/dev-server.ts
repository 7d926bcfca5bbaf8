import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { copySources, root } from './copy-sources';
import { platformUrl } from './platform';

/** Inside the repository, so that packages are found; ignored by version control and by the test runner. */
const copies = join(root, '.data', 'dev');

/** A copy of a remote's sources, and its development server. */
export interface DevServer {
  /** Address of the server. */
  url: string;
  /** Changes or creates a source file. */
  edit: (path: string, change: (source: string) => string) => Promise<void>;
  stop: () => Promise<void>;
}

const ended = (child: ChildProcess) =>
  new Promise<void>((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve();
    else child.once('exit', () => resolve());
  });

/** Resolves with the server's address when the first build is done. */
const started = (child: ChildProcess) =>
  new Promise<string>((resolve, reject) => {
    let output = '';
    const handleOutput = (chunk: Buffer) => {
      output += chunk.toString('utf8');
      const url = /from these sources: (http:\S+)/.exec(output)?.[1];
      if (url && output.includes('is built')) resolve(url);
    };
    child.stdout?.on('data', handleOutput);
    child.stderr?.on('data', handleOutput);
    child.once('exit', () => reject(new Error(`The development server ended:\n${output}`)));
  });

/** Copies a remote and starts its development server like `npm run dev` in its workspace. */
export const startDevServer = async (deployable: string): Promise<DevServer> => {
  const folder = join(copies, `${deployable}-${process.pid}`);
  await rm(folder, { recursive: true, force: true });
  await mkdir(copies, { recursive: true });
  await copySources(deployable, folder);
  const command = [
    join(root, 'packages/platform/mfe-kit/bin/frontend.mjs'),
    'dev',
    '--platform',
    platformUrl(),
  ];
  const child = spawn(process.execPath, command, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
  const stop = async () => {
    child.kill('SIGTERM');
    await ended(child);
    await rm(folder, { recursive: true, force: true });
  };
  try {
    return {
      url: await started(child),
      edit: async (path, change) => {
        const file = join(folder, path);
        await writeFile(file, change(await readFile(file, 'utf8').catch(() => '')));
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
};
