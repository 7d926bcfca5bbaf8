import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type Koa from 'koa';

export interface Listening {
  url: string;
  port: number;
  server: Server;
  /** Takes no new connections, lets running requests end (at most `graceMs`), then closes what is left. */
  drain: (graceMs?: number) => Promise<void>;
}

/** Listens with Koa. Errors of half-open sockets are answered, never thrown. */
export const listen = async (app: Koa, port: number, host: string): Promise<Listening> => {
  const server = createServer(app.callback());
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
  const drain = (graceMs = 10_000) =>
    new Promise<void>((resolve) => {
      const force = setTimeout(() => server.closeAllConnections(), graceMs);
      server.close(() => {
        clearTimeout(force);
        resolve();
      });
      server.closeIdleConnections();
    });
  return { url: `http://${host}:${address.port}`, port: address.port, server, drain };
};
