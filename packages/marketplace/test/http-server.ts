import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request that the server received. */
interface Seen {
  method: string;
  url: string;
  body: unknown;
}

interface Answer {
  status?: number;
  body?: unknown;
  headers?: Record<string, string>;
}

/** Returns the reply to a request, possibly asynchronously. */
export type Answerer = (request: Seen) => Answer | Promise<Answer>;

const bodyOf = async (request: IncomingMessage): Promise<unknown> => {
  let text = '';
  for await (const chunk of request) text += chunk;
  return text === '' ? undefined : JSON.parse(text);
};

/**
 * A small real HTTP server that answers as given and records its requests. It does not close idle connections: it shares its thread
 * with the client, and after a blocked thread it would close a connection on which a request has just been sent.
 */
export const startServer = async (answer: Answerer) => {
  const seen: Seen[] = [];
  const server = createServer({ keepAliveTimeout: 0 }, (request, reply) => {
    void (async () => {
      const asked = { method: request.method ?? '', url: request.url ?? '', body: await bodyOf(request) };
      seen.push(asked);
      const { status = 200, body, headers = {} } = await answer(asked);
      const type = status < 400 ? 'application/json' : 'application/problem+json';
      reply.writeHead(status, { 'content-type': type, ...headers });
      reply.end(body === undefined ? '' : JSON.stringify(body));
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    seen,
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};
