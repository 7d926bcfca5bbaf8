import type { LogEntry } from '@setu/contracts';
import type { Knex } from 'knex';

type Line = Pick<LogEntry, 'actor' | 'action' | 'piece' | 'version' | 'outcome'> & {
  detail?: LogEntry['detail'];
};

/** Writes one line of the audit trail. */
export const log = async (db: Knex, { detail = {}, ...line }: Line): Promise<void> => {
  await db('gateway.release_log').insert({ ...line, detail: JSON.stringify(detail) });
};

const pageSize = 50;

/** A piece's audit trail, newest first. @param before id of the last line already seen */
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
