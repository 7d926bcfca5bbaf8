import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startNats } from '@setu/dev-servers';
import type { TestCertificate } from './certificates';

/** A real NATS server that only accepts TLS. */
export const startSecureBroker = async (certificate: TestCertificate) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'setu-nats-tls-'));
  const nats = await startNats({ dataDir, log: () => undefined });
  const files = { cert: join(dataDir, 'server.crt'), key: join(dataDir, 'server.key') };
  const write = async ({ cert, key }: TestCertificate) => {
    await writeFile(files.cert, cert);
    await writeFile(files.key, key);
  };
  await write(certificate);
  const configFile = join(nats.folder, 'nats.conf');
  const tls = `tls { cert_file: ${JSON.stringify(files.cert)}, key_file: ${JSON.stringify(files.key)} }`;
  await writeFile(configFile, `${await readFile(configFile, 'utf8')}\n${tls}\n`);
  process.kill(nats.pid ?? 0, 'SIGHUP');
  const url = new URL(nats.url);
  url.hostname = 'localhost';
  return {
    /** Its address by the name `localhost`. */
    url: url.href.replace(/\/$/, ''),
    /** `localhost:port`, as in messages. */
    host: url.host,
    /** Restarts it with another certificate. */
    restartWith: async (next: TestCertificate): Promise<void> => {
      await write(next);
      nats.restart();
    },
    stop: async (): Promise<void> => {
      await nats.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};
