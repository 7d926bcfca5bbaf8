import { createServer, type Server, type ServerResponse } from 'node:http';
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

/** Starts an HTTP server for a Koa app. Errors of half-open sockets are answered, never thrown. */
export const listen = async (app: Koa, port: number, host: string): Promise<Listening> => {
  const handle = app.callback();
  const running = new Set<ServerResponse>();
  let isParting = false;
  let isDraining = false;
  const server = createServer((request, response) => {
    running.add(response);
    if (isParting) response.shouldKeepAlive = false;
    response.once('close', () => {
      running.delete(response);
      if (isDraining) setImmediate(() => server.closeIdleConnections());
    });
    void handle(request, response);
  });
  server.keepAliveTimeout = 65_000;
  server.headersTimeout = 66_000;
  server.requestTimeout = 60_000;
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
