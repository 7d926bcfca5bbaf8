import type { Knex } from 'knex';

/** What code that reads and writes a column depends on. */
export interface Column {
  type: string;
  /** Maximum length of a text; null for no limit. */
  maxLength: number | null;
  isNullable: boolean;
  /** Whether an insert may leave it out. */
  hasDefault: boolean;
}

/** The constraints of a table's rows: keys, checks, references, exclusions, unique indexes. */
export interface Rule {
  kind: 'check' | 'unique' | 'other';
  columns: readonly string[];
  definition: string;
}

export interface Table {
  columns: Readonly<Record<string, Column>>;
  /** By name. */
  rules: Readonly<Record<string, Rule>>;
}

/** The tables of a schema by name. */
export type Schema = Readonly<Record<string, Table>>;

interface ColumnRow {
  table_name: string;
  column_name: string;
  type: string;
  length: number | null;
  is_nullable: boolean;
  has_default: boolean;
}
interface RuleRow {
  table_name: string;
  name: string;
  kind: Rule['kind'];
  columns: string[];
  definition: string;
}

const columnsOf = `
  select c.table_name, c.column_name, c.character_maximum_length as length, c.is_nullable = 'YES' as is_nullable,
    c.udt_name || case when c.udt_name = 'numeric' and c.numeric_precision is not null
      then '(' || c.numeric_precision || ',' || c.numeric_scale || ')' else '' end as type,
    c.column_default is not null or c.is_identity = 'YES' or c.is_generated = 'ALWAYS' as has_default
  from information_schema.columns c
  join information_schema.tables t using (table_schema, table_name)
  where c.table_schema = ? and t.table_type = 'BASE TABLE' and c.table_name <> 'migrations'`;

// The column has `is_nullable` already, so the equivalent constraint is left out.
const rulesOf = `
  select t.relname as table_name, c.conname as name,
    case c.contype when 'c' then 'check' when 'u' then 'unique' when 'p' then 'unique' else 'other' end as kind,
    array(select a.attname::text from pg_attribute a where a.attrelid = t.oid and a.attnum = any (c.conkey)) as columns,
    pg_get_constraintdef(c.oid) as definition
  from pg_constraint c
  join pg_class t on t.oid = c.conrelid
  join pg_namespace n on n.oid = t.relnamespace
  where n.nspname = ? and c.contype <> 'n'
  union all
  select t.relname, i.relname, 'unique',
    array(select a.attname::text from pg_attribute a where a.attrelid = t.oid and a.attnum = any (x.indkey)),
    regexp_replace(pg_get_indexdef(x.indexrelid), '^CREATE UNIQUE INDEX \\S+ ', '')
  from pg_index x
  join pg_class i on i.oid = x.indexrelid
  join pg_class t on t.oid = x.indrelid
  join pg_namespace n on n.oid = t.relnamespace
  where n.nspname = ? and x.indisunique
    and not exists (select from pg_constraint c where c.conindid = x.indexrelid)`;

/** Reads what code depends on in a schema. */
export const readSchema = async (db: Knex, schema: string): Promise<Schema> => {
  const columns: ColumnRow[] = (await db.raw(columnsOf, [schema])).rows;
  const rules: RuleRow[] = (await db.raw(rulesOf, [schema, schema])).rows;
  const names = [...new Set(columns.map(({ table_name }) => table_name))];
  return Object.fromEntries(
    names.map((name) => [
      name,
      {
        columns: Object.fromEntries(
          columns
            .filter(({ table_name }) => table_name === name)
            .map(({ column_name, type, length, is_nullable, has_default }) => [
              column_name,
              { type, maxLength: length, isNullable: is_nullable, hasDefault: has_default },
            ]),
        ),
        rules: Object.fromEntries(
          rules
            .filter(({ table_name }) => table_name === name)
            .map(({ name: rule, kind, columns: over, definition }) => [
              rule,
              { kind, columns: over, definition },
            ]),
        ),
      },
    ]),
  );
};
