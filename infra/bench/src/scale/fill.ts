import { Pool } from 'pg';

/** SQL for a pseudo-random number from 0 to 1. It only depends on the row `n` and the column, so that columns are independent. */
export const chance = (column: number): string =>
  `((hashint8extended(n, ${column}) & 1048575)::float8 / 1048576)`;

export const textArray = (values: readonly string[]): string =>
  `array[${values.map((value) => `'${value.replaceAll("'", "''")}'`).join(', ')}]`;

/** One of several values, selected by the row. `skew` above 1 prefers the first values. */
export const oneOf = (values: readonly string[], column: number, skew = 1): string =>
  `(${textArray(values)})[1 + floor(power(${chance(column)}, ${skew}) * ${values.length})::int]`;

/** An id that only depends on a number, so that rows can refer to it. */
export const idOf = (space: string, number: string): string => `md5('${space}' || (${number}))::uuid`;

/** Connections to a service's schema without the time limits of services, because a fill takes minutes. */
export const openSchema = (url: string, schema: string): Pool =>
  new Pool({
    connectionString: url,
    max: 2,
    options: `-c search_path=${schema},public -c maintenance_work_mem=512MB`,
  });

const batch = 20_000;

/**
 * Runs an insert for rows 1 to `rows` in batches on two connections, without the table's indexes, which are created again
 * afterwards. Then vacuums and analyzes the table, as autovacuum would.
 * @param insert SQL with the numbers of the first and the last row of a batch as $1 and $2
 */
export const fillTable = async (db: Pool, table: string, rows: number, insert: string): Promise<void> => {
  const { rows: indexes } = await db.query<{ name: string; definition: string }>(
    `select indexname as name, indexdef as definition from pg_indexes
     where schemaname = current_schema() and tablename = $1 and indexdef not like '%UNIQUE%'`,
    [table],
  );
  for (const { name } of indexes) await db.query(`drop index ${name}`);
  const starts = Array.from({ length: Math.ceil(rows / batch) }, (_, index) => index * batch + 1);
  const work = async () => {
    for (let start = starts.shift(); start !== undefined; start = starts.shift())
      await db.query(insert, [start, Math.min(rows, start + batch - 1)]);
  };
  await Promise.all([work(), work()]);
  const definitions = indexes.map(({ definition }) => definition);
  const build = async () => {
    for (let next = definitions.shift(); next !== undefined; next = definitions.shift()) await db.query(next);
  };
  await Promise.all([build(), build()]);
  await db.query(`vacuum analyze ${table}`);
};
