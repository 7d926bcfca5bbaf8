import { DeploymentRequest } from '@setu/contracts';
import { asContract, readPiece } from '../cli/arguments';
import type { AddCommand } from '../cli/command';
import { tellBroker } from './tell-broker';

/** `rollback <piece>` */
export const addRollback: AddCommand = (program, run) => {
  program
    .command('rollback')
    .description(
      'take the last step back: end a canary, else go back to what was live before, unless its schema is gone',
    )
    .argument('<piece>', 'mfe-brand, shell, catalog …', readPiece)
    .option('--reason <text>', 'why, for those who read the history')
    .option('--override <reason>', 'go back although the schema lost what that version uses; recorded')
    .action((piece: string, { reason, override }: { reason?: string; override?: string }) =>
      run(async (context) => {
        const status = await context.client.deploy(
          piece,
          asContract(DeploymentRequest, { action: 'rollback', reason, override }),
        );
        const live = status.deployment?.live;
        const next = status.previous ? `leads to ${status.previous}` : 'leads nowhere: it is the first';
        if (live) await tellBroker(context, piece, live);
        return {
          json: status,
          text: live ? `${piece} is back at ${live}; another rollback ${next}.` : `${piece} is live no more.`,
        };
      }),
    );
};
