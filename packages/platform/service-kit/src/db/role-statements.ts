import { databaseWaits, defaultDatabaseWaitMs } from './session-limits';

const { statementMs, idleInTransactionMs } = databaseWaits(defaultDatabaseWaitMs);

/** Prepares a database: creates the extension and revokes the rights that every role has by default. */
export const databaseStatements = (database: string): string[] => [
  'create extension if not exists pg_trgm schema public',
  'revoke all on schema public from public',
  `revoke connect, temporary on database ${database} from public`,
];

/**
 * A role that owns one schema and cannot access others. The session settings are set here, because behind a pooler in transaction
 * mode no process can set them.
 */
export const roleStatements = (role: string, schema: string, database: string): string[] => [
  `create role ${role} login`,
  `grant connect on database ${database} to ${role}`,
  `grant usage on schema public to ${role}`,
  `create schema ${schema} authorization ${role}`,
  `alter role ${role} in database ${database} set search_path = ${schema}, public`,
  `alter role ${role} in database ${database} set jit = off`,
  `alter role ${role} in database ${database} set statement_timeout = '${statementMs / 1_000}s'`,
  `alter role ${role} in database ${database} set idle_in_transaction_session_timeout = '${idleInTransactionMs / 1_000}s'`,
];
