import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';

interface Ended {
  code: number | null;
  out: string;
  err: string;
}

/** Runs a program as a package script runs there: the programs that npm installed come first. */
export const runHere = (
  folder: string,
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<Ended> =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: folder,
      env: {
        ...process.env,
        PATH: `${join(folder, 'node_modules/.bin')}${delimiter}${process.env.PATH ?? ''}`,
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let [out, err] = ['', ''];
    child.stdout.on('data', (chunk) => (out += chunk));
    child.stderr.on('data', (chunk) => (err += chunk));
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, out, err }));
  });
