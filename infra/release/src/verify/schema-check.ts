import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type RunningServer, removeDataDir, runOnce, startNats, startPostgres } from '@setu/dev-servers';
import type { SchemaResult, ServiceRelease } from '@setu/protocol';
import { fetchRelease, type RegistryClient } from '@setu/registry-client';
import type { Migration } from '@setu/service-kit';
import { checkMigrations } from '../schema/migration-check';
import { folderOf } from './checkout';
import { type PactToVerify, runProviderTests } from './provider-tests';
import { VerifyError } from './verify-error';

interface Options {
  client: RegistryClient;
  root: string;
  /** The release that this checkout built. */
  release: ServiceRelease;
  /** The release that still runs while the new release starts. */
  previous: ServiceRelease;
  /** The pacts of the consumers that are live or canaries. */
  pacts: readonly PactToVerify[];
  /** Receives the output of the tests. */
  onOutput?: ((text: string) => void) | undefined;
}

/** A public key whose private key is dropped, because nothing calls a service that only migrates its schema. */
const callerKey = () =>
  Buffer.from(generateKeyPairSync('ed25519').publicKey.export({ type: 'spki', format: 'pem' })).toString(
    'base64url',
  );

const readMigrations = async (folder: string): Promise<readonly Migration[]> => {
  const module: { migrations: readonly Migration[] } = await import(
    pathToFileURL(join(folder, 'migrations/index.ts')).href
  );
  return module.migrations;
};

/** Starts a release in its folder. @returns why it does not start; empty when it does */
const startProblems = async (main: string, env: NodeJS.ProcessEnv): Promise<string[]> => {
  try {
    await (await runOnce({ main, env })).stop();
    return [];
  } catch (error) {
    if (error instanceof Error) return [error.message];
    throw error;
  }
};

/** Runs work with an empty database and a broker. */
const withServers = async <T>(
  work: (env: { DATABASE_URL: string; NATS_URL: string }) => Promise<T>,
): Promise<T> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'setu-schema-'));
  const quiet = { dataDir, log: () => undefined };
  const servers: RunningServer[] = [];
  try {
    const postgres = await startPostgres({ ...quiet, isDurable: false });
    servers.push(postgres);
    const nats = await startNats(quiet);
    servers.push(nats);
    return await work({ DATABASE_URL: postgres.url, NATS_URL: nats.url });
  } finally {
    for (const server of servers.reverse()) await server.stop();
    await removeDataDir(dataDir);
  }
};

/** Runs the earlier release on an empty database, where it creates its schema, and then the migrations of this checkout. */
const migrationProblems = (service: string, folder: string, previousMain: string) =>
  withServers(async (servers) => {
    const env = { ...servers, CALLER_PUBLIC_KEY: callerKey() };
    await (await runOnce({ main: previousMain, env })).stop();
    const migrations = await readMigrations(folder);
    const problems = await checkMigrations({
      databaseUrl: servers.DATABASE_URL,
      schema: service,
      migrations,
    });
    return [...problems, ...(await startProblems(previousMain, env))];
  });

const pactProblems = async ({ root, pacts, onOutput }: Options, providerMain: string) =>
  [...(await runProviderTests({ root, pacts, providerMain, onOutput })).values()].filter(
    (failure) => failure !== null,
  );

const longest = 2_000;

/**
 * Checks whether a running release works on the schema of the version that this checkout built: whether the migrations remove anything, and
 * whether the earlier release, run on the new schema, still satisfies the pacts of its consumers.
 */
export const checkSchema = async (options: Options): Promise<SchemaResult> => {
  const { client, root, release, previous } = options;
  const folder = folderOf(root, release.name);
  if (!folder)
    throw new VerifyError(
      `This checkout has no deployable called ${release.name}. Verify in a checkout that has its sources.`,
    );
  // Inside the folder of its deployable, so that Node finds its packages.
  const unpacked = join(folder, 'dist', `.previous-${process.pid}`);
  try {
    await fetchRelease(client, previous, unpacked);
    const main = join(unpacked, previous.main);
    const problems = [
      ...(await migrationProblems(release.name, folder, main)),
      ...(await pactProblems(options, main)),
    ];
    const detail = problems.join('; ').slice(0, longest);
    return { previous: previous.version, success: problems.length === 0, detail: detail || null };
  } finally {
    await rm(unpacked, { recursive: true, force: true });
  }
};
