import {
  type DeployableStatus,
  type MatrixRow,
  type Release,
  type SchemaResult,
  type ServiceRelease,
  sourcesInWords,
  type VerificationReportInput,
  VerificationResult,
} from '@setu/protocol';
import type { RegistryClient } from '@setu/registry-client';
import { consumersIn } from '../pacts/make-pacts';
import { versionBuilt } from './checkout';
import { type DeployableVersion, pairsAsConsumer, pairsAsProvider, pairsWith } from './known';
import { checkSchema } from './schema-check';
import { VerifyError } from './verify-error';
import { fetchPact, type VerifiedPair, verifyPairs } from './verify-pairs';

export interface VerifyOptions {
  client: RegistryClient;
  /** The checkout whose tests run. */
  root: string;
  /** The published release to verify. */
  name: string;
  version: string;
  /** Verifies only this release of a consumer, whether or not it is live. */
  consumer?: DeployableVersion | null;
  /** Receives the name of each step. */
  onProgress: (doing: string) => void;
  /** Receives the output of the tests. */
  onOutput: (text: string) => void;
}

/** What to record for a version. */
interface Report extends DeployableVersion {
  report: VerificationReportInput;
}

/** The results of a verification, for people and for the registry. */
export interface Findings {
  result: VerificationResult;
  reports: Report[];
  /** The pairs that this run verified. */
  looked: VerifiedPair[];
}

const isService = (release: Release | null): release is ServiceRelease => release?.kind === 'service';

const contractReports = (pairs: readonly VerifiedPair[]): Report[] => {
  const providers = new Map(pairs.map(({ provider }) => [`${provider.name} ${provider.version}`, provider]));
  return [...providers.values()].map(({ name, version }) => ({
    name,
    version,
    report: {
      contracts: pairs
        .filter(({ provider }) => provider.name === name && provider.version === version)
        .map(({ consumer, integrity, outcome, detail }) => ({
          consumer: consumer.name,
          integrity,
          success: outcome === 'kept',
          detail,
        })),
    },
  }));
};

