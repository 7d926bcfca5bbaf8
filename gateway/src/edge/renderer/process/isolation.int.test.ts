import { once } from 'node:events';
import { createServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { makeLogger } from '@setu/service-kit';
import { findIsolation, makeStartIsolated } from './isolation';

/**
 * What code can reach after it escaped from the context of program.mjs: tests the isolation of the process without the context.
 * For each attempt it prints the code of the error, or "possible".
 */
const escapee = (port: number) => `
  const attempt = async (work) => {
    try { await work(); return 'possible'; } catch (error) { return error.code ?? error.message; }
  };
  const { readFileSync, readdirSync, writeFileSync } = await import('node:fs');
  const { execFileSync } = await import('node:child_process');
  const { Worker } = await import('node:worker_threads');
  const { connect } = await import('node:net');
  console.log(JSON.stringify({
    environ: await attempt(() => readFileSync('/proc/self/environ')),
    passwd: await attempt(() => readFileSync('/etc/passwd')),
    folder: await attempt(() => readdirSync('/')),
    write: await attempt(() => writeFileSync('/tmp/escapee', '')),
    shell: await attempt(() => execFileSync('/usr/bin/id')),
    worker: await attempt(() => new Worker('0', { eval: true })),
    addon: await attempt(() => process.dlopen({ exports: {} }, '/tmp/escapee.node')),
    binding: await attempt(() => process.binding('fs')),
    code: await attempt(() => new Function('return 1')),
    kill: await attempt(() => process.kill(process.ppid, 0)),
    connect: await attempt(() => new Promise((resolve, reject) =>
      connect(${port}, '127.0.0.1').once('connect', resolve).once('error', reject))),
    environment: Object.keys(process.env),
    user: process.getuid(),
  }));
  process.exit();
`;

it('a renderer cannot reach a file, process, worker, add-on, environment or network, even outside its context', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  try {
    const isolation = await findIsolation(makeLogger('test', 'silent'));
    const child = makeStartIsolated(isolation)(escapee(port));
    const found = JSON.parse(await text(child.stdout));
    const { kill, connect, user, ...rest } = found;
    const denied = 'ERR_ACCESS_DENIED';
    expect(rest).toEqual({
      environ: denied,
      passwd: denied,
      folder: denied,
      write: denied,
      shell: denied,
      worker: denied,
      addon: expect.stringMatching(/^ERR_(ACCESS_DENIED|DLOPEN_DISABLED)$/),
      binding: denied,
      code: expect.stringContaining('Code generation from strings disallowed'),
      environment: [],
    });
    // An isolation that this machine does not support is logged and stays open; the test asserts that instead of skipping it.
    expect(kill).toBe(isolation.hasOwnUser ? 'EPERM' : 'possible');
    // Newer versions of Node refuse network access themselves.
    const isRefusedByNode = process.allowedNodeEnvironmentFlags.has('--allow-net');
    const isolated = isolation.hasOwnNetwork ? 'ENETUNREACH' : 'possible';
    expect(connect).toBe(isRefusedByNode ? 'ERR_ACCESS_DENIED' : isolated);
    if (isolation.hasOwnUser) expect(user).not.toBe(process.getuid?.());
  } finally {
    server.close();
  }
});

it('each renderer runs as its own user when the gateway runs as root', async () => {
  const isolation = await findIsolation(makeLogger('test', 'silent'));
  const start = makeStartIsolated({ ...isolation, hasOwnNetwork: false });
  const users = await Promise.all(
    [1, 2, 3].map(() => text(start('console.log(process.getuid()); process.exit();').stdout)),
  );
  expect(isolation.hasOwnUser).toBe(process.getuid?.() === 0);
  expect(new Set(users).size).toBe(isolation.hasOwnUser ? 3 : 1);
});
