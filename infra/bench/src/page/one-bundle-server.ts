import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { listRemotes } from '@setu/build-kit';
import { buildOneBundle } from '@setu/mfe-kit/build';

const publicPath = '/one-bundle/';
const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};

/** A page of the platform as a single application would serve it: its head and boot data, not rendered, with other scripts. */
const asOneBundle = (page: string, { scripts, styles }: { scripts: string[]; styles: string[] }): string => {
  const boot = /<script type="application\/json" id="boot">.*?<\/script>/s.exec(page)?.[0] ?? '';
  const head = (/<head>(.*?)<\/head>/s.exec(page)?.[1] ?? '')
    .replace(/<style.*?<\/style>/gs, '')
    .replace(/<link rel="(?:preload|modulepreload|stylesheet)"[^>]*>/g, '')
    .replace(/<script[^>]*src=.*?<\/script>/gs, '');
  const fonts = page.match(/<link rel="preload" as="font"[^>]*>/g) ?? [];
  const tags = [
    ...fonts,
    ...styles.map((path) => `<link rel="stylesheet" href="${publicPath}${path}">`),
    ...scripts.map((path) => `<script src="${publicPath}${path}" defer></script>`),
  ];
  return `<!doctype html><html lang="en-IN"><head>${head}${tags.join('')}</head><body><div id="root"></div>${boot}</body></html>`;
};

/** Sends a text compressed like the platform's files. */
const sendPacked = (request: IncomingMessage, reply: ServerResponse, body: Buffer, type: string) => {
  const isBrotli = String(request.headers['accept-encoding']).includes('br');
  const packed = isBrotli ? brotliCompressSync(body) : gzipSync(body, { level: 9 });
  reply.writeHead(200, {
    'content-type': type,
    'content-encoding': isBrotli ? 'br' : 'gzip',
    'content-length': packed.length,
  });
  reply.end(packed);
};

/**
 * Serves shell and remotes as a single application that the browser renders: pages, data and other files are those of a running platform.
 * @param platform address of the platform
 * @param outputFolder where the application is built
 */
export const startOneBundle = async (platform: string, outputFolder: string) => {
  const root = process.cwd();
  const start = await buildOneBundle({
    shell: join(root, 'shell'),
    remotes: Object.fromEntries(listRemotes(root).map(({ name, folder }) => [name, folder])),
    outputFolder,
    publicPath,
  });
  const answer = async (request: IncomingMessage, reply: ServerResponse) => {
    const path = request.url ?? '/';
    if (path.startsWith(publicPath)) {
      const file = join(outputFolder, path.slice(publicPath.length));
      const type = types[extname(file)];
      if (type) return sendPacked(request, reply, readFileSync(file), type);
      return reply.end(readFileSync(file));
    }
    const { accept = '*/*' } = request.headers;
    const original = await fetch(platform + path, { headers: { accept } });
    const type = original.headers.get('content-type') ?? 'text/plain';
    const body = Buffer.from(await original.arrayBuffer());
    if (type.startsWith('text/html'))
      return sendPacked(request, reply, Buffer.from(asOneBundle(body.toString(), start)), type);
    return reply.writeHead(original.status, { 'content-type': type }).end(body);
  };
  const server = createServer((request, reply) => {
    answer(request, reply).catch((error: unknown) => reply.writeHead(500).end(String(error)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
