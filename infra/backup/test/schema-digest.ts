import { createHash } from 'node:crypto';
import type { Knex } from 'knex';

/** Lists the parts of a schema as texts that do not depend on the version of PostgreSQL. */
const parts = `
  select 'column ' || c.relname || ' ' || row_number() over (partition by c.oid order by a.attnum) || ' ' || a.attname || ' '
      || format_type(a.atttypid, a.atttypmod) || ' ' || a.attnotnull || ' ' || a.attgenerated::text || a.attidentity::text || ' '
      || coalesce(pg_get_expr(d.adbin, d.adrelid), '') as part
    from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
    where c.relnamespace = :schema::regnamespace and c.relkind = 'r'
  union all select 'constraint ' || conrelid::regclass::text || ' ' || conname || ' ' || pg_get_constraintdef(oid)
    from pg_constraint where connamespace = :schema::regnamespace and contype in ('c', 'f', 'p', 'u')
  union all select 'index ' || indexdef from pg_indexes where schemaname = :schema
  union all select 'trigger ' || pg_get_triggerdef(t.oid)
    from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where c.relnamespace = :schema::regnamespace and not t.tgisinternal
  union all select 'function ' || pg_get_functiondef(oid) from pg_proc where pronamespace = :schema::regnamespace
  union all select 'statistics ' || pg_get_statisticsobjdef(oid)
    from pg_statistic_ext where stxnamespace = :schema::regnamespace`;

export const schemaParts = async (db: Knex, schema: string): Promise<string[]> => {
  const { rows } = await db.raw<{ rows: { part: string }[] }>(parts, { schema });
  return rows.map(({ part }) => part).sort();
};

/** Hashes the parts of a schema. */
export const schemaDigest = async (db: Knex, schema: string): Promise<string> =>
  createHash('sha256')
    .update((await schemaParts(db, schema)).join('\n'))
    .digest('hex');