const runningBeside = async (
  client: RegistryClient,
  release: ServiceRelease,
  status: DeployableStatus | null,
) => {
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

/** The pacts that an earlier release must satisfy on the new schema: those that it satisfied, and those that were never verified. */
const pactsOf = async (client: RegistryClient, matrix: readonly MatrixRow[], previous: ServiceRelease) => {
  const pairs = pairsAsProvider(matrix, previous).filter(
    ({ isRequired, verified }) => isRequired && verified?.success !== false,
  );
  return Promise.all(pairs.map((pair) => fetchPact(client, pair)));
};

interface Schemas {
  schemas: SchemaResult[];
  notes: string[];
}

const verifySchemas = async (
  options: VerifyOptions,
  release: ServiceRelease,
  matrix: readonly MatrixRow[],
  status: DeployableStatus | null,
): Promise<Schemas> => {
  const { client, root, onProgress, onOutput } = options;
  const schemas: SchemaResult[] = [];
  const beside = await runningBeside(client, release, status);
  const changed = beside.filter((previous) => changesSchema(release, previous));
  if (changed.length > 0 && (await versionBuilt(root, release.name)) !== release.version)
    return {
      schemas,
      notes: [
        `The migrations of ${release.name} ${release.version} are verified with its own sources, which this checkout does not have. ${whereBuilt(release)}`,
      ],
    };
  for (const previous of changed) {
    onProgress(`running ${previous.name} ${previous.version} on the schema of ${release.version}`);
    const pacts = await pactsOf(client, matrix, previous);
    schemas.push(await checkSchema({ client, root, release, previous, pacts, onOutput }));
  }
  return { schemas, notes: [] };
};

const sourcesOf = (built: Parameters<typeof sourcesInWords>[0]) =>
  sourcesInWords(built) ?? 'the sources it was built from';

const whereBuilt = (release: ServiceRelease) => `Run a verifier in a checkout of ${sourcesOf(release)}.`;

const noteOf = ({ consumer, provider, commit, isDirty }: VerifiedPair) =>
  `${provider.name} ${provider.version} is not what this checkout builds, and did not keep the contract of ${consumer.name} in its tests or has none here. Run "npm run release -- verify ${provider.name} --consumer ${consumer.name}@${consumer.version}" in one of ${sourcesOf({ commit, isDirty })}.`;

/** Live releases that were built before the pacts of their consumer tests existed. Nothing of them is verified. */
const liveWithoutPacts = async ({ client, root, name }: VerifyOptions): Promise<string[]> => {
  const withTests = new Set(consumersIn(root).map((consumer) => consumer.name));
  const live = (await client.deployables()).flatMap(({ name: other, deployment }) =>
    deployment?.live && other !== name && withTests.has(other) ? [[other, deployment.live] as const] : [],
  );
  const releases = await Promise.all(live.map(([other, version]) => client.release(other, version)));
  return releases.flatMap((release) => (release?.contracts.length === 0 ? [release.name] : []));
};

const resultOf = (result: VerificationResult): VerificationResult => VerificationResult.parse(result);

/**
 * Verifies a published release with everything that it works with: as a provider with the pacts of all live, canary and newest consumers;
 * as a consumer with the live providers. For a service it also runs the live release on the new schema.
 * @throws VerifyError when it is not published, or tests had no result
 */
export const findOut = async (options: VerifyOptions): Promise<Findings> => {
  const { client, name, version, consumer } = options;
  const [release, status] = await Promise.all([client.release(name, version), client.deployable(name)]);
  if (!release)
    throw new VerifyError(
      `${name} ${version} is not published yet. Run "npm run release -- publish ${name}" first.`,
    );
  const matrix = await client.matrix(name);
  if (consumer) {
    const pairs = await verifyPairs(options, await pairsWith(client, consumer, release));
    const looked = pairs.filter(({ isLooked }) => isLooked);
    const isReady = pairs.every(({ outcome }) => outcome === 'kept');
    const notes = pairs.filter(({ outcome }) => outcome === 'elsewhere').map(noteOf);
    return {
      result: resultOf({ deployable: name, version, pairs, schemas: [], isReady, notes }),
      reports: contractReports(looked),
      looked,
    };
  }
  const own = await pairsAsConsumer(client, matrix, release);
  const pairs = await verifyPairs(options, [...pairsAsProvider(matrix, release), ...own.pairs]);
  const schema: Schemas = isService(release)
    ? await verifySchemas(options, release, matrix, status)
    : { schemas: [], notes: [] };
  const { schemas } = schema;
  const unknown = isService(release) ? await liveWithoutPacts(options) : [];
  const needed = pairs.filter(({ isRequired }) => isRequired);
  const looked = pairs.filter(({ isLooked }) => isLooked);
  const together = [name, ...own.notLive].join(' ');
  const isReady =
    own.notPublished.length === 0 &&
    schema.notes.length === 0 &&
    needed.every(({ outcome }) => outcome === 'kept' || outcome === 'kept before') &&
    schemas.every(({ success }) => success);
  return {
    result: resultOf({
      deployable: name,
      version,
      pairs,
      schemas,
      notes: [
        ...own.notPublished.map((other) => `No version of ${other} is live. Publish and promote it first.`),
        ...(own.notLive.length > 0
          ? [
              `No version of ${own.notLive.join(' and ')} is live yet. Promote them together: npm run release -- promote ${together}`,
            ]
          : []),
        ...needed.filter(({ outcome }) => outcome === 'elsewhere').map(noteOf),
        ...schema.notes,
        ...(unknown.length > 0
          ? [
              `Live without pacts, so what they rely on is not verified: ${unknown.join(', ')}. Publish and promote them again; for a local platform, run "npm run pacts" and start it again.`,
            ]
          : []),
      ],
      isReady,
    }),
    reports: [
      ...contractReports(looked),
      ...(schemas.length > 0 ? [{ name, version, report: { schemas } }] : []),
    ],
    looked,
  };
};
