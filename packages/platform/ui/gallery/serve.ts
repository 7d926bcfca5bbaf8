import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { watchBundle } from './bundle';

// Serves the gallery and rebuilds it after each change: `npm run gallery`, or with another port `PORT=6200 npm run gallery`.
const folder = join(import.meta.dirname, '../dist/gallery-page');
const port = Number(process.env.PORT ?? 6100);
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};

const server = createServer(async (request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://gallery');
  const name = pathname === '/' ? 'index.html' : pathname.slice(1);
  // The bundler writes all files into one folder.
  const body = /^[\w.-]+$/.test(name) ? await readFile(join(folder, name)).catch(() => null) : null;
  if (body === null) {
    response.writeHead(404).end('There is no such file in the gallery.');
    return;
  }
  response
    .writeHead(200, {
      'content-type': types[extname(name)] ?? 'application/octet-stream',
      'cache-control': 'no-store',
    })
    .end(body);
});
server.on('error', (error: NodeJS.ErrnoException) => {
  const isTaken = error.code === 'EADDRINUSE';
  process.stderr.write(
    isTaken ? `Port ${port} is in use. Choose another: PORT=6200 npm run gallery\n` : `${error.message}\n`,
  );
  process.exit(1);
});
server.listen(port, '127.0.0.1', () => {
  void watchBundle(folder, (problem) => {
    if (problem) process.stderr.write(`${problem.message}\n`);
    else process.stdout.write(`The design system is at http://localhost:${port}\n`);
  });
});
