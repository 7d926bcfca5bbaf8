import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { isServing } from './readiness';

/** How to run one version of a service for a while. */
export interface RunOnceOptions {
  /** The file Node runs. */
  main: string;
  env: NodeJS.ProcessEnv;
  /** Longest time until it is ready, ms. */
  readyWithinMs?: number;
}

/** A service's process that is ready. */
export interface OnceProcess {
  url: string;
  /** Stops it as the platform does. When this resolves, nothing of it runs. */
  stop: () => Promise<void>;
}

/** No gateway sends it requests, so it can stop without waiting for gateways to notice. */
const alone = { PORT: '0', DRAIN_GRACE_MS: '0', LOG_LEVEL: 'info' };

/**
 * Runs a built service on a free loopback port, without a supervisor: the caller starts and stops it.
 * @throws Error with the end of its output when it ends, or is not ready in time
 */
export const runOnce = async ({
  main,
  env,
  readyWithinMs = 60_000,
}: RunOnceOptions): Promise<OnceProcess> => {
  const child = spawn(process.execPath, ['--enable-source-maps', main], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...env, ...alone },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // Not 'exit': the end of its output may come after that.
  const closed = once(child, 'close');
  let output = '';
  const read = (text: string) => {
    output = (output + text).slice(-20_000);
  };
  let url: string | undefined;
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    read(text);
    url ??= /"url":"(http:[^"]+)"[^\n]*"msg":"listening"/.exec(output)?.[1];
  });
  child.stderr.setEncoding('utf8').on('data', read);
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  const stop = async () => {
    if (!hasEnded()) child.kill('SIGTERM');
    const late = setTimeout(() => child.kill('SIGKILL'), 15_000);
    await closed;
    clearTimeout(late);
  };
  const until = Date.now() + readyWithinMs;
  while (!(url && (await isServing(url)))) {
    if (hasEnded() || Date.now() > until) {
      await stop();
      throw new Error(`${main} was not ready in time: ${output.slice(-2_000)}`);
    }
    await sleep(50);
  }
  return { url, stop };
};
