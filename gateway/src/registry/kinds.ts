import type { PieceKind, Release } from '@setu/contracts';
import type { Knex } from 'knex';
import { type Actor, assertHasRight } from './rights/actor';
import { assertKind, assertMayExist } from './rights/release-rules';

/** The kind a name is bound to; null while nothing was published under it. */
export const boundKind = async (db: Knex, name: string): Promise<PieceKind | null> =>
  (await db('gateway.deployables').where({ name }).first('kind'))?.kind ?? null;

/**
 * Checks who may publish this release. The first release of a name needs the right to create that kind.
 * @throws ConflictError when the name is of another kind, ForbiddenError when the right is missing
 */
export const assertMayPublish = async (db: Knex, release: Release, actor: Actor): Promise<void> => {
  assertMayExist(release);
  const { name, kind } = release;
  const bound = await boundKind(db, name);
  if (bound) assertKind(release, bound);
  else assertHasRight(actor, `create-${kind}`, `The first release of a ${kind} called ${name}`);
};

/**
 * Binds the name to the kind of its first release, for good.
 * @throws ConflictError when it is bound to another kind, also by a publication that was faster
 */
export const bindKind = async (trx: Knex, release: Release): Promise<void> => {
  assertMayExist(release);
  const { name, kind } = release;
  await trx('gateway.deployables').insert({ name, kind }).onConflict('name').ignore();
  assertKind(release, (await boundKind(trx, name)) ?? kind);
};

/**
 * Keeps the releases whose kind is the one of their name; earlier versions of the gateway took others too.
 * @param alias of gateway.releases in the query
 */
export const ofBoundKind = (alias: string) => (query: Knex.QueryBuilder) =>
  query.whereRaw(
    `(??.kind = 'shell') = (??.name = 'shell') and not exists
      (select from gateway.deployables d where d.name = ??.name and d.kind <> ??.kind)`,
    [alias, alias, alias, alias],
  );
