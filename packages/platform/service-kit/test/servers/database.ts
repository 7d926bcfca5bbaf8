import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client, DatabaseError } from 'pg';

export interface TestDatabase {
  url: string;
  /** Runs a statement as the database's owner. */
  query: (
    sql: string,
    values?: unknown[],
  ) => Promise<{ rows: Record<string, unknown>[]; rowCount: number | null }>;
  drop: () => Promise<void>;
}

const serverUrl = () => {
  const url = process.env.TEST_DATABASE_URL;
  if (!url) throw new Error('TEST_DATABASE_URL is not set: run this test through the int or pact project');
  return url;
};

/** Runs work with a new connection. */
export const withClient = async <T>(url: string, work: (client: Client) => Promise<T>): Promise<T> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

/** Error while the server's vacuum runs in the database, which only a superuser may end. */
const notAllowed = '42501';
const dropAttempts = 480;

const dropDatabase = async (client: Client, name: string): Promise<void> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await client.query(`drop database if exists ${name} with (force)`);
      return;
    } catch (error) {
      const isVacuumed = error instanceof DatabaseError && error.code === notAllowed;
      if (!isVacuumed || attempt === dropAttempts) throw error;
      await sleep(250);
    }
  }
};

/**
 * Creates a database for one test file on the run's real server. `drop` it when the file ends.
 * @param template name of a database to copy, without connections; by default the new one is empty
 */
export const createTestDatabase = async (template?: string): Promise<TestDatabase> => {
  const name = `test_${randomBytes(8).toString('hex')}`;
  const copied = template ? ` template ${template}` : '';
  // The files are copied, because writing each page to the log takes twice as long.
  await withClient(serverUrl(), (client) =>
    client.query(`create database ${name} strategy file_copy${copied}`),
  );
  const url = new URL(serverUrl());
  url.pathname = `/${name}`;
  return {
    url: url.href,
    query: (sql, values = []) => withClient(url.href, (client) => client.query(sql, values)),
    drop: () => withClient(serverUrl(), (client) => dropDatabase(client, name)),
  };
};

/**
 * Fills a database once in a test run: the first worker does it, and the others wait.
 * @param name of the database, for `createTestDatabase` to copy
 * @param fill fills the database; it must close its connections before it returns
 */
export const ensureTemplate = (
  name: string,
  fill: (database: TestDatabase) => Promise<void>,
): Promise<void> =>
  withClient(serverUrl(), async (client) => {
    await client.query('select pg_advisory_lock(hashtext($1))', [name]);
    const found = await client.query('select from pg_database where datname = $1', [name]);
    if (found.rowCount === 1) return;
    const database = await createTestDatabase();
    await fill(database);
    await client.query(`alter database ${new URL(database.url).pathname.slice(1)} rename to ${name}`);
  });
