import { gatewayConsumer, type Release, type ReleaseContract, sourcesInWords } from '@setu/protocol';
import type { Knex } from 'knex';
import { boundKind } from '../../releases/bound-kind';
import { currentDeployment } from '../../releases/deployments';
import { ownContracts } from '../verifications/own-contracts';
import { type ContractVerdict, contractVerdicts } from '../verifications/verifications';
import { type Candidate, type Gate, isService, type Refusal } from './gate';

/** A release, or the gateway itself, that relies on others. */
type Consumer = Pick<Release, 'name' | 'version' | 'contracts'>;

const nameOf = ({ name, version }: Consumer) => `${name} ${version}`;
const verify = (deployable: string) => `npm run release -- verify ${deployable}`;
const at = (release: Release) => {
  const sources = sourcesInWords(release);
  return sources ? ` (${sources})` : '';
};

/** Why this consumer may not use this provider; null when the provider was verified to satisfy the contract. */
const refusalOf = (
  verdictOn: ContractVerdict,
  consumer: Consumer,
  { integrity }: ReleaseContract,
  provider: Release,
  fix: { unknown: string; broken: string },
): Refusal | null => {
  const verdict = verdictOn(provider, integrity);
  if (verdict?.success) return null;
  if (!verdict)
    return {
      gate: 'contracts',
      message: `No run has verified that ${nameOf(provider)} satisfies the contract of ${nameOf(consumer)}.`,
      fix: fix.unknown,
    };
  return {
    gate: 'contracts',
    message: `${nameOf(provider)} breaks the contract of ${nameOf(consumer)}: ${verdict.detail ?? 'the run gave no reason'}.`,
    fix: fix.broken,
  };
};

/** A front end must have a contract with each service whose calls its sources use. */
const uncontracted = (release: Release): Refusal[] =>
  (isService(release) ? [] : (release.calls ?? []))
    .filter((service) => !release.contracts.some(({ provider }) => provider === service))
    .map((service) => ({
      gate: 'contracts',
      message: `${nameOf(release)} calls ${service} but has no contract with it.`,
      fix: `Write a pact with ${service} in ${release.name}'s pact folder, then build and publish again.`,
    }));

/** Every live and canary version of its providers must satisfy the release's contracts. */
const asConsumer = async ({ release, others, together, db }: Candidate): Promise<Refusal[]> => {
  const refusals: (Refusal | null)[] = [];
  const verdictOn = await contractVerdicts(db, others);
  for (const contract of release.contracts) {
    const isLive = (await currentDeployment(db, contract.provider))?.live != null;
    if (!isLive && !together.some(({ name }) => name === contract.provider))
      refusals.push({
        gate: 'contracts',
        message: `${nameOf(release)} relies on ${contract.provider}, which has no live release.`,
        fix: (await boundKind(db, contract.provider))
          ? `Promote ${contract.provider} first, or both in one step: npm run release -- promote ${release.name} ${contract.provider}`
          : `Promote ${contract.provider} first.`,
      });
    for (const provider of others.filter(({ name }) => name === contract.provider))
      refusals.push(
        refusalOf(verdictOn, release, contract, provider, {
          unknown: `Run "${verify(provider.name)} --consumer ${release.name}@${release.version}" where ${nameOf(provider)} was built${at(provider)}.`,
          broken: `Promote a version of ${provider.name} that satisfies it first.`,
        }),
      );
  }
  return refusals.filter((refusal) => refusal !== null);
};

/** The other deployables, and the gateway, that have a contract with this provider. */
export const contractsOn = async (
  db: Knex,
  name: string,
  others: readonly Consumer[],
): Promise<Consumer[]> => {
  const gateway: Consumer = { ...gatewayConsumer, contracts: await ownContracts(db) };
  return [...others, gateway].filter(({ contracts }) => contracts.some(({ provider }) => provider === name));
};

/** The release must satisfy the contracts of all live and canary consumers. */
const asProvider = async ({ release, others, db }: Candidate): Promise<Refusal[]> => {
  const refusals: (Refusal | null)[] = [];
  const verdictOn = await contractVerdicts(db, [release]);
  for (const consumer of await contractsOn(db, release.name, others))
    for (const contract of consumer.contracts.filter(({ provider }) => provider === release.name))
      refusals.push(
        refusalOf(verdictOn, consumer, contract, release, {
          unknown: `Run "${verify(release.name)}" where ${nameOf(release)} was built${at(release)}.`,
          broken: `Keep what it relies on until a version of ${consumer.name} that does not need it is live.`,
        }),
      );
  return refusals.filter((refusal) => refusal !== null);
};

/** Checks in both directions that releases that use each other have verified contracts. */
export const contractsGate: Gate = async (candidate) => [
  ...uncontracted(candidate.release),
  ...(await asConsumer(candidate)),
  ...(await asProvider(candidate)),
];
