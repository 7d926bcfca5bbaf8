import { DeploymentRequest } from '@setu/contracts';
import { asContract, readPiece, readVersion } from '../cli/arguments';
import type { AddCommand } from '../cli/command';
import { newestVersion } from './newest-version';

const shareText = (percent: number) =>
  percent === 0 ? 'nobody' : percent === 100 ? 'everybody' : `${percent} % of visitors`;

/** Reads a share of visitors: `10`, `0.5`, `10%`. */
const readPercent = (value: string): number => Number(value.replace(/\s*%$/, '') || Number.NaN);

/** `canary <piece> <percent> [version]` */
export const addCanary: AddCommand = (program, run) => {
  program
    .command('canary')
    .description('show a version to a share of visitors; each of them keeps what they got')
    .argument('<piece>', 'mfe-brand, shell, catalog …', readPiece)
    .argument('<percent>', 'share of visitors, 0 to 100', readPercent)
    .argument('[version]', 'the newest published unless said', readVersion)
    .option('--override <reason>', 'pass over what the gates say; the reason is recorded')
    .action(
      (piece: string, percent: number, version: string | undefined, { override }: { override?: string }) =>
        run(async ({ client }) => {
          const going = version ?? (await newestVersion(client, piece));
          const request = asContract(DeploymentRequest, {
            action: 'canary',
            version: going,
            percent,
            override,
          });
          const status = await client.deploy(piece, request);
          const live = status.deployment?.live;
          return {
            json: status,
            text: `${piece} ${going} goes to ${shareText(percent)}; ${live ? `${live} is live` : 'nothing is live beside it'}.
Next: npm run release -- status ${piece}, then promote ${piece} or rollback ${piece}`,
          };
        }),
    );
};
