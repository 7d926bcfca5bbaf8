import { createHash } from 'node:crypto';
import { unwatchFile, watchFile } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { listWorkspaces, type Workspace } from '@setu/build-kit';
import { forgetBuild, scriptEnvironment } from './builds';
import { hasCode } from './error-code';
import type { Log } from './log';
import { type KeptProcess, keepProcess } from './process-keeper';

const LOOK_EVERY_MS = 300;
/** A bundle is compared only when its writing is over. */
const SETTLED_AFTER_MS = 200;

async function fingerprint(file: string): Promise<string | undefined> {
  try {
    return createHash('sha256')
      .update(await readFile(file))
      .digest('hex');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

/** Restarts a service when its bundle has other contents than the one it runs. */
async function restartOnNewBundle(file: string, service: KeptProcess, log: Log): Promise<() => void> {
  let running = await fingerprint(file);
  const look = async () => {
    await wait(SETTLED_AFTER_MS);
    const found = await fingerprint(file);
    if (found === undefined || found === running) return;
    running = found;
    log(`${service.name} changed: restarting`);
    service.restart();
  };
  const listener = () => {
    look().catch((error: unknown) => log(`${file} cannot be read: ${String(error)}`));
  };
  watchFile(file, { interval: LOOK_EVERY_MS }, listener);
  return () => unwatchFile(file, listener);
}

function watchBuild(root: string, dataDir: string, workspace: Workspace, log: Log): KeptProcess {
  return keepProcess({
    name: `${workspace.name} build`,
    command: '/bin/sh',
    // `exec`, so that the stop signal reaches the builder and not the shell before it.
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
}

/**
 * Development: every workspace's build runs on in watch mode (`build --watch`), and a service restarts when its
 * bundle changes. What they build is no release, so the next ordinary start builds afresh.
 */
export async function recompileOnChange(
  root: string,
  dataDir: string,
  services: KeptProcess[],
  log: Log,
): Promise<{ stop(): Promise<void> }> {
  const built = listWorkspaces(root).filter(({ scripts }) => scripts.build !== undefined);
  const ends: (() => void)[] = [];
  for (const { name, folder } of built) {
    const service = services.find((candidate) => candidate.name === name);
    if (service) ends.push(await restartOnNewBundle(join(folder, 'dist', 'main.js'), service, log));
  }
  await Promise.all(built.map(forgetBuild));
  const builders = built.map((workspace) => watchBuild(root, dataDir, workspace, log));
  return {
    async stop() {
      for (const end of ends) end();
      await Promise.all(builders.map((builder) => builder.stop()));
    },
  };
}
