import type { LogEntry } from '@setu/protocol';
import { InvalidArgumentError } from 'commander';
import { z } from 'zod';
import { readDeployable } from '../cli/arguments';
import type { AddCommand } from '../cli/command';
import { moment, zoneName } from '../cli/moment';
import { table } from '../cli/table';

/** Details of the audit trail in addition to person, action and time. */
const Detail = z.object({
  percent: z.number().optional(),
  from: z.string().nullish(),
  reason: z.string().optional(),
  override: z.string().optional(),
  refusals: z.array(z.object({ gate: z.string() })).optional(),
  overridden: z.array(z.object({ gate: z.string() })).optional(),
});

const gatesIn = (refusals: readonly { gate: string }[] = []) =>
  [...new Set(refusals.map(({ gate }) => gate))].join(', ');

const detailText = (detail: LogEntry['detail']): string => {
  const parsed = Detail.safeParse(detail);
  if (!parsed.success) return JSON.stringify(detail);
  const { percent, from, reason, override, refusals, overridden } = parsed.data;
  return [
    percent === undefined ? '' : `${percent} %`,
    from ? `from ${from}` : '',
    refusals ? `gates: ${gatesIn(refusals)}` : '',
    overridden ? `over the gates: ${gatesIn(overridden)}` : '',
    override ?? reason ?? '',
  ]
    .filter(Boolean)
    .join('; ');
};

const readId = (value: string): number => {
  const id = Number(value);
  if (Number.isSafeInteger(id) && id > 0) return id;
  throw new InvalidArgumentError('Use a line number of the history.');
};

/** `history <deployable>` */
export const addHistory: AddCommand = (program, run) => {
  program
    .command('history')
    .description('what happened to a deployable and who did it: fifty lines, newest first')
    .argument('<deployable>', 'mfe-brand, shell, catalog …', readDeployable)
    .option('--before <line>', 'only lines older than this one', readId)
    .action((deployable: string, { before }: { before?: number }) =>
      run(async ({ client }) => {
        const entries = await client.history(deployable, before);
        const rows = entries.map(({ id, at, actor, action, version, outcome, detail }) => [
          String(id),
          moment(at),
          actor,
          action,
          version ?? '',
          outcome,
          detailText(detail),
        ]);
        const head = ['line', `when (${zoneName()})`, 'who', 'what', 'version', 'outcome', 'detail'];
        return {
          json: entries,
          text:
            rows.length > 0
              ? table(head, rows)
              : `The history of ${deployable} has no ${before ? 'older ' : ''}lines.`,
        };
      }),
    );
};
