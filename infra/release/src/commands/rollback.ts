import { type DeployableStatus, DeploymentRequest } from '@setu/protocol';
import { reportDeployment } from '../broker/report-deployment';
import { asContract, readDeployable } from '../cli/arguments';
import type { AddCommand } from '../cli/command';
import { addExpectLive, expectedLive } from '../cli/expected-live';

interface Options {
  reason?: string;
  override?: string;
  expectLive?: string;
}

const nextStep = ({ kind, previous }: DeployableStatus) => {
  if (previous) return `another rollback would restore ${previous}`;
  return kind === 'shell'
    ? 'it is the first version, so there is no further rollback'
    : 'another rollback would end it: it is the first version';
};

/** `rollback <deployable>` */
export const addRollback: AddCommand = (program, run) => {
  addExpectLive(program.command('rollback'))
    .description(
      'undo the last step: end a canary, else restore the previous live version, else end a first release',
    )
    .argument('<deployable>', 'mfe-brand, shell, catalog …', readDeployable)
    .option('--reason <text>', 'why; the history shows it')
    .option(
      '--override <reason>',
      'roll back against the gates: the schema no longer fits, or others depend on a first release; recorded',
    )
    .action((deployable: string, { reason, override, expectLive }: Options) =>
      run(async (context) => {
        const seen = await context.client.deployable(deployable);
        const status = await context.client.deploy(
          deployable,
          asContract(DeploymentRequest, {
            action: 'rollback',
            reason,
            override,
            expectedLive: expectedLive(expectLive, seen),
          }),
        );
        const live = status.deployment?.live;
        if (live) await reportDeployment(context, deployable, live);
        return {
          json: status,
          text: live
            ? `${live} of ${deployable} is live again; ${nextStep(status)}.`
            : `No version of ${deployable} is live now. To restore it: npm run release -- promote ${deployable}`,
        };
      }),
    );
};
