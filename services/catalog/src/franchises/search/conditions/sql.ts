import type { Model, QueryBuilder } from 'objection';

/** SQL with its bindings. */
export interface Sql {
  sql: string;
  bindings: (string | number | boolean | string[])[];
}

export const join = (parts: readonly Sql[], by: string): Sql => ({
  sql: `(${parts.map(({ sql }) => sql).join(` ${by} `)})`,
  bindings: parts.flatMap(({ bindings }) => bindings),
});

/** True when a column of words fulfils a tsquery. */
export const words = (column: string, query: string): Sql => ({
  sql: `${column} @@ ?::tsquery`,
  bindings: [query],
});

export const isSame = (one: Sql, other: Sql): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Adds conditions to a query. */
export const where = <M extends Model>(
  query: QueryBuilder<M, M[]>,
  conditions: readonly Sql[],
): QueryBuilder<M, M[]> => {
  for (const { sql, bindings } of conditions) query.whereRaw(sql, bindings);
  return query;
};
