import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@setu/dev-servers';
import autocannon from 'autocannon';
import { median } from './setup/median';
import { withPlatform } from './setup/platform';
import { printTable } from './setup/table';

const seconds = 5;
const connections = 16;
const defaultRounds = 9;

/** The same work, done by the gateway and by nginx. */
interface Pair {
  name: string;
  path: string;
  headers: Record<string, string>;
}

/** The gateway does not store replies of this media type, so it forwards these calls. */
const passedOn = { accept: 'application/octet-stream' };
const asBrowser = { accept: 'text/html', 'accept-encoding': 'br' };

const pairs: readonly Pair[] = [
  { name: 'the page /franchises', path: '/franchises', headers: asBrowser },
  { name: 'proxied, limit=24', path: '/api/franchises?limit=24', headers: passedOn },
  { name: 'proxied, limit=1', path: '/api/franchises?limit=1', headers: passedOn },
];

const configuration = (port: number, folder: string, upstream: string) => `
daemon off;
worker_processes 1;
pid ${folder}/pid;
error_log ${folder}/error.log;
events { worker_connections 256; }
http {
  access_log ${folder}/access.log combined buffer=64k;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  keepalive_requests 10000000;
  upstream service { server ${new URL(upstream).host}; keepalive ${connections}; keepalive_requests 10000000; }
  server {
    listen 127.0.0.1:${port};
    location = /franchises { root ${folder}; default_type text/html; add_header content-encoding br; }
    location /api/ { proxy_pass http://service; proxy_http_version 1.1; proxy_set_header Connection ""; }
  }
}
`;

/** Starts nginx in front of a service, and with the bytes of a page on its disk. */
const startNginx = async (upstream: string, page: Uint8Array) => {
  const folder = await mkdtemp(join(tmpdir(), 'setu-nginx-'));
  // Its workers may run as another user.
  await chmod(folder, 0o755);
  const port = await freePort();
  await writeFile(join(folder, 'franchises'), page);
  await writeFile(join(folder, 'nginx.conf'), configuration(port, folder, upstream));
  const child = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], { stdio: 'inherit' });
  const failed = once(child, 'error').then(([error]) => {
    throw new Error('nginx did not start: install it, for instance with apt-get install nginx-light', {
      cause: error,
    });
  });
  const url = `http://127.0.0.1:${port}`;
  const ready = async () => {
    while (!(await fetch(url).catch(() => null))) {
      if (child.exitCode !== null) throw new Error(`nginx ended with ${child.exitCode}`);
      await sleep(50);
    }
  };
  await Promise.race([ready(), failed]);
  return {
    url,
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
};

/** Answers a second. */
const rateOf = async (url: string, headers: Record<string, string>): Promise<number> => {
  const { requests, non2xx, errors } = await autocannon({ url, connections, duration: seconds, headers });
  if (non2xx > 0 || errors > 0) throw new Error(`${url}: ${non2xx} non-2xx, ${errors} errors`);
  return requests.average;
};

/** A page as the gateway sends it to browsers, still compressed. */
const compressedPage = async (url: string): Promise<Uint8Array> => {
  const [reply] = (await once(get(`${url}/franchises`, { headers: asBrowser }), 'response')) as [
    IncomingMessage,
  ];
  return buffer(reply);
};

/** @param args number of rounds, 9 by default */
export const benchNginx = (args: readonly string[]) =>
  withPlatform(
    async ({ url, run }) => {
      const service = run.services.catalog?.url ?? '';
      const nginx = await startNginx(service, await compressedPage(url));
      try {
        const rows: (string | number)[][] = [];
        for (const { name, path, headers } of pairs) {
          const [ours, theirs]: [number[], number[]] = [[], []];
          for (const side of [url, nginx.url]) await rateOf(side + path, headers);
          for (let round = 0; round < Number(args[0] ?? defaultRounds); round += 1) {
            ours.push(await rateOf(url + path, headers));
            theirs.push(await rateOf(nginx.url + path, headers));
          }
          const ratio = median(ours.map((rate, round) => rate / (theirs[round] ?? Number.NaN)));
          rows.push([name, Math.round(median(ours)), Math.round(median(theirs)), ratio.toFixed(2)]);
        }
        printTable(
          `Requests a second by ${connections} connections, medians of ${args[0] ?? defaultRounds} paired rounds`,
          [['work', 'gateway', 'nginx', 'ratio'], ...rows],
        );
      } finally {
        await nginx.stop();
      }
    },
    { LOG_LEVEL: 'info' },
  );
