import type { Knex } from 'knex';

interface Statement {
  sql: string;
  bindings: readonly unknown[];
  /** The transaction of the statement. */
  __knexTxId?: string;
}

interface Node {
  'Node Type': string;
  /** The table of a scan; absent when it scans rows that the statement has already read. */
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: Node[];
}

/** Number of rows of tables that the scans of a plan read. */
const rowsRead = (node: Node): number => {
  const isScan = /Scan$/.test(node['Node Type']) && node['Relation Name'] !== undefined;
  const own =
    node['Actual Rows'] +
    (node['Rows Removed by Filter'] ?? 0) +
    (node['Rows Removed by Index Recheck'] ?? 0);
  const inner = (node.Plans ?? []).reduce((sum, child) => sum + rowsRead(child), 0);
  return (isScan ? own * node['Actual Loops'] : 0) + inner;
};

/**
 * The number of rows that each statement about a table reads while some work runs. Each statement is repeated as `explain
 * analyze`, with the settings of its transaction.
 */
export const readBy = async (
  db: Knex,
  table: string,
  work: () => Promise<unknown>,
): Promise<[sql: string, rows: number][]> => {
  const sent: Statement[] = [];
  const note = (query: Statement) => sent.push(query);
  db.on('query', note);
  await work();
  db.removeListener('query', note);
  const read: [string, number][] = [];
  for (const { sql, bindings, __knexTxId: id } of sent.filter((query) => query.sql.includes(`"${table}"`))) {
    const settings = sent.filter((query) => query.__knexTxId === id && query.sql.startsWith('set local'));
    await db.transaction(async (trx) => {
      for (const setting of settings) await trx.raw(setting.sql);
      const plan = await trx.raw(
        `explain (analyze, format json) ${sql.replace(/\$\d+/g, '?')}`,
        bindings as never[],
      );
      read.push([sql, rowsRead(plan.rows[0]['QUERY PLAN'][0].Plan)]);
    });
  }
  return read;
};
