import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findRoot } from '@setu/build-kit';
import { killOnExit, StartProblem, sendSignal } from '@setu/dev-servers';

/** Build scripts that the builder runs in its own process. */
const scripts = ['frontend build', 'service build', 'service bundle'] as const;

/** A workspace to build. */
export interface BuilderTask {
  name: string;
  folder: string;
  script: (typeof scripts)[number];
}

/** The message of the builder about a workspace. */
export type BuilderMessage = { name: string } & (
  | { state: 'started' }
  | { state: 'built' }
  | { state: 'failed'; problem: string }
);

/** Whether the builder can run a build script. Other scripts run as separate programs. */
export const isBuilderScript = (script: string | undefined): script is BuilderTask['script'] =>
  scripts.some((known) => known === script);

interface Options {
  root: string;
  tasks: readonly BuilderTask[];
  onStarted: (name: string) => void;
  onBuilt: (name: string) => void;
  signal?: AbortSignal | undefined;
}

/**
 * Builds workspaces in one process, in this order, two at a time. The first failure ends the process, and aborting the signal kills it.
 * @throws StartProblem with the compiler's messages or, when the process ended early, with the end of its output
 */
export const runBuilder = ({ root, tasks, onStarted, onBuilt, signal }: Options): Promise<void> =>
  new Promise((resolve, reject) => {
    // Resolved from the root, because `npm start` runs this file in a bundle in another folder.
    const here = fileURLToPath(new URL('.', import.meta.url));
    const builder = join(findRoot(here), 'infra/build/src/builder.ts');
    const child = spawn(process.execPath, ['--import', 'tsx', builder, JSON.stringify(tasks)], {
      cwd: root,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    const hasEnded = killOnExit(child, { lastSignal: 'SIGKILL', stopSignal: 'SIGKILL' });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => {
        output = (output + chunk.toString('utf8')).slice(-8_000);
      });
    const abandon = () => {
      if (child.pid !== undefined) sendSignal(-child.pid, 'SIGKILL');
    };
    signal?.addEventListener('abort', abandon);
    let problem: string | undefined;
    child.on('message', (message: BuilderMessage) => {
      if (message.state === 'started') onStarted(message.name);
      else if (message.state === 'built') onBuilt(message.name);
      else if (message.state === 'failed') {
        problem ??= `${message.name} cannot be built:\n${message.problem}`;
        abandon();
      }
    });
    child.once('error', reject);
    child.once('close', (code, by) => {
      hasEnded();
      signal?.removeEventListener('abort', abandon);
      if (signal?.aborted) return reject(signal.reason);
      // The builder may have ended before it was killed.
      if (code === 0 && problem === undefined) return resolve();
      const early = `The builds ended early (${by ?? `exit code ${code}`}). Start again.\n${output.trimEnd()}`;
      reject(new StartProblem(problem ?? early));
    });
  });
