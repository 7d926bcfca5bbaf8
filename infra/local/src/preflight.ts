import { mkdir, readFile, rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { codeOf } from './error-code';
import { askNats } from './nats-handshake';
import { freePort, portObstacle } from './ports';
import { EXTENSION } from './postgres-cluster';
import { StartProblem } from './start-problem';

const LEAST_FREE_MB = 500;
const OLDEST_POSTGRES = 140_000;
const WITHIN_MS = 5_000;

/** Some errors of the network, such as a refusal at both addresses of localhost, have a code and no message. */
const messageOf = (error: unknown) =>
  error instanceof Error ? error.message || String(codeOf(error)) : String(error);

/** @throws StartProblem, which does not repeat the value, when a variable holds no address */
function checkAddress(variable: string, url: string): void {
  if (!URL.canParse(url))
    throw new StartProblem(`${variable} is no address such as scheme://user:password@host:port.`);
}

/** An address without its password, for messages. */
export function withoutPassword(url: string): string {
  const shown = new URL(url);
  if (shown.password) shown.password = '***';
  return shown.href;
}

/**
 * Whether a version of Node is new enough.
 * @param version such as `20.19.1`
 * @param range the `engines.node` of package.json; only the form `>=x.y` is used here
 */
export function isNodeNewEnough(version: string, range: string): boolean {
  const parts = (text: string) => text.replace(/^\D*/, '').split('.').map(Number);
  const [major = 0, minor = 0] = parts(version);
  const [leastMajor = 0, leastMinor = 0] = parts(range);
  return major > leastMajor || (major === leastMajor && minor >= leastMinor);
}

/** @throws StartProblem when this Node or this system cannot run the platform */
export async function checkMachine(root: string): Promise<void> {
  const { engines } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  const range: string = engines?.node ?? '>=0.0';
  if (!isNodeNewEnough(process.versions.node, range)) {
    throw new StartProblem(`Node ${range} is needed, this is ${process.version} (${process.execPath}).`);
  }
  if (process.platform === 'win32') {
    throw new StartProblem(
      'Windows is not supported directly: run it in WSL 2 (https://learn.microsoft.com/windows/wsl).',
    );
  }
}

/** @throws StartProblem when the port cannot be listened at */
export async function checkPort(port: number): Promise<void> {
  const obstacle = await portObstacle(port);
  if (!obstacle) return;
  const other = await freePort();
  const why =
    obstacle === 'taken'
      ? `Port ${port} is taken by another program. Stop that`
      : `This user may not listen at port ${port}. Start with more rights`;
  throw new StartProblem(`${why}, or choose another port: PORT=${other} npm start`);
}

/** @throws StartProblem when the data folder cannot be written, or its disk is nearly full */
export async function checkDataDir(dataDir: string, leastFreeMb = LEAST_FREE_MB): Promise<void> {
  const probe = join(dataDir, `.probe-${process.pid}`);
  try {
    await mkdir(dataDir, { recursive: true });
    await writeFile(probe, '');
    await rm(probe);
  } catch (error) {
    throw new StartProblem(
      `The data folder ${dataDir} cannot be written (${messageOf(error)}). Choose another one with DATA_DIR=…`,
    );
  }
  const { bavail, bsize } = await statfs(dataDir);
  const freeMb = Math.floor((bavail * bsize) / 1_000_000);
  if (freeMb < leastFreeMb) {
    throw new StartProblem(
      `The disk of ${dataDir} has ${freeMb} MB left, ${leastFreeMb} MB are needed. Free some, or choose another folder with DATA_DIR=…`,
    );
  }
}

/**
 * Checks a PostgreSQL that is not ours, and makes the extension in its schema public where it is missing.
 * @param variable the setting that names it
 * @throws StartProblem when it cannot be reached, is too old, or the extension cannot be made
 */
export async function checkPostgres(url: string, variable = 'DATABASE_URL'): Promise<void> {
  checkAddress(variable, url);
  const where = `PostgreSQL at ${withoutPassword(url)} (${variable})`;
  const client = new Client({ connectionString: url, connectionTimeoutMillis: WITHIN_MS });
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
    if (rows[0].version < OLDEST_POSTGRES)
      throw new StartProblem(`${where} is too old: 14 or newer is needed.`);
    const found = await client.query('SELECT FROM pg_extension WHERE extname = $1', [EXTENSION]);
    if (found.rowCount === 0) await client.query(`CREATE EXTENSION ${EXTENSION} SCHEMA public`);
  } catch (error) {
    if (error instanceof StartProblem) throw error;
    throw new StartProblem(
      `${where} lacks what is needed: ${messageOf(error)}. Let its administrator run there: ` +
        `CREATE EXTENSION ${EXTENSION} SCHEMA public;`,
    );
  } finally {
    await client.end();
  }
}

/** @throws StartProblem when a NATS server that is not ours cannot be reached, refuses us, or has no JetStream */
export async function checkNats(url: string): Promise<void> {
  checkAddress('NATS_URL', url);
  const { problem } = await askNats(url, WITHIN_MS);
  if (!problem) return;
  throw new StartProblem(
    `NATS at ${withoutPassword(url)} (NATS_URL) cannot be used: ${problem}. Start it, or leave NATS_URL unset.`,
  );
}
