import { createHash, randomBytes } from 'node:crypto';
import { personHeader, TokenRight } from '@setu/protocol';
import { ForbiddenError, UnauthenticatedError } from '@setu/service-kit';
import type { Knex } from 'knex';
import type { Context } from 'koa';

/** The team of a release token, and the person who uses it, when the command line names the person. */
export interface TokenHolder {
  name: string;
  team: string;
  /** Names of deployables; `*` is every one. */
  deployables: readonly string[];
  rights: readonly TokenRight[];
}

/** What a token may be used for. */
export interface TokenScope {
  /** Names of deployables; `*` is every one, with all rights. */
  deployables: readonly string[];
  rights?: readonly TokenRight[];
}

const hashOf = (token: string) => createHash('sha256').update(token).digest();

/** Makes a token. It is shown once; only its hash is stored. */
export const makeToken = async (db: Knex, team: string, scope: TokenScope): Promise<string> => {
  const token = `fs_${randomBytes(32).toString('base64url')}`;
  await ensureToken(db, token, team, scope);
  return token;
};

/** Stores a token unless it is stored already. */
export const ensureToken = async (
  db: Knex,
  token: string,
  team: string,
  { deployables, rights = [] }: TokenScope,
): Promise<void> => {
  // The column has the former word for deployables.
  await db('gateway.release_tokens')
    .insert({ team, pieces: deployables, rights, hash: hashOf(token) })
    .onConflict('hash')
    .ignore();
};

/** The rights of a token. A token for every deployable has all of them. */
export const rightsOf = ({
  deployables,
  rights,
}: {
  deployables: string[];
  rights: string[];
}): TokenRight[] => TokenRight.options.filter((right) => deployables.includes('*') || rights.includes(right));

/** Decodes the person's name, which the header contains percent-encoded because it may not be ASCII. */
const decode = (text: string) => {
  try {
    return decodeURIComponent(text);
  } catch (error) {
    if (error instanceof URIError) return '';
    throw error;
  }
};

/**
 * Identifies the caller by the release token.
 * @throws UnauthenticatedError for a missing, unknown or revoked token
 */
export const authenticateReleaseToken = async (db: Knex, ctx: Context): Promise<TokenHolder> => {
  const token = /^Bearer (\S+)$/.exec(ctx.get('authorization'))?.[1];
  if (!token)
    throw new UnauthenticatedError(
      'token_refused',
      'Send a release token as "Authorization: Bearer …". The operator of the platform creates one for your team.',
    );
  const row = await db('gateway.release_tokens')
    .where({ hash: hashOf(token), revoked_at: null })
    .first('team', 'pieces as deployables', 'rights');
  if (!row) throw new UnauthenticatedError('token_refused', 'This release token is unknown or was revoked.');
  const person = decode(ctx.get(personHeader))
    .replace(/[^\p{L}\p{N}@._ -]/gu, '')
    .slice(0, 80);
  return {
    name: person ? `${row.team}/${person}` : row.team,
    team: row.team,
    deployables: row.deployables,
    rights: rightsOf(row),
  };
};

/** @throws ForbiddenError when the token is for other deployables only */
export const assertMayRelease = (holder: TokenHolder, deployable: string): void => {
  if (holder.deployables.includes('*') || holder.deployables.includes(deployable)) return;
  throw new ForbiddenError(
    'token_refused',
    `This token is for ${holder.deployables.join(', ') || 'no deployable'}, not for ${deployable}.`,
  );
};

/**
 * Results of a deployable are recorded by its own team's verifier, or by a verifier that cannot release anything.
 * @throws ForbiddenError when the token may not verify this deployable
 */
export const assertMayVerify = (holder: TokenHolder, deployable: string): void => {
  assertHasRight(holder, 'verify', 'Recording verifications');
  if (holder.deployables.length > 0) assertMayRelease(holder, deployable);
};

/** Deployables whose runs this verifier may claim; null for all. */
export const verifiedBy = ({ deployables }: TokenHolder): readonly string[] | null =>
  deployables.length === 0 || deployables.includes('*') ? null : deployables;

/**
 * @param doing the action that needs the right, as the subject of a sentence
 * @throws ForbiddenError when the token lacks the right
 */
export const assertHasRight = (holder: TokenHolder, right: TokenRight, doing: string): void => {
  if (holder.rights.includes(right)) return;
  throw new ForbiddenError(
    'right_missing',
    `${doing} needs a token with the right ${right}. The operator of the platform creates one: token create … --rights ${right}.`,
  );
};
