import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort, type Platform } from '@setu/local';

interface Secrets {
  callerPrivateKey: string;
  sessionKeys: string[];
  releaseToken: string;
}

/** The secrets of the platform that runs on this data folder. */
export const readSecrets = async (dataDir: string): Promise<Secrets> =>
  JSON.parse(await readFile(join(dataDir, 'secrets.json'), 'utf8'));

/** A second gateway beside the first: the same database, broker, services and artefacts. */
export const startSecondGateway = async ({ run, url: publicUrl }: Platform, dataDir: string) => {
  const secrets = await readSecrets(dataDir);
  const port = await freePort();
  const services = Object.entries(run.services).map(([name, { url }]) => [`${name.toUpperCase()}_URL`, url]);
  const child = spawn(process.execPath, [join(process.cwd(), 'gateway/dist/main.js')], {
    stdio: 'ignore',
    env: {
      ...process.env,
      ...Object.fromEntries(services),
      NODE_ENV: 'production',
      PORT: String(port),
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
  while (!(await fetch(`${url}/readyz`).catch(() => null))?.ok) {
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
