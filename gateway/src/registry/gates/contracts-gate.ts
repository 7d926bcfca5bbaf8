import { gatewayConsumer, type Release, type ReleaseContract, sourcesInWords } from '@setu/contracts';
import type { Knex } from 'knex';
import { boundKind } from '../../releases/bound-kind';
import { currentDeployment } from '../../releases/deployments';
import { ownContracts } from '../verifications/own-contracts';
import { type ContractVerdict, contractVerdicts } from '../verifications/verifications';
import { type Candidate, type Gate, isService, type Refusal } from './gate';

/** Who relies on others: a release, or the gateway itself. */
type Consumer = Pick<Release, 'name' | 'version' | 'contracts'>;

const nameOf = ({ name, version }: Consumer) => `${name} ${version}`;
const verify = (piece: string) => `npm run release -- verify ${piece}`;
const at = (release: Release) => {
  const sources = sourcesInWords(release);
  return sources ? ` (${sources})` : '';
};

/** What speaks against this consumer meeting this provider; null when the provider was seen to keep the contract. */
const refusalOf = (
  verdictOn: ContractVerdict,
  consumer: Consumer,
  { integrity }: ReleaseContract,
  provider: Release,
  mend: { unknown: string; broken: string },
): Refusal | null => {
  const verdict = verdictOn(provider, integrity);
  if (verdict?.success) return null;
  if (!verdict)
    return {
      gate: 'contracts',
      message: `No run has verified that ${nameOf(provider)} keeps the contract ${nameOf(consumer)} holds with it.`,
      mend: mend.unknown,
    };
  return {
    gate: 'contracts',
    message: `${nameOf(provider)} breaks the contract ${nameOf(consumer)} holds with it: ${verdict.detail ?? 'it was not said how'}.`,
    mend: mend.broken,
  };
};

/** A front end holds a contract with each service whose calls its sources use. */
const uncontracted = (release: Release): Refusal[] =>
  (isService(release) ? [] : (release.calls ?? []))
    .filter((service) => !release.contracts.some(({ provider }) => provider === service))
    .map((service) => ({
      gate: 'contracts',
      message: `${nameOf(release)} calls ${service} and holds no contract with it.`,
      mend: `Write a pact with ${service} in ${release.name}'s pact folder, then build and publish again.`,
    }));

/** What the release relies on is kept by every version of the others that visitors can meet. */
const asConsumer = async ({ release, others, together, db }: Candidate): Promise<Refusal[]> => {
  const refusals: (Refusal | null)[] = [];
  const verdictOn = await contractVerdicts(db, others);
  for (const contract of release.contracts) {
    const isLive = (await currentDeployment(db, contract.provider))?.live != null;
    if (!isLive && !together.some(({ name }) => name === contract.provider))
      refusals.push({
        gate: 'contracts',
        message: `${nameOf(release)} relies on ${contract.provider}, of which nothing is live.`,
        mend: (await boundKind(db, contract.provider))
          ? `Promote ${contract.provider} first, or both in one step: npm run release -- promote ${release.name} ${contract.provider}`
          : `Promote ${contract.provider} first.`,
      });
    for (const provider of others.filter(({ name }) => name === contract.provider))
      refusals.push(
        refusalOf(verdictOn, release, contract, provider, {
          unknown: `Run "${verify(provider.name)} --consumer ${release.name}@${release.version}" where ${nameOf(provider)} was built${at(provider)}.`,
          broken: `Promote a version of ${provider.name} that keeps it first.`,
        }),
      );
  }
  return refusals.filter((refusal) => refusal !== null);
};

/** Those of the others, and the gateway, that hold a contract with this provider. */
export const contractsOn = async (
  db: Knex,
  name: string,
  others: readonly Consumer[],
): Promise<Consumer[]> => {
  const gateway: Consumer = { ...gatewayConsumer, contracts: await ownContracts(db) };
  return [...others, gateway].filter(({ contracts }) => contracts.some(({ provider }) => provider === name));
};

/** What every version of the others that visitors can meet relies on is kept by the release. */
const asProvider = async ({ release, others, db }: Candidate): Promise<Refusal[]> => {
  const refusals: (Refusal | null)[] = [];
  const verdictOn = await contractVerdicts(db, [release]);
  for (const consumer of await contractsOn(db, release.name, others))
    for (const contract of consumer.contracts.filter(({ provider }) => provider === release.name))
      refusals.push(
        refusalOf(verdictOn, consumer, contract, release, {
          unknown: `Run "${verify(release.name)}" where ${nameOf(release)} was built${at(release)}.`,
          broken: `Keep what it relies on until a version of ${consumer.name} that does without is live.`,
        }),
      );
  return refusals.filter((refusal) => refusal !== null);
};

/** Whoever meets whom has a contract that was seen to hold, from both sides. */
export const contractsGate: Gate = async (candidate) => [
  ...uncontracted(candidate.release),
  ...(await asConsumer(candidate)),
  ...(await asProvider(candidate)),
];
