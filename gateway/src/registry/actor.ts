import { createHash, randomBytes } from 'node:crypto';
import { personHeader } from '@setu/contracts';
import { ForbiddenError, UnauthenticatedError } from '@setu/service-kit';
import type { Knex } from 'knex';
import type { Context } from 'koa';

/** Who writes to the registry: a team by its token, and the person who holds it as far as they say. */
export interface Actor {
  name: string;
  /** Names of pieces; `*` is every piece. */
  pieces: readonly string[];
}

const hashOf = (token: string) => createHash('sha256').update(token).digest();

/** Makes a token. It is shown once; only its hash is kept. */
export const makeToken = async (db: Knex, team: string, pieces: readonly string[]): Promise<string> => {
  const token = `fs_${randomBytes(32).toString('base64url')}`;
  await keepToken(db, token, team, pieces);
  return token;
};

/** Knows a token from now on, unless it does already. */
export const keepToken = async (
  db: Knex,
  token: string,
  team: string,
  pieces: readonly string[],
): Promise<void> => {
  await db('gateway.release_tokens')
    .insert({ team, pieces, hash: hashOf(token) })
    .onConflict('hash')
    .ignore();
};

/** Names are not ASCII everywhere: the header holds them percent-encoded. */
const decode = (text: string) => {
  try {
    return decodeURIComponent(text);
  } catch (error) {
    if (error instanceof URIError) return '';
    throw error;
  }
};

/**
 * Reads who calls.
 * @throws UnauthenticatedError without a token that is known and not revoked
 */
export const actorOf = async (db: Knex, ctx: Context): Promise<Actor> => {
  const token = /^Bearer (\S+)$/.exec(ctx.get('authorization'))?.[1];
  if (!token)
    throw new UnauthenticatedError(
      'Send a release token as "Authorization: Bearer …". Whoever runs the platform makes one for your team.',
      'token_refused',
    );
  const row = await db('gateway.release_tokens')
    .where({ hash: hashOf(token), revoked_at: null })
    .first('team', 'pieces');
  if (!row)
    throw new UnauthenticatedError('This release token is not known here, or was revoked.', 'token_refused');
  const person = decode(ctx.get(personHeader))
    .replace(/[^\p{L}\p{N}@._ -]/gu, '')
    .slice(0, 80);
  return { name: person ? `${row.team}/${person}` : row.team, pieces: row.pieces };
};

/** @throws ForbiddenError when the token is for other pieces */
export const assertMayRelease = (actor: Actor, piece: string): void => {
  if (actor.pieces.includes('*') || actor.pieces.includes(piece)) return;
  throw new ForbiddenError(
    `This token is for ${actor.pieces.join(', ')}, not for ${piece}.`,
    'token_refused',
  );
};
