import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isRunning } from '@setu/build-kit';

const fromEnvironment = (name: string): string => {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run this test through the e2e project`);
  return value;
};

/** Address of the running platform. */
export const platformUrl = () => fromEnvironment('E2E_URL');

/** Data folder of the running platform. */
export const dataDir = () => fromEnvironment('E2E_DATA_DIR');

interface RunFile {
  gateway: { pid: number; url: string };
  services: Record<string, { pid: number; url: string }>;
  postgres: { pid: number; url: string };
  nats: { pid: number; url: string };
  /** `url` is the page that shows the mail. */
  mail: { pid: number; url: string };
}

/** The run.json of the supervisor. */
export const readRun = async (): Promise<RunFile> =>
  JSON.parse(await readFile(join(dataDir(), 'run.json'), 'utf8'));

/** Timeout of every wait, ms. Shorter than the timeout of a test (jest.config.mjs), so that a failure names what was missing. */
export const waitMs = 120_000;

/** Repeats an expectation until it succeeds. After two minutes the last failure is thrown. */
export const eventually = async <T>(ask: () => Promise<T>): Promise<T> => {
  const deadline = Date.now() + waitMs;
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await sleep(50);
    }
  }
};

/** Kills a process of the platform like a crash; the supervisor restarts it. */
export const kill = async (pid: number): Promise<void> => {
  process.kill(pid, 'SIGKILL');
  await eventually(async () => {
    if (isRunning(pid)) throw new Error(`${pid} still runs`);
  });
};

/** Waits until a killed service answers again. */
export const serviceIsBack = (name: string, oldPid: number): Promise<void> =>
  eventually(async () => {
    const service = (await readRun()).services[name];
    if (!service || service.pid === oldPid) throw new Error(`${name} is not back yet`);
    const ready = await fetch(`${service.url}/readyz`);
    if (!ready.ok) throw new Error(`${name} is not ready yet`);
  });
