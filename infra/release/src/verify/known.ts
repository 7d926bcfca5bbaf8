import type { DeployableStatus, MatrixRow, Release, Stage } from '@setu/protocol';
import type { RegistryClient } from '@setu/registry-client';
import { VerifyError } from './verify-error';

/** One version of a deployable. */
export interface DeployableVersion {
  name: string;
  version: string;
}

/** A contract between two versions, and its result so far. */
export interface Pair {
  consumer: DeployableVersion;
  provider: DeployableVersion;
  /** Path of the pact in the consumer's release. */
  file: string;
  integrity: string;
  /** Whether the other side is live or a canary: the gates require these pairs. */
  isRequired: boolean;
  /** Commit the provider's version was built from. */
  commit: string | null;
  /** Whether its sources were changed after that commit. */
  isDirty?: boolean | undefined;
  verified: MatrixRow['verified'];
}

const isMet = (stages: readonly Stage[]) => stages.some((stage) => stage !== 'newest');

const isSameVersion = (a: DeployableVersion, b: DeployableVersion) =>
  a.name === b.name && a.version === b.version;

/** The result that the registry has for a contract with this version of the provider. */
const knownOf = (matrix: readonly MatrixRow[], provider: DeployableVersion, integrity: string) =>
  matrix.find((row) => row.integrity === integrity && isSameVersion(row.provider, provider) && row.verified)
    ?.verified ?? null;

const firstOfEach = (pairs: readonly Pair[]): Pair[] => {
  const seen = new Map<string, Pair>();
  for (const pair of pairs) {
    const key = `${pair.provider.version} ${pair.integrity}`;
    const known = seen.get(key);
    if (!known || (!known.isRequired && pair.isRequired)) seen.set(key, pair);
  }
  return [...seen.values()];
};

/** The contracts of live, canary and newest consumers with a release. */
export const pairsAsProvider = (matrix: readonly MatrixRow[], release: Release): Pair[] =>
  firstOfEach(
    matrix
      .filter(({ provider }) => provider.name === release.name)
      .map(({ consumer, file, integrity }) => ({
        consumer: { name: consumer.name, version: consumer.version },
        provider: { name: release.name, version: release.version },
        file,
        integrity,
        isRequired: isMet(consumer.stages),
        commit: release.commit,
        isDirty: release.isDirty,
        verified: knownOf(matrix, release, integrity),
      })),
  );

/** The contracts of one consumer release with a provider's release. @throws VerifyError when the consumer is not published */
export const pairsWith = async (
  client: RegistryClient,
  consumer: DeployableVersion,
  release: Release,
): Promise<Pair[]> => {
  const found = await client.release(consumer.name, consumer.version);
  if (!found)
    throw new VerifyError(
      `${consumer.name} ${consumer.version} is not published on this platform. Publish it first, or name another release.`,
    );
  const contracts = found.contracts.filter(({ provider }) => provider === release.name);
  if (contracts.length === 0)
    throw new VerifyError(
      `${consumer.name} ${consumer.version} has no contract with ${release.name}. Name a release that has one.`,
    );
  return contracts.map(({ file, integrity }) => ({
    consumer,
    provider: { name: release.name, version: release.version },
    file,
    integrity,
    isRequired: true,
    commit: release.commit,
    isDirty: release.isDirty,
    verified: null,
  }));
};

/** The releases that visitors get. Without a live release this is the newest, which would be promoted in the same step. */
const metVersions = (status: DeployableStatus | null): string[] => {
  const { live, canary } = status?.deployment ?? {};
  const together = live ? undefined : status?.releases[0]?.version;
  return [...new Set([live, canary?.version, together].filter((version) => version != null))];
};

/** The contracts of a release with each provider version that it works with. */
export const pairsAsConsumer = async (
  client: RegistryClient,
  matrix: readonly MatrixRow[],
  release: Release,
): Promise<{ pairs: Pair[]; notLive: string[]; notPublished: string[] }> => {
  const pairs: Pair[] = [];
  const notLive: string[] = [];
  const notPublished: string[] = [];
  for (const { provider: name, file, integrity } of release.contracts) {
    const status = await client.deployable(name);
    const versions = metVersions(status);
    if (!status) notPublished.push(name);
    else if (!status.deployment?.live) notLive.push(name);
    for (const version of versions) {
      const published = status?.releases.find((one) => one.version === version);
      pairs.push({
        consumer: { name: release.name, version: release.version },
        provider: { name, version },
        file,
        integrity,
        isRequired: true,
        commit: published?.commit ?? null,
        isDirty: published?.isDirty,
        verified: knownOf(matrix, { name, version }, integrity),
      });
    }
  }
  return { pairs, notLive, notPublished };
};
