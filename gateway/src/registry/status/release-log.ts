import type { LogEntry } from '@setu/protocol';
import type { Knex } from 'knex';

type Line = Pick<LogEntry, 'actor' | 'action' | 'deployable' | 'version' | 'outcome'> & {
  detail?: LogEntry['detail'];
};

/** A row of gateway.release_log. Its column `piece` has the former word for a deployable. */
type LogRow = Omit<LogEntry, 'id' | 'at' | 'deployable'> & { id: string; at: Date; piece: string };

/** Adds one entry to the audit trail. */
export const log = async (db: Knex, { detail = {}, deployable, ...line }: Line): Promise<void> => {
  await db('gateway.release_log').insert({ ...line, piece: deployable, detail: JSON.stringify(detail) });
};

const pageSize = 50;

/** The audit trail of a deployable, newest first. @param before id of the last entry that the caller has */
export const historyOf = async (db: Knex, deployable: string, before: number | null): Promise<LogEntry[]> => {
  const rows: LogRow[] = await db('gateway.release_log')
    .where({ piece: deployable })
    .modify((query) => {
      if (before !== null) void query.where('id', '<', before);
    })
    .orderBy('id', 'desc')
    .limit(pageSize);
  return rows.map(({ id, at, piece, ...row }) => ({
    ...row,
    id: Number(id),
    at: at.toISOString(),
    deployable: piece,
  }));
};
