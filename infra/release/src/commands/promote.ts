import { DeploymentRequest } from '@setu/contracts';
import { findPactBroker } from '../broker/pact-broker';
import { asContract, readPiece, readVersion } from '../cli/arguments';
import type { AddCommand } from '../cli/command';
import { newestVersion } from './newest-version';
import { tellBroker } from './tell-broker';

/** `promote <piece> [version]` */
export const addPromote: AddCommand = (program, run) => {
  program
    .command('promote')
    .description('make a version live for everybody, if the gates let it')
    .argument('<piece>', 'mfe-brand, shell, catalog …', readPiece)
    .argument('[version]', 'the newest published unless said', readVersion)
    .option('--override <reason>', 'pass over what the gates say; the reason is recorded')
    .action((piece: string, version: string | undefined, { override }: { override?: string }) =>
      run(async (context) => {
        const { root, env, client } = context;
        const going = version ?? (await newestVersion(client, piece));
        const request = asContract(DeploymentRequest, { action: 'promote', version: going, override });
        if (!override) await findPactBroker(root, env)?.assertMayDeploy({ name: piece, version: going });
        const status = await client.deploy(piece, request);
        await tellBroker(context, piece, going);
        const back = status.previous
          ? `a rollback leads to ${status.previous}`
          : 'there is nothing before it';
        return { json: status, text: `${piece} ${going} is live for everybody; ${back}.` };
      }),
    );
};
