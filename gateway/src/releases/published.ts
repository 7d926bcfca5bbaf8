import { Release } from '@setu/protocol';
import { NotFoundError } from '@setu/service-kit';
import type { Knex } from 'knex';

/** A published release; null when there is none with that name and version. */
export const findRelease = async (db: Knex, name: string, version: string): Promise<Release | null> => {
  const row = await db('gateway.releases').where({ name, version }).first('release');
  return row ? Release.parse(row.release) : null;
};

/** A published release. @throws NotFoundError when it is not published */
export const requireRelease = async (db: Knex, name: string, version: string): Promise<Release> => {
  const release = await findRelease(db, name, version);
  if (release) return release;
  throw new NotFoundError('release_not_found', `${name} ${version} is not published here. Publish it first.`);
};

/** Stores a release. Its files must be checked, and it must not be published yet. */
export const insertRelease = async (db: Knex, release: Release, actor: string): Promise<void> => {
  const { name, version, kind } = release;
  await db('gateway.releases').insert({
    name,
    version,
    kind,
    release: JSON.stringify(release),
    published_by: actor,
  });
};

export const isPublished = async (db: Knex, name: string, version: string): Promise<boolean> =>
  (await db('gateway.releases').where({ name, version }).first('name')) !== undefined;
