import { parseArgs } from 'node:util';
import { DeployableName, TokenRight } from '@setu/protocol';
import { InvalidInputError, NotFoundError } from '@setu/service-kit';
import type { Knex } from 'knex';
import { z } from 'zod';
import { makeToken, rightsOf } from './release-token';

/** Usage of the token commands. */
const tokenUsage = `Usage: main.js token create <team> <deployable …> [--rights <right,…>] | token list | token revoke <id>
  create   makes a release token for these deployables and prints it, this once; '*' is every one, with all rights
           --rights  what the token may do beyond releasing what exists:
             create-remote, create-service, create-shell   publish the first release of a name it is for
             verify                                        record verifications, of these deployables; without <deployable>, of every one
             override                                      promote, or roll back, against the gates
  list     every token: whose it is, for what, since when, with which rights, and whether it is revoked
  revoke   from now on the token of this id is refused`;

/** A command was called with wrong arguments. */
export class UsageError extends Error {}

const Team = z
  .string()
  .trim()
  .regex(/^[\p{L}\p{N}][\p{L}\p{N} ._-]{0,59}$/u, 'Name the team with up to 60 letters and digits');
const Deployables = z.array(z.union([z.literal('*'), DeployableName]));
const Rights = z.array(
  z.enum(TokenRight.options, `Rights are ${TokenRight.options.join(', ')}, separated by commas`),
);

const read = <S extends z.ZodType>(schema: S, value: unknown): z.output<S> => {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new InvalidInputError(parsed.error.issues.map(({ message }) => ({ path: '', message })));
};

interface TokenRow {
  id: string;
  team: string;
  deployables: string[];
  rights: string[];
  created_at: Date;
  revoked_at: Date | null;
}

const day = (date: Date) => date.toISOString().slice(0, 16).replace('T', ' ');

const list = async (db: Knex): Promise<string> => {
  const rows: TokenRow[] = await db('gateway.release_tokens')
    .orderBy('created_at')
    .select('id', 'team', 'pieces as deployables', 'rights', 'created_at', 'revoked_at');
  const cells = [
    ['id', 'team', 'made (UTC)', 'revoked (UTC)', 'deployables', 'rights'],
    ...rows.map(({ id, team, deployables, rights, created_at, revoked_at }) => [
      id,
      team,
      day(created_at),
      revoked_at ? day(revoked_at) : '–',
      deployables.join(' ') || '–',
      deployables.includes('*') ? 'all' : rightsOf({ deployables, rights }).join(' '),
    ]),
  ];
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  const line = (row: string[]) => row.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join('  ');
  return cells.map((row) => line(row).trimEnd()).join('\n');
};

const revoke = async (db: Knex, id: string): Promise<string> => {
  const [row]: Pick<TokenRow, 'team' | 'deployables' | 'rights'>[] = await db('gateway.release_tokens')
    .where({ id, revoked_at: null })
    .update({ revoked_at: db.fn.now() })
    .returning(['team', 'pieces as deployables', 'rights']);
  if (!row) throw new NotFoundError('not_found', `No valid token has the id ${id}.`);
  const scope = row.deployables.join(' ') || `the rights ${row.rights.join(' ')}`;
  return `The token of ${row.team} for ${scope} is revoked.`;
};

const create = async (db: Knex, team: string, deployables: string[], rights: string[]): Promise<string> =>
  makeToken(db, read(Team, team), {
    deployables: read(Deployables, deployables),
    rights: read(Rights, rights),
  });

const parse = (args: readonly string[]) => {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { rights: { type: 'string' } },
    allowPositionals: true,
    strict: false,
  });
  const { rights = '', ...unknown } = values;
  if (Object.keys(unknown).length > 0 || typeof rights !== 'string') throw new UsageError(tokenUsage);
  return { rights: rights.split(',').flatMap((right) => right.trim() || []), positionals };
};

/**
 * Runs one command on release tokens. It requires no token, because its caller has access to the database.
 * @returns the text to print
 * @throws UsageError for an unknown command, AppError with a message for the person
 */
export const runTokenCommand = async (db: Knex, args: readonly string[]): Promise<string> => {
  const { rights, positionals } = parse(args);
  const [command, first, ...others] = positionals;
  if (command === 'create' && first && others.length + rights.length > 0)
    return create(db, first, others, rights);
  if (rights.length > 0) throw new UsageError(tokenUsage);
  if (command === 'list' && first === undefined) return list(db);
  if (command === 'revoke' && first && others.length === 0)
    return revoke(db, read(z.uuid('This is not an id. "token list" shows the ids of all tokens'), first));
  throw new UsageError(tokenUsage);
};
