import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { eventually } from '../eventually';
import { bundleProgram } from './bundle-program';

interface Options {
  /** Folder of the workspace. */
  folder: string;
  /** TypeScript file in it. */
  main: string;
  args?: readonly string[];
  env: NodeJS.ProcessEnv;
}

/** Runs a program as `node main.js` does when it is built, and collects its output. */
export const runProgram = async ({ folder, main, args = [], env }: Options) => {
  const file = await bundleProgram(join(folder, main));
  const child = spawn(process.execPath, ['--enable-source-maps', file, ...args], {
    cwd: folder,
    env: { PATH: process.env.PATH, DRAIN_GRACE_MS: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  const exited = once(child, 'close').then(([code]) => code as number | null);
  return {
    child,
    exited,
    /** Its output so far. */
    output: () => output,
    /** Its log entries so far, parsed. */
    logged: () =>
      output
        .split('\n')
        .filter((line) => line.startsWith('{') && line.endsWith('}'))
        .map((line) => JSON.parse(line) as Record<string, unknown>),
    /** Its address, once it listens. */
    listening: () =>
      eventually(() => {
        const url = /"url":"(http:[^"]+)"/.exec(output)?.[1];
        if (!url) throw new Error(`not listening: ${output}`);
        return url;
      }),
    stop: async (): Promise<void> => {
      child.kill('SIGTERM');
      await exited;
    },
  };
};
