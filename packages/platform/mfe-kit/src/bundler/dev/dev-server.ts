import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, sep } from 'node:path';
import type { RemoteRelease } from '@setu/protocol';
import type { BuildReport } from '../../hot/hot-client';

const address = '127.0.0.1';

const mediaTypes: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
};

/** Files that another site could run or read as a script are only for the platform's pages; images contain no secrets. */
const isCode = (extension: string) => !/^\.(svg|png|jpe?g|webp|avif)$/.test(extension);

/** What the server currently serves. */
export interface Served {
  release: RemoteRelease;
  /** Folder of the built files. */
  folder: string;
  result: BuildReport;
}

interface Options {
  /** The preferred port; another port is used when it is taken. */
  port: number;
  /** Origins whose pages may load from here. */
  origins: readonly string[];
  /** Called once for each other origin whose page made a request. */
  onStranger: (origin: string) => void;
  /** Resolves when something has been built. */
  served: () => Promise<Served>;
}

export interface DevServer {
  /** Origin, without a slash at the end. */
  url: string;
  /** Sends the state to each listening page. */
  send: (result: BuildReport) => void;
  stop: () => Promise<void>;
}

const listenOn = (server: Server, port: number): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, address, () => {
      server.off('error', reject);
      resolve();
    });
  });

const isTaken = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'EADDRINUSE';

const listenNear = (server: Server, port: number): Promise<void> =>
  listenOn(server, port).catch((error: unknown) => {
    if (!isTaken(error)) throw error;
    return listenOn(server, 0);
  });

const decodePath = (path: string): string | null => {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
};

/** The file at a path inside a folder; null when it does not exist. */
const fileIn = (folder: string, path: string): string | null => {
  const decoded = decodePath(path);
  if (decoded === null) return null;
  const file = join(folder, decoded);
  return file.startsWith(folder + sep) && existsSync(file) && statSync(file).isFile() ? file : null;
};

const answer = (reply: ServerResponse, status: number, type: string, text: string) => {
  reply.writeHead(status, { 'content-type': type });
  reply.end(text);
};

/**
 * Serves a remote that is being worked on to the pages of one platform. It listens on the loopback address only, answers
 * only to its own host name, against DNS rebinding, and does not let other sites read from it.
 */
export const startDevServer = async ({ port, origins, onStranger, served }: Options): Promise<DevServer> => {
  const strangers = new Set<string>();
  const listeners = new Set<ServerResponse>();
  const line = (result: BuildReport) => `data: ${JSON.stringify(result)}\n\n`;

  const follow = (reply: ServerResponse, result: BuildReport) => {
    reply.writeHead(200, { 'content-type': 'text/event-stream' });
    reply.write(`retry: 1000\n${line(result)}`);
    listeners.add(reply);
    reply.on('close', () => listeners.delete(reply));
  };

  const give = async (request: IncomingMessage, reply: ServerResponse) => {
    const { pathname } = new URL(request.url ?? '/', `http://${address}`);
    const { release, folder, result } = await served();
    if (pathname === '/events') return follow(reply, result);
    if (pathname === '/release.json') return answer(reply, 200, 'application/json', JSON.stringify(release));
    if (pathname === '/')
      return answer(reply, 200, 'text/plain; charset=utf-8', `${release.name} for ${origins.join(', ')}\n`);
    const file = fileIn(folder, pathname);
    if (!file) return answer(reply, 404, 'text/plain', 'There is no such file.\n');
    const extension = extname(file);
    if (!isCode(extension)) reply.setHeader('cross-origin-resource-policy', 'cross-origin');
    reply.writeHead(200, { 'content-type': mediaTypes[extension] ?? 'application/octet-stream' });
    createReadStream(file)
      .on('error', () => reply.destroy())
      .pipe(reply);
  };

  const server = createServer((request, reply) => {
    const own = (server.address() as AddressInfo).port;
    const { host, origin } = request.headers;
    reply.setHeader('cache-control', 'no-store');
    reply.setHeader('vary', 'origin');
    reply.setHeader('cross-origin-resource-policy', 'same-origin');
    reply.setHeader('x-content-type-options', 'nosniff');
    if (host !== `${address}:${own}` && host !== `localhost:${own}`)
      return answer(reply, 421, 'text/plain', 'This server has another name.\n');
    if (origin && !origins.includes(origin)) {
      if (!strangers.has(origin)) onStranger(origin);
      strangers.add(origin);
      return answer(reply, 403, 'text/plain', 'This server is for pages of another platform.\n');
    }
    if (origin) reply.setHeader('access-control-allow-origin', origin);
    if (request.method === 'OPTIONS') {
      // A page from the internet sends a preflight request before it may call this machine.
      reply.setHeader('access-control-allow-private-network', 'true');
      reply.setHeader('access-control-allow-methods', 'GET');
      return answer(reply, 204, 'text/plain', '');
    }
    if (request.method !== 'GET') return answer(reply, 405, 'text/plain', 'This server takes GET.\n');
    give(request, reply).catch((error: unknown) => answer(reply, 500, 'text/plain', `${String(error)}\n`));
  });
  await listenNear(server, port);

  return {
    url: `http://${address}:${(server.address() as AddressInfo).port}`,
    send: (result) => {
      for (const listener of listeners) listener.write(line(result));
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
