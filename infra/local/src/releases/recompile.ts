import { createHash } from 'node:crypto';
import { unwatchFile, watchFile } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { forgetBuild, scriptEnvironment } from '@setu/build';
import { listWorkspaces, type Workspace } from '@setu/build-kit';
import { hasCode, type Log, type SupervisedProcess, superviseProcess } from '@setu/dev-servers';
import type { RegistryClient } from '@setu/registry-client';
import { findDeployables } from '../workspaces';
import { makePublishQueue } from './publish-queue';

const pollMs = 300;
/** Time for a build to finish writing before it is read, ms. */
const settledAfterMs = 200;

interface Options {
  root: string;
  dataDir: string;
  client: RegistryClient;
  gateway: SupervisedProcess;
  log: Log;
}

const fingerprint = async (file: string): Promise<string | undefined> => {
  try {
    return createHash('sha256')
      .update(await readFile(file))
      .digest('hex');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
};

/** Calls `onChange` when the contents of a file have changed. */
const watchContents = async (file: string, onChange: () => void, log: Log): Promise<() => void> => {
  let known = await fingerprint(file);
  const look = async () => {
    await wait(settledAfterMs);
    const found = await fingerprint(file);
    if (found === undefined || found === known) return;
    known = found;
    onChange();
  };
  const listener = () => {
    look().catch((error: unknown) => log(`${file} cannot be read: ${String(error)}`));
  };
  watchFile(file, { interval: pollMs }, listener);
  return () => unwatchFile(file, listener);
};

const watchBuild = (root: string, dataDir: string, workspace: Workspace, log: Log): SupervisedProcess =>
  superviseProcess({
    name: `${workspace.name} build`,
    command: '/bin/sh',
    // `exec`, so that the stop signal reaches the builder instead of the shell.
    args: ['-c', `exec ${workspace.scripts.build} --watch`],
    cwd: workspace.folder,
    env: scriptEnvironment(root),
    logFile: join(dataDir, 'logs', `${workspace.name}-build.log`),
    isReady: () => Promise.resolve(true),
    readyWithinMs: 10_000,
    stopSignal: 'SIGTERM',
    stopWithinMs: 3_000,
    show: (line) => line,
    log,
  });

/**
 * Development: the build of every workspace runs in watch mode (`build --watch`). A rebuilt deployable goes live through
 * the registry like any release. The gateway is not a deployable and restarts instead. The next ordinary start builds again
 * and replaces releases that development made live.
 */
export const recompileOnChange = async (options: Options): Promise<{ stop: () => Promise<void> }> => {
  const { root, dataDir, client, gateway, log } = options;
  const built = listWorkspaces(root).filter(({ scripts }) => scripts.build !== undefined);
  const queue = makePublishQueue(client, log);
  const ends: (() => void)[] = [];
  for (const { folder } of findDeployables(root)) {
    const dist = join(folder, 'dist');
    ends.push(await watchContents(join(dist, 'release.json'), () => queue.add(dist), log));
  }
  const restart = () => {
    log('the gateway changed and restarts');
    gateway.restart();
  };
  ends.push(await watchContents(join(root, 'gateway', 'dist', 'main.js'), restart, log));
  for (const workspace of built) forgetBuild(workspace);
  const builders = built.map((workspace) => watchBuild(root, dataDir, workspace, log));
  return {
    async stop() {
      for (const end of ends) end();
      await queue.stop();
      await Promise.all(builders.map((builder) => builder.stop()));
    },
  };
};
