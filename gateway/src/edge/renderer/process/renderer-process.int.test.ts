import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeLogger } from '@setu/service-kit';
import { bundleProgram, eventually } from '@setu/service-kit/test';
import { makePageWaits } from '../page-waits';
import { type Guard, startGuard } from './guard';
import { findIsolation, makeStartIsolated, type StartIsolated } from './isolation';
import { startRendererProcess } from './renderer-process';
import { residentByPs, residentMemory } from './resident-memory';

const logger = makeLogger('test', 'silent');
const waits = makePageWaits(1_500);
const programFile = join(__dirname, 'program.mjs');

let guard: Guard;
let startIsolated: StartIsolated;
beforeAll(async () => {
  guard = startGuard(logger);
  startIsolated = makeStartIsolated(await findIsolation(logger));
});
afterAll(() => guard.stop());

/** Starts a program in place of program.mjs. @returns why it ended */
const endOf = (
  program: string,
  begin: (renderer: ReturnType<typeof startRendererProcess>) => void = () => {},
) =>
  new Promise<string>((resolve) => {
    const onExit = resolve;
    begin(
      startRendererProcess({ startIsolated, guard, program, waits, onMessage: () => {}, onExit, logger }),
    );
  });

const frame = `const frame = (message, body = 0) => {
  const text = Buffer.from(JSON.stringify(message));
  const prefix = Buffer.alloc(8);
  prefix.writeUInt32BE(text.length, 0);
  prefix.writeUInt32BE(body, 4);
  return Buffer.concat([prefix, text]);
};`;

describe('a compromised renderer is killed', () => {
  it('a renderer that sends more messages than its jobs need is killed', async () => {
    const flood = `${frame} const many = Buffer.concat(Array(1000).fill(frame({ type: 'pong' })));
      const pour = () => process.stdout.write(many, pour); pour();`;
    expect(await endOf(flood)).toBe('sent more messages than its work needs');
  });

  it('a renderer that announces too large a message is killed', async () => {
    const large = `${frame} process.stdout.write(frame({ type: 'done' }, 2 ** 31)); setInterval(() => {}, 1000);`;
    expect(await endOf(large)).toMatch(/^A message of \d+ bytes exceeds the limit$/);
  });

  it('a renderer that sends an invalid message is killed', async () => {
    const other = `${frame} process.stdout.write(frame({ type: 'promote' })); setInterval(() => {}, 1000);`;
    expect(await endOf(other)).toBe('sent a malformed message');
  });

  it('a renderer that does not read its input is killed', async () => {
    const deaf = 'setInterval(() => {}, 1000);';
    const reason = await endOf(deaf, (renderer) => {
      for (let n = 0; n < 40; n += 1)
        renderer.send({ type: 'answer', read: n, status: 200, headers: {} }, 'x'.repeat(2_000_000));
    });
    expect(reason).toBe('does not read what it is sent');
  });

  it('a renderer that does not answer is killed', async () => {
    expect(await endOf('while (true);', (renderer) => renderer.allow(1))).toBe('did not answer for 2000 ms');
  });

  it('a renderer that uses too much memory outside its heap is killed', async () => {
    const hoard = 'const kept = []; setInterval(() => kept.push(Buffer.alloc(50e6, 1)), 10);';
    expect(await endOf(hoard)).toBe('held more than 400 MB of memory');
  });
});

it('/proc and ps report the same memory of a process', async () => {
  const own = process.pid;
  const [byDefault, byPs] = [await residentMemory(own), await residentByPs(own)];
  expect(byDefault).toBeGreaterThan(20e6);
  expect(Math.abs(byDefault - byPs)).toBeLessThan(byPs / 2);
  expect(await residentMemory(2 ** 30)).toBe(0);
});

const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  // A process whose parent has ended is dead, but stays listed until init reaps it.
  const status = `/proc/${pid}/status`;
  return !existsSync(status) || !/^State:\s+Z/m.test(readFileSync(status, 'latin1'));
};

it.each([
  ['waits', 'export const prepare = 1;'],
  ['loops', 'while (true);'],
])('a renderer that %s ends when its gateway is killed with SIGKILL', async (_, server) => {
  const folder = await mkdtemp(join(tmpdir(), 'setu-renderer-'));
  try {
    const serverFile = join(folder, 'server.mjs');
    await writeFile(serverFile, server);
    const program = await bundleProgram(join(__dirname, '../../../../test/renderer-owner.ts'));
    const owner = spawn(process.execPath, [program, programFile, serverFile], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [line] = await once(owner.stdout, 'data');
    const pid = Number(String(line));
    expect(isAlive(pid)).toBe(true);
    // Its code is running by now.
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    expect(isAlive(pid)).toBe(true);
    owner.kill('SIGKILL');
    await eventually(async () => expect(isAlive(pid)).toBe(false));
  } finally {
    await rm(folder, { recursive: true });
  }
});
