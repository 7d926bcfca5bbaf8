import { DeploymentRequest, type PieceStatus } from '@setu/contracts';
import { reportDeployment } from '../broker/report-deployment';
import { asContract, readPiece } from '../cli/arguments';
import type { AddCommand } from '../cli/command';
import { addExpectLive, expectedLive } from '../cli/expected-live';

interface Options {
  reason?: string;
  override?: string;
  expectLive?: string;
}

const nextStep = ({ kind, previous }: PieceStatus) => {
  if (previous) return `another rollback leads to ${previous}`;
  return kind === 'shell'
    ? 'another rollback leads nowhere: it is the first'
    : 'another rollback takes it away: it is the first';
};

/** `rollback <piece>` */
export const addRollback: AddCommand = (program, run) => {
  addExpectLive(program.command('rollback'))
    .description(
      'take the last step back: end a canary, else go back to what was live before, or take a first release away',
    )
    .argument('<piece>', 'mfe-brand, shell, catalog …', readPiece)
    .option('--reason <text>', 'why, for those who read the history')
    .option(
      '--override <reason>',
      'go back although the schema lost what that version uses, or others rely on a first release; recorded',
    )
    .action((piece: string, { reason, override, expectLive }: Options) =>
      run(async (context) => {
        const seen = await context.client.piece(piece);
        const status = await context.client.deploy(
          piece,
          asContract(DeploymentRequest, {
            action: 'rollback',
            reason,
            override,
            expectedLive: expectedLive(expectLive, seen),
          }),
        );
        const live = status.deployment?.live;
        if (live) await reportDeployment(context, piece, live);
        return {
          json: status,
          text: live
            ? `${piece} is back at ${live}; ${nextStep(status)}.`
            : `Nothing of ${piece} is live any more. To bring it back: npm run release -- promote ${piece}`,
        };
      }),
    );
};
