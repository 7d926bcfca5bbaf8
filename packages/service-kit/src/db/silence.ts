import type { Socket } from 'node:net';
import type { Client } from 'pg';
import { withTimeLimit } from '../async/time-limit';

/** A server that says nothing on an open connection for longer than this is lost, ms; above its limit on a statement. */
export const silenceLimitMs = 20_000;
/** A pooled connection that was heard this recently is used without asking it first, ms. */
const freshMs = 1_000;
/** How long a pooled connection may take to say that it is alive, ms. */
const aliveTimeoutMs = 2_000;

const socketOf = (connection: Client) => connection.connection.stream as Socket;

/**
 * Closes a connection on which nothing arrives for `limitMs`, so that whoever waits gets an error (`ETIMEDOUT`): a frozen
 * server or a middlebox that forgot the connection sends no reset, and TCP alone takes minutes or for ever. 0 lifts the limit.
 */
export const limitSilence = (connection: Client, limitMs: number): void => {
  const socket = socketOf(connection);
  socket.removeAllListeners('timeout');
  socket.setTimeout(limitMs, () => {
    const error = new Error(`The database said nothing for ${limitMs} ms`);
    socket.destroy(Object.assign(error, { code: 'ETIMEDOUT' }));
  });
};

/** What a pool knows of its connections' silence. */
export interface SilenceWatch {
  /** Takes up a new connection. */
  add: (connection: Client) => void;
  /** Whether a connection of the pool can be used: heard a moment ago, or alive when asked. */
  isAlive: (connection: Client) => Promise<boolean>;
  /** When the server was last heard on any connection, ms since 1970. */
  heardAt: () => number;
}

/**
 * Watches the connections of one pool. When one of them is found silent, those that were not heard since are given up
 * unasked: they went through the same lost server.
 */
export const watchSilence = (): SilenceWatch => {
  const heardAtOf = new WeakMap<Client, number>();
  let heardAt = 0;
  let silentSince = 0;
  return {
    add: (connection) => {
      const hear = () => {
        heardAt = Date.now();
        heardAtOf.set(connection, heardAt);
      };
      hear();
      socketOf(connection).on('data', hear);
      limitSilence(connection, silenceLimitMs);
    },
    isAlive: async (connection) => {
      const lastHeardAt = heardAtOf.get(connection) ?? 0;
      if (Date.now() - lastHeardAt < freshMs) return true;
      if (lastHeardAt < silentSince) return false;
      try {
        await withTimeLimit(connection.query('select 1'), aliveTimeoutMs);
        return true;
      } catch {
        silentSince = Date.now();
        return false;
      }
    },
    heardAt: () => heardAt,
  };
};
