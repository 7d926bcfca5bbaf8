import { DeployableName, ReleaseVersion, type VerificationResult } from '@setu/protocol';
import { InvalidArgumentError } from 'commander';
import { findPactBroker } from '../broker/pact-broker';
import { readDeployable, readVersion } from '../cli/arguments';
import type { AddCommand, Context } from '../cli/command';
import { refused } from '../cli/failure';
import { newestVersion } from '../cli/newest-version';
import { table } from '../cli/table';
import { awaitRun } from '../verify/await-run';
import { builtRelease } from '../verify/checkout';
import type { DeployableVersion } from '../verify/known';
import { VerifyError } from '../verify/verify-error';
import { workOnRun } from '../verify/work-on-run';

/** Reads `mfe-brand@0.1.0-3f9a2c1d`. */
const readConsumer = (value: string): DeployableVersion => {
  const [name, version] = value.split('@');
  if (DeployableName.safeParse(name).success && ReleaseVersion.safeParse(version).success)
    return { name: name ?? '', version: version ?? '' };
  throw new InvalidArgumentError('Name a release of a consumer, such as mfe-brand@0.1.0-3f9a2c1d.');
};

const readSeconds = (value: string): number => {
  const seconds = Number(value || Number.NaN);
  if (seconds >= 0 && seconds <= 86_400) return seconds;
  throw new InvalidArgumentError('Give a number of seconds, up to 86400.');
};

const textOf = ({ deployable, version, pairs, schemas, notes, isReady }: VerificationResult): string => {
  const rows = pairs.map(({ consumer, provider, outcome, isRequired }) => [
    `${consumer.name} ${consumer.version}`,
    `${provider.name} ${provider.version}`,
    outcome,
    isRequired ? 'yes' : 'no, not live',
  ]);
  const head = ['consumer', 'provider', 'contract', 'required'];
  const broken = pairs.flatMap(({ consumer, provider, detail }) =>
    detail ? [`${provider.name} ${provider.version} breaks ${consumer.name}: ${detail}`] : [],
  );
  const schemaLines = schemas.map(
    ({ previous, success, detail }) =>
      `${deployable} ${previous} ${success ? 'works' : 'does not work'} on the schema of ${version}${detail ? `: ${detail}` : '.'}`,
  );
  return [
    rows.length > 0 ? table(head, rows) : `${deployable} has no contracts with other deployables.`,
    '',
    ...broken,
    ...schemaLines,
    ...notes,
    isReady
      ? `${deployable} ${version} passed its verification. Next: npm run release -- promote ${deployable}`
      : `${deployable} ${version} failed its verification, so a promotion would be refused.`,
  ].join('\n');
};

interface Options {
  consumer?: DeployableVersion;
  timeout: number;
}

/** A token with the right to verify runs the tests of this checkout; otherwise the platform's verifier runs its tests. */
const verify = async (context: Context, name: string, given: string | undefined, options: Options) => {
  const { root, env, client, note: onProgress } = context;
  const { consumer, timeout } = options;
  const { rights } = await client.token();
  const isOwn = rights.includes('verify');
  const status = await client.deployable(name);
  const version = given ?? (isOwn ? (await builtRelease(root, name)).version : newestVersion(name, status));
  if (!(await client.release(name, version)))
    throw new VerifyError(
      `${name} ${version} is not published yet. Run "npm run release -- publish ${name}" first.`,
    );
  const run = await client.requestRun({ name, version, isOwn, ...(consumer ? { consumer } : {}) });
  return isOwn
    ? workOnRun({ client, broker: findPactBroker(env), root, run, onProgress })
    : awaitRun({ client, run, takenWithinMs: timeout * 1_000, onProgress });
};

/** `verify <deployable> [version]` */
export const addVerify: AddCommand = (program, run) => {
  program
    .command('verify')
    .description(
      'verify a published version against its consumers, providers and schema; the gates require it',
    )
    .argument('<deployable>', 'mfe-brand, shell, catalog …', readDeployable)
    .argument(
      '[version]',
      'the newest published one; with the right verify, the build of this checkout',
      readVersion,
    )
    .option('--consumer <release>', 'only the contract with this release of a consumer', readConsumer)
    .option('--timeout <seconds>', "how long to wait for the platform's verifier to start", readSeconds, 120)
    .action((deployable: string, version: string | undefined, options: Options) =>
      run(async (context) => {
        try {
          const result = await verify(context, deployable, version, options);
          return { json: result, text: textOf(result), isRefusal: !result.isReady };
        } catch (error) {
          if (error instanceof VerifyError) throw refused('not_verified', error.message);
          throw error;
        }
      }),
    );
};
