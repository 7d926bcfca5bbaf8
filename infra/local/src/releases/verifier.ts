import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Log, openLogFile, startChild, stopChild } from '@setu/dev-servers';
import { type RegistryClient, RegistryError, UnreachableError } from '@setu/registry-client';

const pollMs = 5_000;
const retryAfterMs = 30_000;
const stopTimeoutMs = 5_000;

/** Variables that a verifier inherits. It runs tests, so it reads address and token from the data folder instead. */
const inheritedVariables = ['PATH', 'HOME', 'USER', 'TMPDIR', 'TZ', 'LANG', 'npm_config_cache'];

interface Options {
  root: string;
  dataDir: string;
  client: RegistryClient;
  log: Log;
}

/**
 * Starts a verifier, with the tests of this checkout, whenever a verification waits. It ends when none waits. Does nothing when
 * this workspace has no release command.
 */
export const verifyOnDemand = async ({
  root,
  dataDir,
  client,
  log,
}: Options): Promise<{ stop: () => Promise<void> }> => {
  const main = join(root, 'infra', 'release', 'src', 'main.ts');
  if (!existsSync(main)) return { stop: () => Promise.resolve() };
  const logFile = await openLogFile(join(dataDir, 'logs', 'verifier.log'));
  let running: { pid: number | undefined; ended: Promise<void> } | undefined;
  let notBefore = 0;
  let isStopped = false;

  const run = () => {
    const env = Object.fromEntries(inheritedVariables.map((name) => [name, process.env[name]]));
    let end = () => {};
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    const { pid } = startChild(
      {
        command: process.execPath,
        args: ['--import', 'tsx', main, 'verifier', '--until-idle'],
        cwd: root,
        env: { ...env, DATA_DIR: dataDir },
        stopSignal: 'SIGKILL',
      },
      {
        onLine: (line) => logFile.write(line),
        onEnd: (reason) => {
          running = undefined;
          if (reason !== 'exit code 0' && !isStopped) {
            notBefore = Date.now() + retryAfterMs;
            log(`the verifier failed (${reason}). Its log: ${logFile.path}`);
          }
          end();
        },
      },
    );
    running = { pid, ended };
    log(`  verifier   started: a verification is waiting`);
  };

  const look = async () => {
    if (isStopped || running || Date.now() < notBefore) return;
    try {
      const waiting = await client.runs({ state: 'pending' });
      if (waiting.length > 0 && !isStopped && !running) run();
    } catch (error) {
      // The gateway does not answer while it restarts.
      if (!(error instanceof UnreachableError || error instanceof RegistryError)) throw error;
    }
  };
  let looking: Promise<void> | undefined;
  const timer = setInterval(() => {
    looking ??= look()
      .catch((error: unknown) => log(`the queue of verifications cannot be read: ${String(error)}`))
      .finally(() => {
        looking = undefined;
      });
  }, pollMs);

  return {
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await looking;
      if (running?.pid !== undefined) await stopChild(running.pid, 'SIGTERM', stopTimeoutMs, running.ended);
      await logFile.close();
    },
  };
};
