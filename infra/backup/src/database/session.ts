import { Client } from 'pg';

/**
 * Values are written the same way whatever the server's settings are, so that equal rows have equal hashes. A table takes as long as it
 * needs.
 */
const settings = `
  set datestyle = 'ISO, YMD';
  set intervalstyle = 'postgres';
  set timezone = 'UTC';
  set extra_float_digits = 1;
  set bytea_output = 'hex';
  set search_path = pg_catalog, public;
  set statement_timeout = 0;
  set idle_in_transaction_session_timeout = 0;
  set maintenance_work_mem = '256MB'`;

/** Opens a connection, which the caller ends. */
export const openSession = async (url: string): Promise<Client> => {
  const client = new Client({ connectionString: url, application_name: 'backup' });
  // A connection that is lost also fails the query that waits.
  client.on('error', () => undefined);
  await client.connect();
  await client.query(settings);
  return client;
};

/** One connection for the work. */
export const withSession = async <T>(url: string, work: (client: Client) => Promise<T>): Promise<T> => {
  const client = await openSession(url);
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};
