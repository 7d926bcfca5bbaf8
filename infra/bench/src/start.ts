import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@setu/local';
import { printTable } from './setup/table';

const run = (command: string, args: string[], cwd: string) =>
  new Promise<void>((resolve, reject) => {
    const child = spawn(command, args, { cwd, stdio: 'ignore' });
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`${command} ${args.join(' ')}: ${code}`)),
    );
  });

const stopped = (child: ChildProcess) =>
  new Promise<void>((resolve) => {
    child.on('exit', () => resolve());
    child.kill('SIGTERM');
  });

/** Starts the platform in a clone. @returns the seconds until /franchises is complete */
const untilFirstPage = async (clone: string): Promise<number> => {
  const port = await freePort();
  const began = Date.now();
  const child = spawn('npm', ['start'], {
    cwd: clone,
    env: { ...process.env, PORT: String(port) },
    stdio: 'ignore',
  });
  for (;;) {
    const page = await fetch(`http://localhost:${port}/franchises`).catch(() => null);
    if (page?.ok && (await page.text()).includes('id="boot"')) break;
    if (child.exitCode !== null) throw new Error(`npm start ended with ${child.exitCode}`);
    await sleep(50);
  }
  const seconds = (Date.now() - began) / 1000;
  await stopped(child);
  return seconds;
};

/** What a newcomer waits for: npm ci, the first start with its builds, and each later start. */
export const benchStart = async (): Promise<void> => {
  const folder = await mkdtemp(join(tmpdir(), 'setu-clone-'));
  const clone = join(folder, 'clone');
  try {
    await run('git', ['clone', '--quiet', process.cwd(), clone], folder);
    const began = Date.now();
    await run('npm', ['ci'], clone);
    const installed = (Date.now() - began) / 1000;
    const first = await untilFirstPage(clone);
    const warm = [await untilFirstPage(clone), await untilFirstPage(clone), await untilFirstPage(clone)];
    printTable('From a bare clone, seconds', [
      ['step', 's'],
      ['npm ci', installed.toFixed(1)],
      ['first npm start to the first page', first.toFixed(1)],
      ['total', (installed + first).toFixed(1)],
      ['npm start, warm, to the first page (median of 3)', (warm.sort((a, b) => a - b)[1] ?? 0).toFixed(1)],
    ]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
