import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import { createServer as createSecureServer, type Server as SecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import type Koa from 'koa';
import type { Logger } from '../../observability/logger';
import {
  followCertificate,
  readServerCertificate,
  type ServerCertificate,
} from '../../tls/server-certificate';

/** A listening server. */
export interface Listening {
  url: string;
  port: number;
  server: Server | SecureServer;
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
  /** With it, the server speaks TLS. */
  certificate?: ServerCertificate | undefined;
}

/** Starts an HTTP server for a Koa app. Errors of half-open sockets are answered, never thrown. */
export const listen = async (
  app: Koa,
  port: number,
  host: string,
  { usualArrivalMs = arrivalMs, certificate }: ListenOptions = {},
): Promise<Listening> => {
  const handle = app.callback();
  const running = new Set<ServerResponse>();
  let isParting = false;
  let isDraining = false;
  const answer: RequestListener = (request, response) => {
    running.add(response);
    limitArrival(request, response, usualArrivalMs);
    if (isParting) response.shouldKeepAlive = false;
    response.once('close', () => {
      running.delete(response);
      if (isDraining) setImmediate(() => server.closeIdleConnections());
    });
    void handle(request, response);
  };
  const server = certificate ? createSecureServer(certificate, answer) : createServer(answer);
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
  const url = `${certificate ? 'https' : 'http'}://${host}:${address.port}`;
  return { url, port: address.port, server, partWays, drain };
};

/** Where a process listens, as its settings say. */
interface Place {
  HOST: string;
  PORT: number;
  TLS_CERT_FILE?: string | undefined;
  TLS_KEY_FILE?: string | undefined;
}

/**
 * Starts the server of a process where its settings say, over TLS when they name a certificate.
 * @throws SettingsError when the certificate cannot be used
 */
export const listenAsSet = async (app: Koa, place: Place, logger: Logger): Promise<Listening> => {
  const certificate = readServerCertificate(place);
  const listening = await listen(app, place.PORT, place.HOST, { certificate });
  if (certificate)
    followCertificate({ server: listening.server as SecureServer, certificate, settings: place, logger });
  return listening;
};
