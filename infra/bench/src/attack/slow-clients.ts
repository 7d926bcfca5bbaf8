import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Platform } from '@setu/local';
import { withPlatform } from '../setup/platform';
import { printTable } from '../setup/table';

/** Numbers of concurrent slow clients. */
const counts = [100, 500, 2_000];
/** Duration of measuring the other clients, ms, and interval of their calls, ms. */
const measureMs = 10_000;
const callEveryMs = 20;
/** A slow client sends one byte in this time, ms. */
const byteEveryMs = 1_000;

const p95 = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? 0;

/** Keeps one slow exchange open: whenever it is closed, it begins again. @returns a function that ends it */
const keepSlow = (port: number, network: number, kind: 'sends' | 'takes'): (() => void) => {
  let socket: Socket;
  let isOver = false;
  const begin = () => {
    if (isOver) return;
    socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    const common = `Host: x\r\nX-Forwarded-For: 203.0.113.${network}`;
    socket.write(
      kind === 'sends'
        ? `POST /api/contact HTTP/1.1\r\n${common}\r\nContent-Type: application/json\r\nContent-Length: 90000\r\n\r\n{`
        : `GET /franchises HTTP/1.1\r\n${common}\r\n\r\n${`GET /franchises HTTP/1.1\r\n${common}\r\n\r\n`.repeat(50)}`,
    );
    const trickle = setInterval(() => {
      if (kind === 'sends') socket.write(' ');
      else socket.read(1);
    }, byteEveryMs);
    socket.on('close', () => {
      clearInterval(trickle);
      setTimeout(begin, byteEveryMs);
    });
    // A refusal is read, so that the connection can end.
    if (kind === 'sends') socket.resume();
    else socket.pause();
  };
  begin();
  return () => {
    isOver = true;
    socket.destroy();
  };
};

/** Resident memory of a process, MB. */
const memoryOf = (pid: number): string => {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return (Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1_024).toFixed(0);
};

/** Calls and pages of a client in another network. */
const measureOthers = async (url: string) => {
  const times: number[] = [];
  let refused = 0;
  const until = performance.now() + measureMs;
  while (performance.now() < until) {
    for (const path of ['/api/franchises?limit=5', '/franchises']) {
      const began = performance.now();
      const reply = await fetch(`${url}${path}`, { headers: { 'x-forwarded-for': '203.0.113.99' } });
      await reply.arrayBuffer();
      times.push(performance.now() - began);
      if (reply.status !== 200) refused += 1;
    }
    await sleep(callEveryMs);
  }
  return { p95: p95(times), refused, calls: times.length };
};

const measure = async ({ url, run }: Platform) => {
  const port = Number(new URL(url).port);
  const megabytes = () => memoryOf(run.gateway?.pid ?? 0);
  await measureOthers(url);
  const rest = await measureOthers(url);
  const head = ['slow clients', 'p95 of others, ms', 'ratio', 'refused', 'gateway, MB'];
  const rows = [head, ['none', rest.p95.toFixed(1), '1.00', `${rest.refused} of ${rest.calls}`, megabytes()]];
  for (const kind of ['sends', 'takes'] as const) {
    for (const count of counts) {
      const ends = Array.from({ length: count }, (_, n) => keepSlow(port, 1 + (n % 2), kind));
      await sleep(2_000);
      const seen = await measureOthers(url);
      rows.push([
        `${count} that ${kind === 'sends' ? 'send' : 'take'} slowly`,
        seen.p95.toFixed(1),
        (seen.p95 / rest.p95).toFixed(2),
        `${seen.refused} of ${seen.calls}`,
        megabytes(),
      ]);
      for (const end of ends) end();
      await sleep(2_000);
    }
  }
  printTable('Slow clients of two networks, and what others notice', rows);
};

/** How clients that send or receive a byte a second affect other clients. */
export const benchSlowClients = (): Promise<void> => withPlatform(measure, { TRUSTED_PROXIES: '1' });
