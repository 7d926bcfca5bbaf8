/** The server cancels a statement that runs longer than this, ms. */
export const statementTimeoutMs = 15_000;
/** The server ends a session whose transaction is idle for this long, ms. */
export const idleInTransactionTimeoutMs = 30_000;
