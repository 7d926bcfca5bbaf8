import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import type { Client } from 'pg';
import type { Head, Schema } from '../archive/manifest';
import { bareTables } from './bare-tables';
import { openSession } from './session';
import { checkStructure, createStructure } from './structure';
import { type Table, writeRows } from './table-rows';

/** Loads the rows of a backup into an empty database. */
export interface Loader {
  /** Adds rows to a table. Call it for all parts of a table before the next table. */
  write: (schema: string, table: string, content: AsyncIterable<Uint8Array>) => Promise<void>;
  /** Creates indexes, foreign keys, triggers and sequences again. */
  finish: () => Promise<void>;
  close: () => Promise<void>;
}

interface OpenSchema {
  client: Client;
  schema: Schema;
  complete: () => Promise<void>;
}

interface OpenTable {
  key: string;
  rows: NodeJS.WritableStream;
  ended: Promise<void>;
}

/**
 * Creates the structure of each schema as the role that owns it, and returns a loader for its rows.
 * @param schemaUrls addresses by schema
 */
export const openLoader = async (
  { schemas }: Head,
  schemaUrls: Readonly<Record<string, string>>,
): Promise<Loader> => {
  const opened = new Map<string, OpenSchema>();
  let current: OpenTable | undefined;

  const close = async () => {
    await Promise.all([...opened.values()].map(({ client }) => client.end()));
  };
  const endTable = async () => {
    current?.rows.end();
    await current?.ended;
    current = undefined;
  };
  const tableOf = async (schema: string, name: string): Promise<OpenTable> => {
    const key = `${schema}.${name}`;
    if (current?.key === key) return current;
    await endTable();
    const place = opened.get(schema);
    const columns = place?.schema.tables.find((table) => table.name === name)?.columns;
    if (!place || !columns) throw new Error(`The backup has rows of ${key}, which it does not describe`);
    const table: Table = { schema, name, columns };
    const rows = writeRows(place.client, table);
    const ended = finished(rows);
    // The pending write, or the end of the table, reports the error.
    ended.catch(() => undefined);
    current = { key, rows, ended };
    return current;
  };

  try {
    for (const schema of schemas) {
      const url = schemaUrls[schema.name] ?? '';
      await createStructure(url, schema);
      const client = await openSession(url);
      const entry: OpenSchema = { client, schema, complete: async () => undefined };
      opened.set(schema.name, entry);
      await checkStructure(client, schema);
      entry.complete = await bareTables(client, schema);
    }
  } catch (error) {
    await close();
    throw error;
  }
  return {
    write: async (schema, table, content) => {
      const { rows, ended } = await tableOf(schema, table);
      for await (const chunk of content)
        if (!rows.write(chunk)) await Promise.race([once(rows, 'drain'), ended]);
    },
    finish: async () => {
      await endTable();
      await Promise.all([...opened.values()].map(({ complete }) => complete()));
    },
    close,
  };
};
