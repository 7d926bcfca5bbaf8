import {
  gatewayConsumer,
  type MatrixRow,
  type PieceStatus,
  type Release,
  type SchemaResult,
  type ServiceRelease,
} from '@setu/contracts';
import type { PactBroker } from '../broker/pact-broker';
import type { RegistryClient } from '../registry-client';
import { builtRelease, versionsBuilt } from './checkout';
import { type Pair, type PieceVersion, pairsAsConsumer, pairsAsProvider, pairsWith } from './known';
import { type PactToVerify, runProviderTests } from './provider-tests';
import { checkSchema } from './schema-check';
import { VerifyError } from './verify-error';

export interface VerifyOptions {
  client: RegistryClient;
  /** Is told too, where there is one. */
  broker: PactBroker | null;
  /** The checkout. */
  root: string;
  piece: string;
  /** Look at one release of a consumer only, whatever is live. */
  consumer?: PieceVersion;
  /** Told what is about to be done. */
  onProgress?: (doing: string) => void;
}

/** What is known of one contract in the end. */
interface VerifiedPair extends Pair {
  /** `elsewhere`: another checkout has to look, the one that the provider's version was built from. */
  outcome: 'kept' | 'kept before' | 'broken' | 'elsewhere';
  detail: string | null;
}

export interface Verification {
  piece: string;
  version: string;
  pairs: VerifiedPair[];
  /** Whether the versions that run now work on the schema of this one. */
  schemas: SchemaResult[];
  /** Whether the gates of promote have nothing against it. */
  isReady: boolean;
  /** What stands in the way beyond what was verified, and how to mend it. */
  notes: string[];
}

/** The pact of a pair, out of the registry. */
const fetchPact = async (
  client: RegistryClient,
  { consumer, provider, file, integrity }: Pair,
): Promise<PactToVerify> => ({
  integrity,
  provider: provider.name,
  bytes: await client.file(consumer.name, consumer.version, file),
});

const report = async ({ client, broker }: VerifyOptions, pairs: readonly VerifiedPair[]) => {
  const providers = new Map(pairs.map(({ provider }) => [`${provider.name} ${provider.version}`, provider]));
  for (const { name, version } of providers.values())
    await client.report(name, version, {
      contracts: pairs
        .filter(({ provider }) => provider.name === name && provider.version === version)
        .map(({ consumer, integrity, outcome, detail }) => ({
          consumer: consumer.name,
          integrity,
          success: outcome === 'kept',
          detail,
        })),
    });
  await broker?.publishResults(
    pairs
      // The gateway has no release, and the broker no version of it.
      .filter(({ consumer }) => consumer.name !== gatewayConsumer.name)
      .map(({ consumer, provider, outcome }) => ({ consumer, provider, success: outcome === 'kept' })),
  );
};

/** Holds the pacts that nobody looked at yet against the providers of this checkout, and notes what came of it. */
const verifyPairs = async (options: VerifyOptions, pairs: readonly Pair[]): Promise<VerifiedPair[]> => {
  const { client, root, onProgress } = options;
  const known = pairs.filter(({ verified }) => verified?.success);
  const open = pairs.filter(({ verified }) => !verified?.success);
  const names = [...new Set(open.map(({ provider }) => provider.name))];
  const built = new Map(names.map((name) => [name, versionsBuilt(root, name)]));
  const here = open.filter(({ provider }) => built.get(provider.name)?.includes(provider.version));
  const elsewhere = open.filter((pair) => !here.includes(pair));
  if (here.length > 0) onProgress?.(`running the provider tests on ${here.length} pacts`);
  const pacts = await Promise.all(here.map((pair) => fetchPact(client, pair)));
  const failures = await runProviderTests({ root, pacts });
  const looked = here.map((pair): VerifiedPair => {
    const detail = failures.get(pair.integrity) ?? null;
    return { ...pair, outcome: detail === null ? 'kept' : 'broken', detail };
  });
  await report(options, looked);
  return [
    ...known.map((pair): VerifiedPair => ({ ...pair, outcome: 'kept before', detail: null })),
    ...looked,
    ...elsewhere.map(
      (pair): VerifiedPair => ({
        ...pair,
        outcome: pair.verified ? 'broken' : 'elsewhere',
        detail: pair.verified?.detail ?? null,
      }),
    ),
  ];
};

