import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { VerificationResult } from '@setu/protocol';
import { fetchRelease, type RegistryClient } from '@setu/registry-client';
import { folderOf, versionBuilt } from './checkout';
import type { Pair } from './known';
import { hasProviderTests, type PactToVerify, runProviderTests } from './provider-tests';
import { VerifyError } from './verify-error';

/** The result of a contract. */
export interface VerifiedPair extends Pair {
  outcome: VerificationResult['pairs'][number]['outcome'];
  detail: string | null;
  /** Whether this run found the result and must record it. */
  isLooked: boolean;
}

interface Place {
  client: RegistryClient;
  /** The checkout whose provider tests run. */
  root: string;
  /** Receives the name of each step. */
  onProgress: (doing: string) => void;
  /** Receives the output of the tests. */
  onOutput: (text: string) => void;
}

/** Loads the pact of a pair from the registry. */
export const fetchPact = async (
  client: RegistryClient,
  { consumer, provider, file, integrity }: Pair,
): Promise<PactToVerify> => ({
  integrity,
  provider: provider.name,
  bytes: await client.file(consumer.name, consumer.version, file),
});

const fetchPacts = (client: RegistryClient, pairs: readonly Pair[]) =>
  Promise.all(pairs.map((pair) => fetchPact(client, pair)));

const pactsText = (pairs: readonly Pair[]) => `${pairs.length} ${pairs.length === 1 ? 'pact' : 'pacts'}`;

/** Verifies pacts with providers whose sources are in this checkout. */
const verifyHere = async (place: Place, pairs: readonly Pair[]): Promise<VerifiedPair[]> => {
  const { client, root, onProgress, onOutput } = place;
  if (pairs.length > 0) onProgress(`running the provider tests on ${pactsText(pairs)}`);
  const failures = await runProviderTests({ root, pacts: await fetchPacts(client, pairs), onOutput });
  return pairs.map((pair) => {
    const detail = failures.get(pair.integrity) ?? null;
    return { ...pair, outcome: detail === null ? 'kept' : 'broken', detail, isLooked: true };
  });
};

const notHere = (pair: Pair, detail: string | null): VerifiedPair => ({
  ...pair,
  outcome: pair.verified ? 'broken' : 'elsewhere',
  detail: pair.verified?.detail ?? detail,
  isLooked: false,
});

/**
 * Verifies pacts with the published release of a provider that this checkout builds from other sources. Only a success is recorded, because
 * a failure may be due to the tests of this checkout.
 */
const verifyPublished = async (place: Place, pairs: readonly Pair[]): Promise<VerifiedPair[]> => {
  const { client, root, onProgress, onOutput } = place;
  const [{ provider }] = pairs as [Pair];
  const folder = folderOf(root, provider.name);
  const release = await client.release(provider.name, provider.version);
  if (!folder || release?.kind !== 'service' || !hasProviderTests(root, provider.name))
    return pairs.map((pair) => notHere(pair, null));
  onProgress(
    `running the provider tests on ${pactsText(pairs)} with ${provider.name} ${provider.version} as published`,
  );
  // Next to the build of its workspace, so that Node finds its packages.
  const unpacked = join(folder, 'dist', `.published-${process.pid}`);
  try {
    await fetchRelease(client, release, unpacked);
    const pacts = await fetchPacts(client, pairs);
    const providerMain = join(unpacked, release.main);
    const failures = await runProviderTests({ root, pacts, providerMain, onOutput });
    return pairs.map((pair) => {
      const detail = failures.get(pair.integrity) ?? null;
      return detail === null ? { ...pair, outcome: 'kept', detail, isLooked: true } : notHere(pair, detail);
    });
  } catch (error) {
    if (!(error instanceof VerifyError)) throw error;
    onProgress(error.message);
    return pairs.map((pair) => notHere(pair, null));
  } finally {
    await rm(unpacked, { recursive: true, force: true });
  }
};

const byProvider = (pairs: readonly Pair[]): Pair[][] => {
  const groups = new Map<string, Pair[]>();
  for (const pair of pairs) {
    const key = `${pair.provider.name} ${pair.provider.version}`;
    groups.set(key, [...(groups.get(key) ?? []), pair]);
  }
  return [...groups.values()];
};

/** Verifies the contracts that no run has verified yet. */
export const verifyPairs = async (place: Place, pairs: readonly Pair[]): Promise<VerifiedPair[]> => {
  const known = pairs.filter(({ verified }) => verified?.success);
  const open = pairs.filter(({ verified }) => !verified?.success);
  const names = [...new Set(open.map(({ provider }) => provider.name))];
  const built = new Map<string, string | null>();
  for (const name of names) built.set(name, await versionBuilt(place.root, name));
  const here = open.filter(({ provider }) => built.get(provider.name) === provider.version);
  const looked = await verifyHere(place, here);
  for (const group of byProvider(open.filter((pair) => !here.includes(pair))))
    looked.push(...(await verifyPublished(place, group)));
  return [
    ...known.map(
      (pair): VerifiedPair => ({ ...pair, outcome: 'kept before', detail: null, isLooked: false }),
    ),
    ...looked,
  ];
};
