import { createHash } from 'node:crypto';
import { type Client, escapeIdentifier } from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import type { TableDigest } from '../archive/manifest';

/** A table with the columns to copy. */
export interface Table {
  schema: string;
  name: string;
  columns: readonly string[];
}

const nameOf = ({ schema, name }: Table) => `${escapeIdentifier(schema)}.${escapeIdentifier(name)}`;

const listOf = (columns: readonly string[]) => columns.map(escapeIdentifier).join(', ');

/** The columns of the primary key. Text is sorted by its bytes, because the hash must not depend on the server's collation. */
const keyOf = `
  select quote_ident(a.attname) || case when a.attcollation <> 0 then ' collate "C"' else '' end as part
  from pg_index i
  cross join unnest(i.indkey::int2[]) with ordinality as k (number, place)
  join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.number
  where i.indrelid = $1::regclass and i.indisprimary and k.place <= i.indnkeyatts
  order by k.place`;

/** Returns an order of the rows that depends only on their values. */
const orderOf = async (client: Client, table: Table): Promise<string> => {
  const { rows } = await client.query<{ part: string }>(keyOf, [nameOf(table)]);
  if (rows.length > 0) return rows.map(({ part }) => part).join(', ');
  return `row(${listOf(table.columns)})::text collate "C"`;
};

const lineEnd = 0x0a;

/** Counts rows in the output of COPY: each ends with a line feed, and line feeds in values are escaped. */
const countRows = (chunk: Buffer): number => {
  let rows = 0;
  for (let at = chunk.indexOf(lineEnd); at !== -1; at = chunk.indexOf(lineEnd, at + 1)) rows += 1;
  return rows;
};

/** Size of the parts that `readRows` passes on. */
const partBytes = 4 * 2 ** 20;

/**
 * Reads the rows of a table in the order of its primary key, in the text form of COPY.
 * @param take receives the bytes in parts; a part may end within a row
 */
export const readRows = async (
  client: Client,
  table: Table,
  take: (part: Buffer) => Promise<void> = async () => undefined,
): Promise<TableDigest> => {
  const order = await orderOf(client, table);
  const stream = client.query(
    copyTo(`copy (select ${listOf(table.columns)} from ${nameOf(table)} order by ${order}) to stdout`),
  );
  const hash = createHash('sha256');
  let bytes = 0;
  let rows = 0;
  let gathered: Buffer[] = [];
  let gatheredBytes = 0;
  const giveOn = async () => {
    if (gatheredBytes === 0) return;
    const part = Buffer.concat(gathered);
    gathered = [];
    gatheredBytes = 0;
    await take(part);
  };
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    hash.update(chunk);
    bytes += chunk.length;
    rows += countRows(chunk);
    gathered.push(chunk);
    gatheredBytes += chunk.length;
    if (gatheredBytes >= partBytes) await giveOn();
  }
  await giveOn();
  // The stream may end before the server's row count arrives. The answer to another query arrives after that count.
  await client.query('select');
  if (stream.rowCount !== rows)
    throw new Error(`${nameOf(table)}: ${rows} rows arrived of the ${stream.rowCount} that the server sent`);
  return { schema: table.schema, table: table.name, rows, bytes, sha256: hash.digest('hex') };
};

/** Opens a stream that loads the bytes of `readRows` into a table. */
export const writeRows = (client: Client, table: Table): NodeJS.WritableStream =>
  client.query(copyFrom(`copy ${nameOf(table)} (${listOf(table.columns)}) from stdin`));
