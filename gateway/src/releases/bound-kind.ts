import type { DeployableKind } from '@setu/protocol';
import type { Knex } from 'knex';

/** The kind that a name is bound to; null while nothing was published under it. */
export const boundKind = async (db: Knex, name: string): Promise<DeployableKind | null> =>
  (await db('gateway.deployables').where({ name }).first('kind'))?.kind ?? null;

/** The kinds that these names are bound to, without names under which nothing was published. */
export const boundKinds = async (
  db: Knex,
  names: readonly string[],
): Promise<ReadonlyMap<string, DeployableKind>> => {
  const rows = await db('gateway.deployables').whereIn('name', names).select('name', 'kind');
  return new Map(rows.map(({ name, kind }) => [name, kind]));
};

/**
 * Filters a query to releases of their name's kind. Earlier versions of the gateway also accepted other kinds.
 * @param alias of gateway.releases in the query
 */
export const ofBoundKind = (alias: string) => (query: Knex.QueryBuilder) =>
  query.whereRaw(
    `(??.kind = 'shell') = (??.name = 'shell') and not exists
      (select from gateway.deployables d where d.name = ??.name and d.kind <> ??.kind)`,
    [alias, alias, alias, alias],
  );
