import { randomBytes } from 'node:crypto';
import type { Client } from 'pg';

/** Name of the role that owns a schema. */
export const roleOf = (database: string, schema: string) => `${database}_${schema}`;

/** Passwords for the roles of these schemas: the known ones, and new ones for the others. */
export const withPasswords = (
  schemas: readonly string[],
  known: Readonly<Record<string, string>>,
): Record<string, string> => {
  const made = schemas.map((schema) => [schema, known[schema] ?? randomBytes(24).toString('base64url')]);
  return { ...known, ...Object.fromEntries(made) };
};

/** The tables, routines and types of a schema that belong to another role. Indexes follow their table. */
const foreignObjects = `
  select format('%s %s', case c.relkind when 'S' then 'sequence' when 'v' then 'view' when 'm' then 'materialized view'
                                        when 'f' then 'foreign table' else 'table' end, c.oid::regclass) as object
    from pg_class c
    where c.relnamespace = $1::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'f', 'S') and c.relowner <> $2::regrole
      and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid
                        and d.refclassid = 'pg_class'::regclass and d.deptype in ('a', 'i') and c.relkind = 'S')
  union all
  select format('routine %s', p.oid::regprocedure) from pg_proc p
    where p.pronamespace = $1::regnamespace and p.proowner <> $2::regrole
  union all
  select format('type %s', t.oid::regtype) from pg_type t left join pg_class c on c.oid = t.typrelid
    where t.typnamespace = $1::regnamespace and t.typowner <> $2::regrole
      and (t.typtype in ('e', 'd', 'r') or (t.typtype = 'c' and c.relkind = 'c'))`;

/**
 * Gives each schema its own role, which owns the schema with its contents and cannot access other schemas. Objects that
 * the database owner created earlier are handed over. The owner stays a member of each role, so that developers and tests
 * can still read everything at its address. Idempotent.
 * @param admin a superuser's connection to the database
 * @param passwords by schema; base64url, so they need no escaping
 */
export const prepareRoles = async (
  admin: Client,
  database: string,
  passwords: Readonly<Record<string, string>>,
): Promise<void> => {
  await admin.query(`
    revoke all on schema public from public;
    revoke connect, temporary on database ${database} from public`);
  for (const [schema, password] of Object.entries(passwords)) {
    const role = roleOf(database, schema);
    const { rowCount } = await admin.query('select from pg_roles where rolname = $1', [role]);
    await admin.query(`${rowCount === 0 ? 'create' : 'alter'} role ${role} login nosuperuser nocreatedb nocreaterole
      password '${password}'`);
    await admin.query(`
      grant ${role} to ${database};
      grant connect on database ${database} to ${role};
      grant usage on schema public to ${role};
      create schema if not exists ${schema};
      alter schema ${schema} owner to ${role};
      revoke all on schema ${schema} from public`);
    const { rows } = await admin.query<{ object: string }>(foreignObjects, [schema, role]);
    for (const { object } of rows) await admin.query(`alter ${object} owner to ${role}`);
  }
};
