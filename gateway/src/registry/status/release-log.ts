import type { LogEntry } from '@setu/contracts';
import type { Knex } from 'knex';

type Line = Pick<LogEntry, 'actor' | 'action' | 'piece' | 'version' | 'outcome'> & {
  detail?: LogEntry['detail'];
};

/** Adds one entry to the audit trail. */
export const log = async (db: Knex, { detail = {}, ...line }: Line): Promise<void> => {
  await db('gateway.release_log').insert({ ...line, detail: JSON.stringify(detail) });
};

const pageSize = 50;

/** The audit trail of a deployable, newest first. @param before id of the last entry already seen */
export const historyOf = async (db: Knex, piece: string, before: number | null): Promise<LogEntry[]> => {
  const rows: (Omit<LogEntry, 'id' | 'at'> & { id: string; at: Date })[] = await db('gateway.release_log')
    .where({ piece })
    .modify((query) => {
      if (before !== null) void query.where('id', '<', before);
    })
    .orderBy('id', 'desc')
    .limit(pageSize);
  return rows.map(({ id, at, ...row }) => ({ ...row, id: Number(id), at: at.toISOString() }));
};
