import type { Release } from '@setu/protocol';
import type { Knex } from 'knex';
import { boundKind } from '../../releases/bound-kind';
import { assertHasRight, type TokenHolder } from '../rights/release-token';
import { assertKind, assertMayExist } from './release-rules';

/**
 * Checks whether the holder may publish this release. The first release of a name needs the right to create that kind.
 * @throws ConflictError when the name is bound to another kind, ForbiddenError when the right is missing
 */
export const assertMayPublish = async (db: Knex, release: Release, holder: TokenHolder): Promise<void> => {
  assertMayExist(release);
  const { name, kind } = release;
  const bound = await boundKind(db, name);
  if (bound) assertKind(release, bound);
  else assertHasRight(holder, `create-${kind}`, `The first release of a ${kind} called ${name}`);
};

/**
 * Binds the name to the kind of its first release, permanently.
 * @throws ConflictError when it is bound to another kind, possibly by a concurrent publication
 */
export const bindKind = async (trx: Knex, release: Release): Promise<void> => {
  assertMayExist(release);
  const { name, kind } = release;
  await trx('gateway.deployables').insert({ name, kind }).onConflict('name').ignore();
  assertKind(release, (await boundKind(trx, name)) ?? kind);
};
