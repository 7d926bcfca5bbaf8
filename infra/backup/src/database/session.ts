import { Client } from 'pg';

/** Makes values independent of the server's settings, so that equal rows have equal hashes, and sets no time limit. */
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

/** Opens a connection. The caller must end it. */
export const openSession = async (url: string): Promise<Client> => {
  const client = new Client({ connectionString: url, application_name: 'backup' });
  // A lost connection also rejects the pending query.
  client.on('error', () => undefined);
  await client.connect();
  await client.query(settings);
  return client;
};

/** Runs work with a connection, and ends the connection. */
export const withSession = async <T>(url: string, work: (client: Client) => Promise<T>): Promise<T> => {
  const client = await openSession(url);
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};
