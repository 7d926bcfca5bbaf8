import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { createServer as createSecureServer, type Server as SecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import type Koa from 'koa';
import type { Logger } from '../../observability/logger';
import {
  followCertificate,
  readServerCertificate,
  type ServerCertificate,
} from '../../tls/server-certificate';
import { type ClientLimits, usualLimits, watchSlowClients } from './slow-clients';

/** A listening server. */
export interface Listening {
  url: string;
  port: number;
  server: Server | SecureServer;
  /** Still answers requests, but closes each connection after its reply, so that clients can reconnect to another instance. */
  partWays: () => void;
  /** Refuses new connections, waits for running requests (at most `graceMs`), then closes the remaining connections. */
  drain: (graceMs?: number) => Promise<void>;
}

interface ListenOptions {
  clients?: Partial<ClientLimits>;
  /** When present, the server uses TLS. */
  certificate?: ServerCertificate | undefined;
}

/** Starts an HTTP server for a Koa app. Errors of half-open sockets get a reply and are never thrown. */
export const listen = async (
  app: Koa,
  port: number,
  host: string,
  { clients, certificate }: ListenOptions = {},
): Promise<Listening> => {
  const handle = app.callback();
  const limits = { ...usualLimits, ...clients };
  const slowClients = watchSlowClients(limits);
  const running = new Set<ServerResponse>();
  let isParting = false;
  let isDraining = false;
  const answer: RequestListener = (request, response) => {
    running.add(response);
    slowClients.watch(request, response);
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
  server.requestTimeout = limits.fileArrivalMs;
  server.once('close', slowClients.stop);
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
      // An open client connection would otherwise delay draining.
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

/** Where a process listens, from its settings. */
interface Place {
  HOST: string;
  PORT: number;
  TLS_CERT_FILE?: string | undefined;
  TLS_KEY_FILE?: string | undefined;
}

/**
 * Starts the server of a process at the address in its settings, over TLS when they contain a certificate.
 * @throws SettingsError when the certificate cannot be used
 */
export const listenAsSet = async (app: Koa, place: Place, logger: Logger): Promise<Listening> => {
  const certificate = readServerCertificate(place);
  const listening = await listen(app, place.PORT, place.HOST, { certificate });
  if (certificate)
    followCertificate({ server: listening.server as SecureServer, certificate, settings: place, logger });
  return listening;
};
