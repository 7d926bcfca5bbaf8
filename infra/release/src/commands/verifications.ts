import { DeployableName, type LoggedVerificationRun, type VerificationRun } from '@setu/protocol';
import { InvalidArgumentError } from 'commander';
import type { AddCommand } from '../cli/command';
import { refused } from '../cli/failure';
import { moment, zoneName } from '../cli/moment';
import { table } from '../cli/table';

const outcomeOf = ({ state, result }: VerificationRun): string => {
  if (state === 'done') return result?.isReady ? 'passed' : 'failed its checks';
  return state === 'failed' ? 'no result' : state;
};

const list = (runs: readonly VerificationRun[]): string => {
  const rows = runs.map((run) => [
    String(run.id),
    moment(run.requestedAt),
    run.requestedBy,
    `${run.name} ${run.version}`,
    run.verifier ?? '–',
    outcomeOf(run),
  ]);
  return table(['run', `asked (${zoneName()})`, 'by', 'release', 'verifier', 'outcome'], rows);
};

const detail = (run: LoggedVerificationRun): string => {
  const broken = (run.result?.pairs ?? []).flatMap(({ consumer, provider, detail }) =>
    detail ? [`${provider.name} ${provider.version} breaks ${consumer.name}: ${detail}`] : [],
  );
  return [
    `${run.name} ${run.version}, run ${run.id}: ${outcomeOf(run)}`,
    `requested by ${run.requestedBy}, ${moment(run.requestedAt)}; verifier ${run.verifier ?? '–'}`,
    ...(run.problem ? [run.problem] : []),
    ...broken,
    '',
    run.log || 'The log is empty.',
  ].join('\n');
};

/** Reads a deployable's name, or the number of a run. */
const readSubject = (value: string): string | number => {
  if (/^[1-9]\d{0,14}$/.test(value)) return Number(value);
  if (DeployableName.safeParse(value).success) return value;
  throw new InvalidArgumentError('Name a deployable, or give the number of a run.');
};

/** `verifications <deployable or run>` */
export const addVerifications: AddCommand = (program, run) => {
  program
    .command('verifications')
    .description('verification runs of a deployable, newest first; or the log of one run')
    .argument('<deployable or run>', 'mfe-brand, shell, catalog …, or the number of a run', readSubject)
    .action((subject: string | number) =>
      run(async ({ client }) => {
        if (typeof subject === 'string') {
          const runs = await client.runs({ deployable: subject });
          return {
            json: runs,
            text: runs.length > 0 ? list(runs) : `${subject} has no verification runs yet.`,
          };
        }
        const found = await client.run(subject);
        if (!found)
          throw refused(
            'not_found',
            `There is no verification run ${subject}. To list runs: npm run release -- verifications <deployable>`,
          );
        return { json: found, text: detail(found) };
      }),
    );
};
