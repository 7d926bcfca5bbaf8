import { once } from 'node:events';
import type { Socket } from 'node:net';
import type { SecureContextOptions } from 'node:tls';
import type { Knex } from 'knex';
import { Client } from 'pg';
import type { Logger } from '../observability/logger';
import { certificateProblem, isCertificateCode } from '../tls/certificate-problem';
import { databaseAnswers } from './database';

/** The message with which a PostgreSQL client requests TLS: length 8, code 80877103. */
const sslRequest = Buffer.from([0, 0, 0, 8, 4, 210, 22, 47]);
/** How often a persisting problem is logged, ms. */
const logEveryMs = 60_000;

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';

const askForTls = async (socket: Socket) => {
  socket.write(sslRequest);
  await once(socket, 'data');
};

/**
 * Why a connection to a database was not made, when its certificate is the reason; null for every other reason.
 * @param url the address, whose `sslmode` and `sslrootcert` count
 */
const databaseProblem = async (url: string, error: unknown): Promise<string | null> => {
  if (!isCertificateCode(codeOf(error))) return null;
  const { host, port, ssl } = new Client({ connectionString: url });
  const tls: SecureContextOptions = typeof ssl === 'object' ? ssl : {};
  return certificateProblem({ host, port, tls, authoritySetting: 'sslrootcert', begin: askForTls });
};

/** @throws Error about the certificate, when `work` failed because of it; otherwise the error of `work` */
export const withDatabaseProblem = async <T>(url: string, work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    const problem = await databaseProblem(url, error);
    throw problem ? new Error(`The database cannot be reached: ${problem}`, { cause: error }) : error;
  }
};

/** The readiness check of a database. It logs a problem with the certificate at most once a minute. */
export const makeDatabaseCheck = (db: Knex, url: string, logger: Logger): (() => Promise<boolean>) => {
  let loggedAt = Number.NEGATIVE_INFINITY;
  return async () => {
    try {
      return await databaseAnswers(db);
    } catch (error) {
      if (isCertificateCode(codeOf(error)) && performance.now() - loggedAt >= logEveryMs) {
        loggedAt = performance.now();
        const problem = await databaseProblem(url, error);
        if (problem) logger.error(`the database cannot be reached: ${problem}`);
      }
      throw error;
    }
  };
};
