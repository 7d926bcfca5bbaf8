import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, ensureTemplate, type TestDatabase } from '@setu/service-kit/test';

/** The database and files of a gateway's registry. */
export interface RegistryStore {
  database: TestDatabase;
  /** Folder of the releases' files. */
  artefacts: string;
}

const templateName = 'gateway_released';

const templateArtefacts = () => {
  const folder = process.env.TEST_RUN_FOLDER;
  if (!folder) throw new Error('TEST_RUN_FOLDER is not set: run this test through the int or pact project');
  return join(folder, templateName);
};

/** An empty store. */
export const emptyStore = async (): Promise<RegistryStore> => {
  const [database, artefacts] = await Promise.all([
    createTestDatabase(),
    mkdtemp(join(tmpdir(), 'setu-artefacts-')),
  ]);
  return { database, artefacts };
};

/**
 * A new store in which the first releases are live. They are published once in a test run and then copied, because publishing seven
 * releases takes seconds.
 * @param publish publishes and promotes them on a gateway with the given store, and stops that gateway
 */
export const releasedStore = async (
  publish: (store: RegistryStore) => Promise<void>,
): Promise<RegistryStore> => {
  await ensureTemplate(templateName, (database) => publish({ database, artefacts: templateArtefacts() }));
  const [database, artefacts] = await Promise.all([
    createTestDatabase(templateName),
    mkdtemp(join(tmpdir(), 'setu-artefacts-')),
  ]);
  await cp(templateArtefacts(), artefacts, { recursive: true });
  return { database, artefacts };
};
