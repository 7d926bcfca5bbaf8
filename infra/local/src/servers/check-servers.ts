import { askNats, messageOf, requiredExtension, StartProblem } from '@setu/dev-servers';
import { Client } from 'pg';

const minPostgresVersion = 140_000;
const timeoutMs = 5_000;

/** @throws StartProblem, without the value, when a variable is not an address */
const checkAddress = (variable: string, url: string): void => {
  if (!URL.canParse(url))
    throw new StartProblem(`${variable} is not an address. Use the form scheme://user:password@host:port.`);
};

/** An address without its password, for messages. */
export const withoutPassword = (url: string): string => {
  const shown = new URL(url);
  if (shown.password) shown.password = '***';
  return shown.href;
};

/**
 * Checks an external PostgreSQL, and creates the extension in its schema public when it is missing.
 * @param variable the setting with this address
 * @throws StartProblem when it cannot be reached, is too old, or the extension cannot be created
 */
export const checkPostgres = async (url: string, variable = 'DATABASE_URL'): Promise<void> => {
  checkAddress(variable, url);
  const where = `PostgreSQL at ${withoutPassword(url)} (${variable})`;
  const client = new Client({ connectionString: url, connectionTimeoutMillis: timeoutMs });
  client.on('error', () => undefined); // A connection that breaks later fails the query that uses it.
  try {
    await client.connect();
  } catch (error) {
    throw new StartProblem(
      `${where} cannot be reached: ${messageOf(error)}. Start it, or leave ${variable} unset.`,
    );
  }
  try {
    const { rows } = await client.query("SELECT current_setting('server_version_num')::int AS version");
    if (rows[0].version < minPostgresVersion)
      throw new StartProblem(`${where} is too old. Use version 14 or newer.`);
    const found = await client.query('SELECT FROM pg_extension WHERE extname = $1', [requiredExtension]);
    if (found.rowCount === 0) await client.query(`CREATE EXTENSION ${requiredExtension} SCHEMA public`);
  } catch (error) {
    if (error instanceof StartProblem) throw error;
    throw new StartProblem(
      `${where} cannot be used: ${messageOf(error)}. Ask its administrator to run: ` +
        `CREATE EXTENSION ${requiredExtension} SCHEMA public;`,
    );
  } finally {
    await client.end();
  }
};

/** @throws StartProblem, without the value, when the address of an external mail server is not an SMTP address */
export const checkSmtp = (url: string): void => {
  const address = URL.canParse(url) ? new URL(url) : undefined;
  if (address?.hostname && ['smtp:', 'smtps:'].includes(address.protocol)) return;
  throw new StartProblem(
    'SMTP_URL is not the address of a mail server. Use the form smtp://user:password@host:port, or smtps:// where ' +
      'the server expects TLS at once.',
  );
};

/** @throws StartProblem when an external NATS server cannot be reached, refuses us, or lacks JetStream */
export const checkNats = async (url: string): Promise<void> => {
  checkAddress('NATS_URL', url);
  const { problem } = await askNats(url, timeoutMs);
  if (!problem) return;
  throw new StartProblem(
    `NATS at ${withoutPassword(url)} (NATS_URL) cannot be used: ${problem}. Start it, or leave NATS_URL unset.`,
  );
};
