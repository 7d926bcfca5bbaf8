import { type Client, escapeIdentifier } from 'pg';
import type { Schema } from '../archive/manifest';

const foreignKeysOf = `
  select c.conrelid::regclass::text as table, quote_ident(c.conname) as name, pg_get_constraintdef(c.oid) as definition
  from pg_constraint c join pg_class t on t.oid = c.conrelid
  where t.relnamespace = $1::regnamespace and c.contype = 'f' and c.conparentid = 0`;

const indexesOf = `
  select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
  from pg_index i join pg_class t on t.oid = i.indrelid
  where t.relnamespace = $1::regnamespace and t.relkind = 'r'
    and not exists (select from pg_constraint c where c.conindid = i.indexrelid)`;

interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

interface Index {
  name: string;
  definition: string;
}

/** Creates again what `bareTables` dropped, sets the sequences, and vacuums and analyzes the tables. */
type Complete = () => Promise<void>;

/**
 * Empties the tables of a schema, which migrations may have filled, drops its indexes and foreign keys, and disables its triggers. They
 * make loading slow or depend on the order of rows, and the effects of triggers are in the rows already. Constraints are checked when they
 * are created again.
 */
export const bareTables = async (client: Client, { name, tables, sequences }: Schema): Promise<Complete> => {
  const schema = escapeIdentifier(name);
  // Indexes may use functions of the schema.
  await client.query(`set search_path = ${schema}, public`);
  const names = tables.map((table) => `${schema}.${escapeIdentifier(table.name)}`);
  const { rows: foreignKeys } = await client.query<ForeignKey>(foreignKeysOf, [schema]);
  const { rows: indexes } = await client.query<Index>(indexesOf, [schema]);
  for (const key of foreignKeys) await client.query(`alter table ${key.table} drop constraint ${key.name}`);
  for (const index of indexes) await client.query(`drop index ${index.name}`);
  for (const table of names) await client.query(`alter table ${table} disable trigger user`);
  await client.query(`truncate ${names.join(', ')}`);
  return async () => {
    for (const index of indexes) await client.query(index.definition);
    for (const key of foreignKeys)
      await client.query(`alter table ${key.table} add constraint ${key.name} ${key.definition}`);
    for (const table of names) await client.query(`alter table ${table} enable trigger user`);
    for (const { name: sequence, value, isCalled } of sequences)
      await client.query('select setval($1::regclass, $2, $3)', [
        `${schema}.${escapeIdentifier(sequence)}`,
        value,
        isCalled,
      ]);
    for (const table of names) await client.query(`vacuum analyze ${table}`);
  };
};
