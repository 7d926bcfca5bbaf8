import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningPostgres, removeDataDir, startPostgres } from '@setu/dev-servers';
import { startTestBroker, type TestBroker } from '@setu/service-kit/test';
import type { BackupEnvironment } from '../src/backup-environment';
import { schemaNames } from '../src/database/schemas';
import { makeKey } from '../src/make-key';
import { type Services, startServices } from './start-services';

const log = () => undefined;

/** A running installation with the seed data, and a key for its backups. */
export interface World {
  folder: string;
  dataDir: string;
  postgres: RunningPostgres;
  broker: TestBroker;
  services: Services;
  /** The settings of its backups, with the public and the private key. */
  env: BackupEnvironment;
  stop: () => Promise<void>;
}

/** Starts an installation with two files of releases, one upload and its keys. */
export const startWorld = async (): Promise<World> => {
  const folder = await mkdtemp(join(tmpdir(), 'franchisesetu-backup-'));
  const dataDir = join(folder, 'data');
  const postgres = await startPostgres({ dataDir, schemas: schemaNames, isDurable: false, log });
  const broker = await startTestBroker();
  const services = await startServices({ schemaUrls: postgres.schemaUrls, broker, demo: true });
  for (const [path, text] of [
    ['artefacts/catalog/1.0.0/main.js', 'console.log(1)'],
    ['artefacts/catalog/1.0.0/empty.txt', ''],
    ['artefacts/catalog/1.0.0/unfinished.js.1-1.part', 'consol'],
    ['uploads/ab/480.webp', 'a picture'],
    ['secrets.json', '{"twoStepKey":"of a test"}'],
  ] as const) {
    await mkdir(join(dataDir, path, '..'), { recursive: true });
    await writeFile(join(dataDir, path), text);
  }
  const recipient = await makeKey(join(folder, 'key'));
  return {
    folder,
    dataDir,
    postgres,
    broker,
    services,
    env: {
      DATABASE_URL: postgres.url,
      BACKUP_RECIPIENT: recipient,
      BACKUP_KEY_FILE: join(folder, 'key'),
    },
    stop: async () => {
      await services.stop();
      await broker.stop();
      await postgres.stop({ force: true });
      await removeDataDir(dataDir);
      await rm(folder, { recursive: true, force: true });
    },
  };
};
