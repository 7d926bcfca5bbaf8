import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { access, constants } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { hashInputs, listWorkspaces, type Workspace } from '@setu/build-kit';
import {
  checkFreeSpace,
  hasCode,
  killOnExit,
  type Log,
  StartProblem,
  secondsSince,
  sendSignal,
} from '@setu/dev-servers';
import { forgetBuild, hasBuild, recordBuild } from './build-record';
import { isBuilderScript, runBuilder } from './run-builder';

/** Builds take 60 MB, and twice as much until they replace the previous builds. */
const minFreeMb = 200;

/** The environment of a package script: programs that npm installed are found first. */
export const scriptEnvironment = (root: string): NodeJS.ProcessEnv => ({
  ...process.env,
  PATH: `${join(root, 'node_modules', '.bin')}${delimiter}${process.env.PATH ?? ''}`,
});

/** @throws StartProblem when a build could not be written: the checkout is read-only, or another user owns it */
const checkWritable = async ({ name, folder }: Workspace): Promise<void> => {
  const dist = join(folder, 'dist');
  try {
    await access(existsSync(dist) ? dist : folder, constants.W_OK);
  } catch (error) {
    if (!hasCode(error, 'EACCES', 'EROFS', 'EPERM')) throw error;
    throw new StartProblem(
      `${name} has changed since it was built, and ${folder} cannot be written. ` +
        'Run "npm run build" as a user who may write there, then start again.',
    );
  }
};

const runBuild = (root: string, workspace: Workspace, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn('/bin/sh', ['-c', workspace.scripts.build ?? ''], {
      cwd: workspace.folder,
      env: scriptEnvironment(root),
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const hasEnded = killOnExit(child, { lastSignal: 'SIGKILL', stopSignal: 'SIGKILL' });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output = (output + chunk.toString('utf8')).slice(-8_000);
      });
    }
    const abandon = () => {
      if (child.pid !== undefined) sendSignal(-child.pid, 'SIGKILL');
    };
    signal?.addEventListener('abort', abandon);
    child.once('error', reject);
    child.once('close', (code) => {
      hasEnded();
      signal?.removeEventListener('abort', abandon);
      if (signal?.aborted) reject(signal.reason);
      else if (code === 0) resolve();
      else reject(new StartProblem(`${workspace.name} cannot be built:\n${output.trimEnd()}`));
    });
  });

export interface Builds {
  /**
   * Resolves when these workspaces are built.
   * @throws StartProblem with the compiler's messages, or the reason of the abort
   */
  whenBuilt: (isWanted?: (workspace: Workspace) => boolean) => Promise<void>;
}

/** The workspaces to build, and the number of all that have a `build` script. */
const planBuilds = (root: string, names: readonly string[] | undefined) => {
  const all = listWorkspaces(root);
  const unknown = names?.find(
    (name) => !all.some((it) => it.name === name && it.scripts.build !== undefined),
  );
  if (unknown)
    throw new StartProblem(
      `No workspace called ${unknown} has a build script. Use the name of its folder, such as mfe-brand.`,
    );
  const plan = all
    .filter(({ name, scripts }) => scripts.build !== undefined && (names?.includes(name) ?? true))
    .map((workspace) => {
      const inputs = hashInputs(workspace.folder, workspace.scripts.build ?? '');
      return { workspace, inputs, isCurrent: hasBuild(workspace, inputs) };
    });
  return { count: plan.length, due: plan.filter(({ isCurrent }) => !isCurrent) };
};

/** The gateway builds fast and is needed first. Services are built before front ends. */
const rank = ({ name, scripts }: Workspace) =>
  name === 'gateway' ? 0 : scripts.build === 'service build' ? 1 : name === 'shell' ? 2 : 3;

/**
 * Starts to build every workspace that has a `build` script and whose inputs changed since its last build, or whose build is incomplete.
 * @param names builds only these workspaces, by the names of their folders; all by default
 * @throws StartProblem when a workspace is unknown, or a build could not be written
 */
export const startBuilds = async (
  root: string,
  log: Log,
  signal?: AbortSignal,
  names?: readonly string[],
): Promise<Builds> => {
  const { count, due } = planBuilds(root, names);
  if (due.length === 0) {
    log(`  build      ${count} workspaces are up to date`);
    return { whenBuilt: () => Promise.resolve() };
  }
  due.sort((a, b) => rank(a.workspace) - rank(b.workspace));
  log(
    `  build      ${due.length} of ${count} workspaces: ${due.map((one) => one.workspace.name).join(', ')}`,
  );
  await Promise.all(due.map(({ workspace }) => checkWritable(workspace)));
  await checkFreeSpace(root, minFreeMb, 'Free some space and start again.');
  for (const { workspace } of due) forgetBuild(workspace);
  signal?.throwIfAborted();

  const known = due.flatMap(({ workspace: { name, folder, scripts } }) =>
    isBuilderScript(scripts.build) ? [{ name, folder, script: scripts.build }] : [],
  );
  const begins = new Map<string, number>();
  const built = new Set<Workspace>();
  const onProgress = new Set<() => void>();
  const onStarted = (name: string) => begins.set(name, Date.now());
  const onBuilt = (name: string) => {
    const one = due.find(({ workspace }) => workspace.name === name);
    if (!one) return;
    recordBuild(one.workspace, one.inputs);
    built.add(one.workspace);
    log(
      `  build      ${built.size}/${due.length} ${name} in ${secondsSince(begins.get(name) ?? Date.now())}`,
    );
    for (const listener of onProgress) listener();
  };
  const run = async () => {
    if (known.length > 0) await runBuilder({ root, tasks: known, onStarted, onBuilt, signal });
    for (const { workspace } of due) {
      if (isBuilderScript(workspace.scripts.build)) continue;
      signal?.throwIfAborted();
      onStarted(workspace.name);
      await runBuild(root, workspace, signal);
      onBuilt(workspace.name);
    }
  };
  const done = run();
  // `whenBuilt` reports the failure.
  done.catch(() => undefined);
  return {
    whenBuilt: (isWanted = () => true) =>
      new Promise((resolve, reject) => {
        const wanted = due.map(({ workspace }) => workspace).filter(isWanted);
        const look = () => {
          if (wanted.every((workspace) => built.has(workspace))) resolve();
        };
        onProgress.add(look);
        look();
        done.then(look, reject);
      }),
  };
};

/**
 * Builds every workspace that has a `build` script and whose inputs changed since its last build.
 * @throws StartProblem as `startBuilds`, and with the end of the output when a build fails
 */
export const buildWorkspaces = async (...options: Parameters<typeof startBuilds>): Promise<void> => {
  const builds = await startBuilds(...options);
  await builds.whenBuilt();
};
