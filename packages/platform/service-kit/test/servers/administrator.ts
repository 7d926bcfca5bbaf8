import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';

/**
 * Runs statements as the administrator of the test run's server, as an operator does.
 * @param url of the database to run them in; its user does not matter
 */
export const asAdministrator = async (url: string, statements: readonly string[]): Promise<void> => {
  const file = join(process.env.TEST_RUN_FOLDER ?? '', 'postgres.json');
  const { adminPassword } = JSON.parse(await readFile(file, 'utf8')) as { adminPassword: string };
  const address = new URL(url);
  Object.assign(address, { username: 'postgres', password: adminPassword });
  const client = new Client({ connectionString: address.href });
  await client.connect();
  try {
    for (const sql of statements) await client.query(sql);
  } finally {
    await client.end();
  }
};
