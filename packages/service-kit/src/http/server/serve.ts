import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type Koa from 'koa';

/** A listening server. */
export interface Listening {
  url: string;
  port: number;
  server: Server;
  /** Still answers requests, but closes each connection after its reply, so that clients reconnect, perhaps to another instance. */
  partWays: () => void;
  /** Refuses new connections, waits for running requests (at most `graceMs`), then closes the remaining connections. */
  drain: (graceMs?: number) => Promise<void>;
}

/** Time in which a request has arrived whole, ms, and that of a request which brings a file. */
const arrivalMs = 60_000;
const slowArrivalMs = 10 * 60_000;

const arrivals = new WeakMap<IncomingMessage, NodeJS.Timeout>();

/** Gives a request ten minutes to arrive instead of one: it brings a file, over a connection that may be slow. */
export const allowSlowArrival = (request: IncomingMessage): void => clearTimeout(arrivals.get(request));

/** Ends the connection of a request that does not arrive in time. */
const limitArrival = (request: IncomingMessage, response: ServerResponse, ms: number): void => {
  const timer = setTimeout(() => {
    if (request.complete) return;
    if (!response.headersSent)
      request.socket.write('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n');
    request.socket.destroy();
  }, ms);
  arrivals.set(request, timer);
  response.once('close', () => clearTimeout(timer));
};

interface ListenOptions {
  /** Time in which a usual request has arrived whole, ms. */
  usualArrivalMs?: number;
}

/** Starts an HTTP server for a Koa app. Errors of half-open sockets are answered, never thrown. */
export const listen = async (
  app: Koa,
  port: number,
  host: string,
  { usualArrivalMs = arrivalMs }: ListenOptions = {},
): Promise<Listening> => {
  const handle = app.callback();
  const running = new Set<ServerResponse>();
  let isParting = false;
  let isDraining = false;
  const server = createServer((request, response) => {
    running.add(response);
    limitArrival(request, response, usualArrivalMs);
    if (isParting) response.shouldKeepAlive = false;
    response.once('close', () => {
      running.delete(response);
      if (isDraining) setImmediate(() => server.closeIdleConnections());
    });
    void handle(request, response);
  });
  server.keepAliveTimeout = 65_000;
  server.headersTimeout = 66_000;
  server.requestTimeout = slowArrivalMs;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
  const address = server.address() as AddressInfo;
  const partWays = () => {
    isParting = true;
    for (const response of running) response.shouldKeepAlive = false;
  };
  const drain = (graceMs = 10_000) =>
    new Promise<void>((resolve) => {
      isDraining = true;
      // An open client connection would otherwise delay the drain.
      partWays();
      const force = setTimeout(() => server.closeAllConnections(), graceMs);
      server.close(() => {
        clearTimeout(force);
        resolve();
      });
      server.closeIdleConnections();
    });
  return { url: `http://${host}:${address.port}`, port: address.port, server, partWays, drain };
};
