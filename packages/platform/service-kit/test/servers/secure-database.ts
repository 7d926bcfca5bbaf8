import { chmod, chown, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningPostgres, removeDataDir, startPostgres } from '@setu/dev-servers';
import type { TestCertificate } from './certificates';
import type { TestDatabase } from './database';

/** A separate real PostgreSQL with a certificate. @param ca the authority that its clients trust */
export const makeSecureDatabase = async (ca: string) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'setu-postgres-tls-'));
  const folder = await mkdtemp(join(tmpdir(), 'setu-certificates-'));
  const files = {
    cert: join(folder, 'server.crt'),
    key: join(folder, 'server.key'),
    ca: join(folder, 'ca.crt'),
  };
  // The server may run as another user, who must own the key: the owner of the cluster, which the first start creates.
  const first = await startPostgres({ dataDir, isDurable: false, log: () => undefined });
  await first.stop();
  const { uid, gid } = await stat(join(first.home, 'data'));
  await chmod(folder, 0o755);
  await writeFile(files.ca, ca);
  for (const file of [files.cert, files.key]) {
    await writeFile(file, '', { mode: 0o600 });
    await chown(file, uid, gid);
  }
  const port = Number(new URL(first.url).port);
  let running: RunningPostgres | undefined;
  const url = new URL(first.url);
  Object.assign(url, { hostname: 'localhost', search: `sslmode=verify-full&sslrootcert=${files.ca}` });
  const database: TestDatabase = {
    url: url.href,
    query: () => Promise.reject(new Error('ask the service')),
    drop: () => Promise.resolve(),
  };
  return {
    /** Its address by the name `localhost`, with `sslmode=verify-full`. */
    database,
    /** `localhost:port`, as in messages. */
    host: url.host,
    /** Starts it, or starts it again, with this certificate. */
    startWith: async ({ cert, key }: TestCertificate): Promise<void> => {
      await running?.stop();
      await writeFile(files.cert, cert);
      await writeFile(files.key, key);
      running = await startPostgres({
        dataDir,
        port,
        isDurable: false,
        settings: ['ssl=on', `ssl_cert_file=${files.cert}`, `ssl_key_file=${files.key}`],
        log: () => undefined,
      });
    },
    stop: async (): Promise<void> => {
      await running?.stop();
      await removeDataDir(dataDir);
      await rm(folder, { recursive: true, force: true });
    },
  };
};
