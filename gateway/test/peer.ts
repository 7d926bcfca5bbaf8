import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { TestCertificate } from '@setu/service-kit/test/certificates';

/** A request that an HTTP server behind the gateway received. */
interface Seen {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** A real HTTP server in place of a service. */
export interface Peer {
  url: string;
  seen: Seen[];
  /** Replaces the handler. */
  answerWith: (handle: Handle) => void;
  stop: () => Promise<void>;
}

export type Handle = (request: Seen, reply: ServerResponse, raw: IncomingMessage) => void;

export const json = (
  reply: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
) => reply.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));

/** @param certificate for TLS */
export const startPeer = async (first: Handle, port = 0, certificate?: TestCertificate): Promise<Peer> => {
  const seen: Seen[] = [];
  let handle = first;
  const answer: RequestListener = (raw, reply) => {
    const chunks: Buffer[] = [];
    raw.on('data', (chunk: Buffer) => chunks.push(chunk));
    raw.on('error', () => reply.destroy());
    raw.on('end', () => {
      const request = {
        method: raw.method ?? '',
        url: raw.url ?? '',
        headers: raw.headers,
        body: Buffer.concat(chunks).toString('utf8'),
      };
      seen.push(request);
      handle(request, reply, raw);
    });
  };
  // With a timeout, this server could close an idle connection on which the gateway, in the same thread, has just sent a request.
  const keepAliveTimeout = 0;
  const server = certificate
    ? createSecureServer({ ...certificate, keepAliveTimeout }, answer)
    : createServer({ keepAliveTimeout }, answer);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `${certificate ? 'https' : 'http'}://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    answerWith: (next) => {
      handle = next;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
