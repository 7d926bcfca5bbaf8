import { type DeployableStatus, DeploymentRequest, PromotionTogether } from '@setu/protocol';
import { findPactBroker } from '../broker/pact-broker';
import { reportDeployment } from '../broker/report-deployment';
import { asContract, type NamedRelease, readReleases } from '../cli/arguments';
import type { AddCommand, Context } from '../cli/command';
import { addExpectLive, expectedLive } from '../cli/expected-live';
import { wrongUsage } from '../cli/failure';
import { newestVersion } from '../cli/newest-version';

interface Options {
  reason?: string;
  override?: string;
  expectLive?: string;
}

/** A release to promote, and the live version. */
interface Going {
  name: string;
  version: string;
  seen: DeployableStatus | null;
}

const lookUp = async ({ client }: Context, { name, version }: NamedRelease): Promise<Going> => {
  const seen = await client.deployable(name);
  return { name, version: version ?? newestVersion(name, seen), seen };
};

const isThere = ({ version, seen }: Going) =>
  seen?.deployment?.live === version && seen.deployment.canary === null;

const send = async ({ client }: Context, going: readonly Going[], options: Options) => {
  const { reason, override, expectLive } = options;
  const [first, ...more] = going;
  if (first && more.length === 0) {
    const { name, version, seen } = first;
    const expected = expectedLive(expectLive, seen);
    const request = { action: 'promote', version, reason, override, expectedLive: expected };
    return [await client.deploy(name, asContract(DeploymentRequest, request))];
  }
  if (expectLive !== undefined)
    throw wrongUsage('--expect-live works with one deployable only. Promote several without it.');
  const releases = going.map((one) => ({
    name: one.name,
    version: one.version,
    expectedLive: expectedLive(undefined, one.seen),
  }));
  return client.promote(asContract(PromotionTogether, { releases, reason, override }));
};

const textOf = (status: DeployableStatus | undefined, { name, version }: Going) =>
  `${name} ${version} is live for everybody; ${
    status?.previous ? `a rollback would restore ${status.previous}` : 'no earlier version was live'
  }.`;

const promote = async (context: Context, named: readonly NamedRelease[], options: Options) => {
  const all: Going[] = [];
  for (const one of named) all.push(await lookUp(context, one));
  const going = all.filter((one) => !isThere(one));
  if (!options.override)
    for (const { name, version } of going)
      await findPactBroker(context.env)?.assertMayDeploy({ name, version });
  const statuses = going.length > 0 ? await send(context, going, options) : [];
  for (const { name, version } of going) await reportDeployment(context, name, version);
  const lines = all.map((one) =>
    isThere(one)
      ? `${one.name} ${one.version} is already live; nothing changed.`
      : textOf(statuses[going.indexOf(one)], one),
  );
  const known = all.map((one) => (isThere(one) ? one.seen : (statuses[going.indexOf(one)] ?? null)));
  return { json: known.length > 1 ? known : known[0], text: lines.join('\n') };
};

/** `promote <release…>` */
export const addPromote: AddCommand = (program, run) => {
  addExpectLive(program.command('promote'))
    .description(
      'make a version live for all visitors if the gates allow it; several versions go live in one step',
    )
    .argument(
      '<release...>',
      'mfe-brand, or mfe-brand 0.1.0-3f9a2c1d, or several: agent inquiry@0.1.0-3f9a2c1d',
    )
    .option('--reason <text>', 'why a version goes live whose canary was stopped')
    .option('--override <reason>', 'promote against the gates; the reason is recorded')
    .action((words: string[], options: Options) =>
      run((context) => promote(context, readReleases(words), options)),
    );
};
