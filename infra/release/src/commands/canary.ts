import { type DeployableStatus, DeploymentRequest } from '@setu/protocol';
import { findPactBroker } from '../broker/pact-broker';
import { asContract, readDeployable, readPercent, readVersion } from '../cli/arguments';
import type { AddCommand } from '../cli/command';
import { addExpectLive, expectedLive } from '../cli/expected-live';
import { refused } from '../cli/failure';
import { newestVersion } from '../cli/newest-version';

const shareText = (percent: number) =>
  percent === 0 ? 'no visitor' : percent === 100 ? 'all visitors' : `${percent} % of visitors`;

/** Returns the newest version. A canary of the live version is refused. */
const notYetLive = (deployable: string, status: DeployableStatus | null): string => {
  const version = newestVersion(deployable, status);
  if (status?.deployment?.live !== version) return version;
  throw refused(
    'already_live',
    `${deployable} ${version} is the newest version and already live. Publish another version first.`,
  );
};

interface Options {
  reason?: string;
  override?: string;
  expectLive?: string;
  stopWhenSlow?: boolean;
}

/** `canary <deployable> <percent> [version]` */
export const addCanary: AddCommand = (program, run) => {
  addExpectLive(program.command('canary'))
    .description('give a version to a share of visitors; each visitor keeps the version they got')
    .argument('<deployable>', 'mfe-brand, shell, catalog …', readDeployable)
    .argument('<percent>', 'share of visitors, 0 to 100', readPercent)
    .argument('[version]', 'the newest published one by default', readVersion)
    .option('--reason <text>', 'why visitors get a version again whose canary was stopped')
    .option('--stop-when-slow', 'stop the canary when its pages are slower than those of the live release')
    .option('--override <reason>', 'promote against the gates; the reason is recorded')
    .action((deployable: string, percent: number, version: string | undefined, options: Options) =>
      run(async ({ env, client }) => {
        const { reason, override, expectLive, stopWhenSlow: stopsWhenSlow } = options;
        const seen = await client.deployable(deployable);
        const going = version ?? notYetLive(deployable, seen);
        const request = asContract(DeploymentRequest, {
          action: 'canary',
          version: going,
          percent,
          stopsWhenSlow,
          reason,
          override,
          expectedLive: expectedLive(expectLive, seen),
        });
        if (!override) await findPactBroker(env)?.assertMayDeploy({ name: deployable, version: going });
        const status = await client.deploy(deployable, request);
        const live = status.deployment?.live;
        return {
          json: status,
          text: `${deployable} ${going} goes to ${shareText(percent)}; ${live ? `${live} is live` : 'no version is live'}.
Watch it with status ${deployable}; then promote ${deployable}, or rollback ${deployable} to take it back.`,
        };
      }),
    );
};
