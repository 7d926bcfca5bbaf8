import { z } from 'zod';
import type { SettingRule } from '../settings/setting-rules';
import { defaultDatabaseWaitMs } from './session-limits';

const form = 'an address such as `postgres://user:password@host:5432/database`';
const PostgresUrl = z.string().regex(/^postgres(ql)?:\/\//);

/** Environment variables of a process with a database. */
export const databaseSettings = {
  DATABASE_URL: PostgresUrl.meta({
    description: 'PostgreSQL, or the pooler before it, with the role of this process.',
    form,
    isSecret: true,
  }),
  DATABASE_SESSION_URL: PostgresUrl.optional().meta({
    description:
      'PostgreSQL itself, for what needs a session of its own: migrations, and the relay of events. It says that `DATABASE_URL` is a pooler in transaction mode, such as PgBouncer.',
    form,
    isSecret: true,
  }),
  DATABASE_POOL: z.coerce.number().int().min(1).default(10).meta({
    description: 'Most connections of this process to PostgreSQL, or to the pooler.',
    unit: 'connections',
    prefix: 'DATABASE_',
  }),
  DATABASE_WAIT_MS: z.coerce.number().int().min(1_000).max(300_000).default(defaultDatabaseWaitMs).meta({
    description:
      'PostgreSQL cancels a statement that takes longer. Other waits for the database derive from it. Behind a pooler, the limit of a statement is that of the role.',
    unit: 'ms',
  }),
  MIGRATIONS: z.enum(['apply', 'check']).default('apply').meta({
    description:
      '`apply`: a start brings the schema up to date. `check`: it refuses while a migration is missing, which `main.js migrate` applies.',
  }),
};
export type DatabaseAccess = z.output<z.ZodObject<typeof databaseSettings>>;

const roleIn = (url: string): string => (URL.canParse(url) ? new URL(url).username : '');

/** Rules that involve several database settings. */
export const databaseRules: readonly SettingRule<DatabaseAccess>[] = [
  {
    name: 'DATABASE_SESSION_URL',
    reads: ['DATABASE_URL', 'DATABASE_SESSION_URL'],
    isKept: ({ DATABASE_URL, DATABASE_SESSION_URL }) => DATABASE_SESSION_URL !== DATABASE_URL,
    problem:
      'it equals DATABASE_URL. Set it to PostgreSQL itself when DATABASE_URL is a pooler, or remove it.',
  },
  {
    name: 'DATABASE_SESSION_URL',
    reads: ['DATABASE_URL', 'DATABASE_SESSION_URL'],
    isKept: ({ DATABASE_URL, DATABASE_SESSION_URL }) =>
      DATABASE_SESSION_URL === undefined || roleIn(DATABASE_SESSION_URL) === roleIn(DATABASE_URL),
    problem: 'its role is not that of DATABASE_URL. Give both addresses the same role.',
  },
];
