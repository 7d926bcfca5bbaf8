import { DeploymentRequest } from '@setu/contracts';
import { findPactBroker } from '../broker/pact-broker';
import { asContract, readPiece, readVersion } from '../cli/arguments';
import type { AddCommand } from '../cli/command';
import { refused } from '../cli/failure';
import type { RegistryClient } from '../registry-client';
import { newestVersion } from './newest-version';

const shareText = (percent: number) =>
  percent === 0 ? 'nobody' : percent === 100 ? 'everybody' : `${percent} % of visitors`;

/** Reads a share of visitors: `10`, `0.5`, `10%`. */
const readPercent = (value: string): number => Number(value.replace(/\s*%$/, '') || Number.NaN);

/** The newest version, which is worth a canary only while others are live. */
const notYetLive = async (client: RegistryClient, piece: string): Promise<string> => {
  const version = await newestVersion(client, piece);
  if ((await client.piece(piece))?.deployment?.live !== version) return version;
  throw refused(
    'already_live',
    `${piece} ${version} is the newest, and live already. Publish another one first.`,
  );
};

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
        run(async ({ root, env, client }) => {
          const going = version ?? (await notYetLive(client, piece));
          const request = asContract(DeploymentRequest, {
            action: 'canary',
            version: going,
            percent,
            override,
          });
          if (!override) await findPactBroker(root, env)?.assertMayDeploy({ name: piece, version: going });
          const status = await client.deploy(piece, request);
          const live = status.deployment?.live;
          return {
            json: status,
            text: `${piece} ${going} goes to ${shareText(percent)}; ${live ? `${live} is live` : 'nothing is live beside it'}.
Watch it with status ${piece}; then promote ${piece}, or rollback ${piece} to take it back.`,
          };
        }),
    );
};