const isService = (release: Release | null): release is ServiceRelease => release?.kind === 'service';

const runningBeside = async (client: RegistryClient, release: ServiceRelease, status: PieceStatus | null) => {
  const versions = [status?.deployment?.live, status?.deployment?.canary?.version].filter(
    (version) => version != null && version !== release.version,
  );
  const found = await Promise.all(
    versions.map((version) => (version ? client.release(release.name, version) : null)),
  );
  return found.filter(isService);
};

const changesSchema = (release: ServiceRelease, previous: ServiceRelease) => {
  const known = new Set(previous.migrations.map(({ name }) => name));
  return release.migrations.some(({ name }) => !known.has(name));
};

/** The pacts that an earlier release kept, or of which nobody knows: what it may be held to on the new schema. */
const pactsOf = async (client: RegistryClient, matrix: readonly MatrixRow[], previous: ServiceRelease) => {
  const pairs = pairsAsProvider(matrix, previous).filter(
    ({ isRequired, verified }) => isRequired && verified?.success !== false,
  );
  return Promise.all(pairs.map((pair) => fetchPact(client, pair)));
};

const verifySchemas = async (
  { client, root, onProgress }: VerifyOptions,
  release: ServiceRelease,
  matrix: readonly MatrixRow[],
  status: PieceStatus | null,
): Promise<SchemaResult[]> => {
  const results: SchemaResult[] = [];
  for (const previous of await runningBeside(client, release, status)) {
    if (!changesSchema(release, previous)) continue;
    onProgress?.(`running ${previous.name} ${previous.version} on the schema of ${release.version}`);
    const pacts = await pactsOf(client, matrix, previous);
    results.push(await checkSchema({ client, root, release, previous, pacts }));
  }
  if (results.length > 0) await client.report(release.name, release.version, { schemas: results });
  return results;
};

const noteOf = ({ consumer, provider, commit }: Pair) =>
  `${provider.name} ${provider.version} is not what this checkout builds. Run "npm run release -- verify ${provider.name} --consumer ${consumer.name}@${consumer.version}" in one of ${commit ? `commit ${commit.slice(0, 10)}` : 'the sources it was built from'}.`;

/**
 * Holds a piece of this checkout against everything it meets: as provider the pacts of all live, canary and newest
 * consumers, as consumer its own pacts with what is live, and for a service what runs now with the new schema. What
 * is found out is noted in the registry, where the gates of promote ask for it.
 * @throws VerifyError when the piece is not built, not published, or its sources were changed since
 */
export const verifyPiece = async (options: VerifyOptions): Promise<Verification> => {
  const { client, root, piece, consumer } = options;
  const release = await builtRelease(root, piece);
  const status = await client.piece(piece);
  if (!(await client.release(piece, release.version)))
    throw new VerifyError(
      `${piece} ${release.version} is not published yet. Run "npm run release -- publish ${piece}" first.`,
    );
  const matrix = await client.matrix(piece);
  if (consumer) {
    const pairs = await verifyPairs(options, await pairsWith(client, consumer, release));
    const isReady = pairs.every(({ outcome }) => outcome === 'kept');
    return { piece, version: release.version, pairs, schemas: [], isReady, notes: [] };
  }
  const own = await pairsAsConsumer(client, matrix, release);
  const pairs = await verifyPairs(options, [...pairsAsProvider(matrix, release), ...own.pairs]);
  const schemas = isService(release) ? await verifySchemas(options, release, matrix, status) : [];
  const needed = pairs.filter(({ isRequired }) => isRequired);
  return {
    piece,
    version: release.version,
    pairs,
    schemas,
    notes: [
      ...own.notLive.map((name) => `Nothing of ${name} is live. Promote it first.`),
      ...needed.filter(({ outcome }) => outcome === 'elsewhere').map(noteOf),
    ],
    isReady:
      own.notLive.length === 0 &&
      needed.every(({ outcome }) => outcome === 'kept' || outcome === 'kept before') &&
      schemas.every(({ success }) => success),
  };
};
