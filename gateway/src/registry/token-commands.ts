import { PieceName } from '@setu/contracts';
import { InvalidInputError, NotFoundError } from '@setu/service-kit';
import type { Knex } from 'knex';
import { z } from 'zod';
import { makeToken } from './actor';

/** How the token commands are called. */
const tokenUsage = `Usage: main.js token create <team> <piece …> | token list | token revoke <id>
  create   makes a release token for these pieces ('*' is every piece) and prints it, this once
  list     every token: whose it is, for what, since when, and whether it is revoked
  revoke   from now on the token of this id is refused`;

/** The commands were called in a way they cannot be. */
export class UsageError extends Error {}

const Team = z
  .string()
  .trim()
  .regex(/^[\p{L}\p{N}][\p{L}\p{N} ._-]{0,59}$/u, 'A team is named in up to 60 letters and digits');
const Pieces = z.array(z.union([z.literal('*'), PieceName])).min(1, 'Name at least one piece');

const read = <S extends z.ZodType>(schema: S, value: unknown): z.output<S> => {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new InvalidInputError(parsed.error.issues.map(({ message }) => ({ path: '', message })));
};

interface TokenRow {
  id: string;
  team: string;
  pieces: string[];
  created_at: Date;
  revoked_at: Date | null;
}

const day = (date: Date) => date.toISOString().slice(0, 16).replace('T', ' ');

const list = async (db: Knex): Promise<string> => {
  const rows: TokenRow[] = await db('gateway.release_tokens')
    .orderBy('created_at')
    .select('id', 'team', 'pieces', 'created_at', 'revoked_at');
  const cells = [
    ['id', 'team', 'made (UTC)', 'revoked (UTC)', 'pieces'],
    ...rows.map(({ id, team, pieces, created_at, revoked_at }) => [
      id,
      team,
      day(created_at),
      revoked_at ? day(revoked_at) : '–',
      pieces.join(' '),
    ]),
  ];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  return cells.map((row) => row.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join('  ')).join('\n');
};

const revoke = async (db: Knex, id: string): Promise<string> => {
  const [row]: TokenRow[] = await db('gateway.release_tokens')
    .where({ id, revoked_at: null })
    .update({ revoked_at: db.fn.now() })
    .returning('*');
  if (!row) throw new NotFoundError('not_found', `No token that is in force has the id ${id}.`);
  return `The token of ${row.team} for ${row.pieces.join(' ')} is revoked.`;
};

/**
 * Runs one command on release tokens: for who has the database's address, so no token is asked for.
 * @returns what to print
 * @throws UsageError for no such command, AppError with a sentence for the person
 */
export const runTokenCommand = async (db: Knex, [command, ...rest]: readonly string[]): Promise<string> => {
  const [first = '', ...others] = rest;
  if (command === 'create' && others.length > 0)
    return makeToken(db, read(Team, first), read(Pieces, others));
  if (command === 'list' && rest.length === 0) return list(db);
  if (command === 'revoke' && first && others.length === 0)
    return revoke(db, read(z.uuid('An id looks like those that "token list" shows'), first));
  throw new UsageError(tokenUsage);
};
