import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findRoot } from '@setu/build-kit';
import { freePort } from '@setu/dev-servers';

interface Beside {
  /** Data folder of the running platform. */
  dataDir: string;
  run: { postgres: { url: string }; nats: { url: string } };
  /** Settings of the second gateway, by its port. */
  settings: (port: number) => Record<string, string>;
}

/** A second gateway of a platform, with the same database, broker, services and artefacts. */
export const startSecondGateway = async ({ dataDir, run, settings }: Beside) => {
  const secrets = JSON.parse(await readFile(join(dataDir, 'secrets.json'), 'utf8'));
  const [port, internalPort] = [await freePort(), await freePort()];
  const child = spawn(process.execPath, [join(findRoot(), 'gateway/dist/main.js')], {
    stdio: 'ignore',
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      INTERNAL_PORT: String(internalPort),
      HOST: '127.0.0.1',
      DATABASE_URL: run.postgres.url,
      NATS_URL: run.nats.url,
      CALLER_PRIVATE_KEY: secrets.callerPrivateKey,
      SESSION_KEYS: secrets.sessionKeys.join(','),
      ARTEFACTS: join(dataDir, 'artefacts'),
      LOG_LEVEL: 'warn',
      RATE_LIMIT: '0',
      ...settings(port),
    },
  });
  while (!(await fetch(`http://127.0.0.1:${internalPort}/readyz`).catch(() => null))?.ok) {
    if (child.exitCode !== null) throw new Error(`The second gateway ended with ${child.exitCode}`);
    await sleep(50);
  }
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    stop: () =>
      new Promise<void>((resolve) => {
        child.once('exit', () => resolve());
        child.kill('SIGTERM');
      }),
  };
};
