import { PieceName, ReleaseVersion } from '@setu/contracts';
import { InvalidArgumentError } from 'commander';
import { findPactBroker } from '../broker/pact-broker';
import { readPiece } from '../cli/arguments';
import type { AddCommand } from '../cli/command';
import { refused } from '../cli/failure';
import { table } from '../cli/table';
import type { PieceVersion } from '../verify/known';
import { type Verification, type VerifyOptions, verifyPiece } from '../verify/verify';
import { VerifyError } from '../verify/verify-error';

/** Reads `mfe-brand@0.1.0-3f9a2c1d`. */
const readConsumer = (value: string): PieceVersion => {
  const [name, version] = value.split('@');
  if (PieceName.safeParse(name).success && ReleaseVersion.safeParse(version).success)
    return { name: name ?? '', version: version ?? '' };
  throw new InvalidArgumentError('Name a release of a consumer, as mfe-brand@0.1.0-3f9a2c1d.');
};

const textOf = ({ piece, version, pairs, schemas, notes, isReady }: Verification): string => {
  const rows = pairs.map(({ consumer, provider, outcome, isRequired }) => [
    `${consumer.name} ${consumer.version}`,
    `${provider.name} ${provider.version}`,
    outcome,
    isRequired ? 'yes' : 'no, not live',
  ]);
  const head = ['who relies', 'on whom', 'contract', 'needed'];
  const broken = pairs.flatMap(({ consumer, provider, detail }) =>
    detail ? [`${provider.name} ${provider.version} breaks ${consumer.name}: ${detail}`] : [],
  );
  const schemaLines = schemas.map(
    ({ previous, success, detail }) =>
      `${piece} ${previous} ${success ? 'works' : 'does not work'} on the schema of ${version}${detail ? `: ${detail}` : '.'}`,
  );
  return [
    rows.length > 0 ? table(head, rows) : `${piece} relies on nobody, and nobody on it.`,
    '',
    ...broken,
    ...schemaLines,
    ...notes,
    isReady
      ? `${piece} ${version} keeps what visitors meet. Next: npm run release -- promote ${piece}`
      : `${piece} ${version} would be refused.`,
  ].join('\n');
};

const verify = async (options: VerifyOptions): Promise<Verification> => {
  try {
    return await verifyPiece(options);
  } catch (error) {
    if (error instanceof VerifyError) throw refused('not_verified', error.message);
    throw error;
  }
};

/** `verify <piece>` */
export const addVerify: AddCommand = (program, run) => {
  program
    .command('verify')
    .description('hold what this checkout built against everything it meets; the gates of promote ask for it')
    .argument('<piece>', 'mfe-brand, shell, catalog …', readPiece)
    .option('--consumer <release>', 'only what this release of a consumer expects', readConsumer)
    .action((piece: string, { consumer }: { consumer?: PieceVersion }) =>
      run(async ({ root, env, client, note }) => {
        const broker = findPactBroker(root, env);
        const verification = await verify({ client, broker, root, piece, consumer, onProgress: note });
        return { json: verification, text: textOf(verification), isRefusal: !verification.isReady };
      }),
    );
};
