import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@setu/dev-servers';
import { measureRest, totalOf } from './rest';
import { median } from './setup/median';

/** After its start the platform prepares later starts for some time, s. */
const restsAfterSeconds = 120;
const watchedSeconds = 60;

interface Started {
  /** Until /franchises is complete. */
  seconds: number;
  stop: () => Promise<void>;
}

/** Starts the platform in a clone. @throws when it ends before its first page */
const start = async (clone: string): Promise<Started> => {
  const port = await freePort();
  const began = Date.now();
  const child: ChildProcess = spawn('npm', ['start'], {
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
  return {
    seconds: (Date.now() - began) / 1000,
    stop: async () => {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
};

const secondsUntilFirstPage = async (clone: string): Promise<number> => {
  const { seconds, stop } = await start(clone);
  await stop();
  return seconds;
};

const megabytesOf = (folder: string) =>
  Number(execFileSync('du', ['-sk', folder], { encoding: 'utf8' }).split('\t')[0]) / 1_024;

/**
 * Measures how long a newcomer waits, and the resource usage of the platform at rest, next to the figures of infra/tests/budgets.json.
 * @param args --write saves these figures as the last ones
 */
export const benchStart = async (args: readonly string[]): Promise<void> => {
  const folder = await mkdtemp(join(tmpdir(), 'setu-clone-'));
  const clone = join(folder, 'clone');
  try {
    execFileSync('git', ['clone', '--quiet', process.cwd(), clone]);
    const began = Date.now();
    execFileSync('npm', ['ci'], { cwd: clone, stdio: 'ignore' });
    const installed = (Date.now() - began) / 1000;
    const installedMegabytes = megabytesOf(join(clone, 'node_modules'));
    const first = await secondsUntilFirstPage(clone);
    const later = [await secondsUntilFirstPage(clone), await secondsUntilFirstPage(clone)];
    const { seconds, stop } = await start(clone);
    await sleep(restsAfterSeconds * 1_000);
    const { megabytes, percent } = totalOf(await measureRest(join(clone, '.data'), watchedSeconds));
    await stop();
    const figures = {
      'npm ci, s': installed,
      'node_modules, MB': installedMegabytes,
      'first start, s': first,
      'later start, s': median([...later, seconds]),
      'at rest, MB': megabytes,
      'at rest, % of a core': percent,
    };
    const program = join('infra', 'tests', 'compare-figures.mjs');
    const compared = [program, JSON.stringify(figures), ...args];
    execFileSync(process.execPath, compared, { stdio: 'inherit' });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
