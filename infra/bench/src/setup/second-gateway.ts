import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort, type Platform } from '@setu/local';
import { readSecrets } from './registry';

/** A second gateway beside the first: the same database, broker, services and artefacts. */
export const startSecondGateway = async ({ run, url: publicUrl }: Platform, dataDir: string) => {
  const secrets = await readSecrets(dataDir);
  const [port, internalPort] = [await freePort(), await freePort()];
  const child = spawn(process.execPath, [join(process.cwd(), 'gateway/dist/main.js')], {
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
      PUBLIC_URL: publicUrl,
      LOG_LEVEL: 'warn',
      RATE_LIMIT: '0',
    },
  });
  const url = `http://127.0.0.1:${port}`;
  while (!(await fetch(`http://127.0.0.1:${internalPort}/readyz`).catch(() => null))?.ok) {
    if (child.exitCode !== null) throw new Error(`The second gateway ended with ${child.exitCode}`);
    await sleep(50);
  }
  return {
    url,
    stop: () =>
      new Promise<void>((resolve) => {
        child.once('exit', () => resolve());
        child.kill('SIGTERM');
      }),
  };
};
