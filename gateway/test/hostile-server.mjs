/*
 * The server module of a malicious remote: `?trick=<name>` selects what it tries. Each trick either throws, because it was refused,
 * or answers what it got, as the data of the query `['got']`. Also read by infra/bench/src/hostile.ts.
 */
import { createRequire } from 'node:module';

/** Imports a module of Node in any way that works. */
const node = async (name) => {
  const doors = [
    () => import(`node:${name}`),
    () => createRequire(import.meta.url)(`node:${name}`),
    () => process.getBuiltinModule(name),
    () => URL.constructor('return process')().getBuiltinModule(name),
    () => URL.constructor('name', 'return import("node:" + name)')(name),
  ];
  for (const door of doors) {
    const found = await Promise.resolve()
      .then(door)
      .catch(() => undefined);
    if (found) return found;
  }
  throw new Error(`No way to node:${name}`);
};

const forEver = () => true;

export const tricks = {
  files: async () => {
    const { readFileSync } = await node('fs');
    return ['/proc/self/environ', '/etc/passwd'].map((path) => `${path}: ${readFileSync(path).length} bytes`);
  },
  shell: async () => {
    const { execFileSync } = await node('child_process');
    return `user id ${execFileSync('/usr/bin/id', ['-u'])}`;
  },
  kill: async () => {
    const { isMainThread } = await node('worker_threads').catch(() => ({ isMainThread: true }));
    return process.kill(isMainThread ? process.ppid : process.pid, 'SIGKILL');
  },
  heap: () => {
    const kept = [];
    while (forEver()) kept.push(Array.from({ length: 100_000 }, (_, n) => ({ n })));
  },
  buffers: () => {
    const kept = [];
    while (forEver()) kept.push(new Uint8Array(16e6).fill(1));
  },
  loop: () => {
    while (forEver());
  },
  reads: async (fetch) => {
    const all = Array.from({ length: 100_000 }, () => fetch('/api/franchises'));
    const settled = await Promise.allSettled(all);
    return `${settled.filter(({ status }) => status === 'fulfilled').length} reads`;
  },
  output: () => 'x'.repeat(60e6),
  exit: () => process.exit(0),
  network: async () => {
    const { connect } = await node('net');
    return String(connect);
  },
  throw: () => {
    throw new Error('broken on purpose');
  },
  never: () => new Promise(() => undefined),
  stray: async () => {
    void Promise.reject(new Error('nothing catches this'));
    await new Promise((resolve) => setTimeout(resolve, 200));
  },
  error: () => 'status 500',
  redirect: () => 'status 302',
  rest: () => 'nothing',
};

const statuses = { error: 500, redirect: 302 };

export const prepare = async ({ path, search }, fetch) => {
  const trick = new URLSearchParams(search).get('trick') ?? 'rest';
  const data = await tricks[trick](fetch);
  return {
    state: { queries: [{ queryKey: ['got'], state: { data } }], mutations: [] },
    head: { title: 'Prepared', description: '', canonical: path },
    status: statuses[trick] ?? 200,
  };
};
