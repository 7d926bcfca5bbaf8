/** Time limits of a process for its database, ms. */
export interface DatabaseWaits {
  /** The server cancels a statement that runs longer. */
  statementMs: number;
  /** A connection in use that receives nothing for this long counts as lost. It is above the server's limit for a statement. */
  silenceMs: number;
  /** Longest wait for a connection of the pool. */
  connectionMs: number;
  /** The server ends a session whose transaction is idle for this long. */
  idleInTransactionMs: number;
}

/** @param statementMs `DATABASE_WAIT_MS`, from which all waits derive */
export const databaseWaits = (statementMs: number): DatabaseWaits => ({
  statementMs,
  silenceMs: statementMs + 5_000,
  connectionMs: Math.round((statementMs * 2) / 3),
  idleInTransactionMs: 2 * statementMs,
});

/** Default of `DATABASE_WAIT_MS`. */
export const defaultDatabaseWaitMs = 15_000;
