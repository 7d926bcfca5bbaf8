import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { access, constants, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { hashInputs, listWorkspaces, type Workspace } from '@setu/build-kit';
import { killOnExit } from '../processes/kill-on-exit';
import { sendSignal } from '../processes/process-identity';
import { hasCode } from '../report/error-code';
import { type Log, secondsSince } from '../report/log';
import { StartProblem } from '../report/start-problem';

const maxParallelBuilds = 2;

const hashFile = (workspace: Workspace) => join(workspace.folder, 'dist', '.build-hash');

/** The environment of a package script: the programs that npm installed come first. */
export const scriptEnvironment = (root: string): NodeJS.ProcessEnv => ({
  ...process.env,
  PATH: `${join(root, 'node_modules', '.bin')}${delimiter}${process.env.PATH ?? ''}`,
});

const builtFrom = async (workspace: Workspace): Promise<string | undefined> => {
  try {
    return await readFile(hashFile(workspace), 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
};

/** Deletes the record of a workspace's inputs, so that the next start builds it again. */
export const forgetBuild = (workspace: Workspace): Promise<void> => rm(hashFile(workspace), { force: true });

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

/**
 * Builds every workspace that has a `build` script and whose inputs changed since its last build, two at a time. The hash
 * of the inputs is stored in its dist/.build-hash.
 * @param names only these workspaces, by the names of their folders; all when absent
 * @throws StartProblem with the end of the output when a build fails, or when it could not be written
 */
export const buildWorkspaces = async (
  root: string,
  log: Log,
  signal?: AbortSignal,
  names?: readonly string[],
): Promise<void> => {
  const all = listWorkspaces(root);
  const unknown = names?.find(
    (name) => !all.some((it) => it.name === name && it.scripts.build !== undefined),
  );
  if (unknown)
    throw new StartProblem(
      `No workspace called ${unknown} has a build script. Use the name of its folder, such as mfe-brand.`,
    );
  const plan = await Promise.all(
    all
      .filter(({ name, scripts }) => scripts.build !== undefined && (names?.includes(name) ?? true))
      .map(async (workspace) => {
        const hash = hashInputs(workspace.folder, workspace.scripts.build ?? '');
        return { workspace, hash, isCurrent: (await builtFrom(workspace)) === hash };
      }),
  );
  const due = plan.filter(({ isCurrent }) => !isCurrent);
  if (due.length === 0) {
    log(`  build      ${plan.length} workspaces are up to date`);
    return;
  }
  log(
    `  build      ${due.length} of ${plan.length} workspaces: ${due.map(({ workspace }) => workspace.name).join(', ')}`,
  );

  await Promise.all(due.map(({ workspace }) => checkWritable(workspace)));
  const waiting = [...due];
  let built = 0;
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { workspace, hash } = next;
      const begin = Date.now();
      await forgetBuild(workspace);
      signal?.throwIfAborted();
      await runBuild(root, workspace, signal);
      await mkdir(join(workspace.folder, 'dist'), { recursive: true });
      await writeFile(hashFile(workspace), hash);
      built += 1;
      log(`  build      ${built}/${due.length} ${workspace.name} in ${secondsSince(begin)}`);
    }
  };
  await Promise.all(Array.from({ length: maxParallelBuilds }, work));
};
