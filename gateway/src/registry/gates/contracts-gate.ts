import { gatewayConsumer, type Release, type ReleaseContract } from '@setu/contracts';
import type { Knex } from 'knex';
import { currentDeployment } from '../deployments';
import { ownContracts } from '../own-contracts';
import { type ContractVerdict, contractVerdicts } from '../verifications';
import type { Gate, Refusal } from './gate';

/** Who relies on others: a release, or the gateway itself. */
type Consumer = Pick<Release, 'name' | 'version' | 'contracts'>;

const nameOf = ({ name, version }: Consumer) => `${name} ${version}`;
const verify = (piece: string) => `npm run release -- verify ${piece}`;
const at = ({ commit }: Release) => (commit ? ` (commit ${commit.slice(0, 10)})` : '');

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
      message: `Nobody has verified that ${nameOf(provider)} keeps the contract ${nameOf(consumer)} holds with it.`,
      mend: mend.unknown,
    };
  return {
    gate: 'contracts',
    message: `${nameOf(provider)} breaks the contract ${nameOf(consumer)} holds with it: ${verdict.detail ?? 'it was not said how'}.`,
    mend: mend.broken,
  };
};

/** What the release relies on is kept by every version of the others that visitors can meet. */
const asConsumer = async (release: Release, others: readonly Release[], db: Knex): Promise<Refusal[]> => {
  const refusals: (Refusal | null)[] = [];
  const verdictOn = await contractVerdicts(db, others);
  for (const contract of release.contracts) {
    const deployment = await currentDeployment(db, contract.provider);
    if (!deployment?.live)
      refusals.push({
        gate: 'contracts',
        message: `${nameOf(release)} relies on ${contract.provider}, of which nothing is live.`,
        mend: `Promote ${contract.provider} first.`,
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

/** What every version of the others that visitors can meet relies on is kept by the release. */
const asProvider = async (release: Release, others: readonly Release[], db: Knex): Promise<Refusal[]> => {
  const refusals: (Refusal | null)[] = [];
  const gateway: Consumer = { ...gatewayConsumer, contracts: await ownContracts(db) };
  const verdictOn = await contractVerdicts(db, [release]);
  for (const consumer of [...others, gateway])
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
export const contractsGate: Gate = async ({ release, others, db }) => [
  ...(await asConsumer(release, others, db)),
  ...(await asProvider(release, others, db)),
];
