import type { Socket } from 'node:net';
import type { Client } from 'pg';
import { withTimeLimit } from '../async/time-limit';

/** A pooled connection that received something this recently is used without a test, ms. */
const freshMs = 1_000;
/** Time limit for the test of a pooled connection, ms. */
const aliveTimeoutMs = 2_000;

/** The socket of a connection. */
export const socketOf = (connection: Client) => connection.connection.stream as Socket;

/**
 * Closes a connection that receives nothing for `limitMs`, so that its user gets an error (`ETIMEDOUT`). A frozen server or
 * a middlebox that dropped the connection sends no reset, and TCP alone may need minutes to notice. 0 removes the limit.
 */
export const limitSilence = (connection: Client, limitMs: number): void => {
  const socket = socketOf(connection);
  socket.removeAllListeners('timeout');
  socket.setTimeout(limitMs, () => {
    const error = new Error(`The database said nothing for ${limitMs} ms`);
    socket.destroy(Object.assign(error, { code: 'ETIMEDOUT' }));
  });
};

/** Tracks when the connections of a pool last received something. */
export interface SilenceWatch {
  /** Adds a new connection. */
  add: (connection: Client) => void;
  /** Whether a pooled connection can be used: it received something just now, or it answers a test. */
  isAlive: (connection: Client) => Promise<boolean>;
  /** When any connection last received something, ms since 1970. */
  receivedAt: () => number;
}

/**
 * Watches the connections of one pool, and closes those in use that receive nothing for `limitMs`. When a connection fails its test, the
 * others that have received nothing since are dropped without a test, because their server is the same.
 */
export const watchSilence = (limitMs: number): SilenceWatch => {
  const receivedAtOf = new WeakMap<Client, number>();
  let receivedAt = 0;
  let silentSince = 0;
  return {
    add: (connection) => {
      const hear = () => {
        receivedAt = Date.now();
        receivedAtOf.set(connection, receivedAt);
      };
      hear();
      socketOf(connection).on('data', hear);
      limitSilence(connection, limitMs);
    },
    isAlive: async (connection) => {
      const lastReceivedAt = receivedAtOf.get(connection) ?? 0;
      if (Date.now() - lastReceivedAt < freshMs) return true;
      if (lastReceivedAt < silentSince) return false;
      try {
        await withTimeLimit(connection.query('select 1'), aliveTimeoutMs);
        return true;
      } catch {
        silentSince = Date.now();
        return false;
      }
    },
    receivedAt: () => receivedAt,
  };
};
