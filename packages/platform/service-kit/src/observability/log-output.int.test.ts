import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { eventually } from '../../test';

const packageFolder = join(__dirname, '../..');

/** Runs a program that has a logger. Its standard output is read after a pause, as by a slow reader. */
const run = async (program: string, pauseMs = 0) => {
  const child = spawn(
    process.execPath,
    [
      '--import',
      'tsx',
      '--input-type=module',
      '--eval',
      `import { makeLogger } from './src/observability/logger.ts';
       const logger = makeLogger('test');
       const log = (count) => { for (let n = 0; n < count; n += 1) logger.info({ n }, 'line'); };
       ${program}`,
    ],
    { cwd: packageFolder, stdio: ['ignore', 'pipe', 'ignore'] },
  );
  const exited = once(child, 'exit').then(([code]) => code as number | null);
  const closed = once(child.stdout, 'close');
  await sleep(pauseMs);
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  const kill = () => child.kill('SIGKILL');
  const numbers = (): number[] =>
    output
      .split('\n')
      .filter((line) => line.endsWith('}'))
      .map((line) => JSON.parse(line))
      .filter(({ msg }) => msg === 'line')
      .map(({ n }) => n as number);
  return { output: () => output, numbers, kill, ended: Promise.all([exited, closed]).then(([code]) => code) };
};
const upTo = (count: number) => Array.from({ length: count }, (_, n) => n);

it.each([
  ['ends', 'log(10_000);', 0],
  ['exits', 'log(10_000); process.exit(0);', 0],
  ['exits while lines are being written', 'log(10_000); setImmediate(() => process.exit(0));', 0],
  ['fails with an exception', 'log(10_000); throw new Error("nobody catches this");', 1],
  ['fails with a rejection', 'log(10_000); await Promise.reject(new Error("nobody catches this"));', 1],
])('no line is lost when the process %s', async (_, program, code) => {
  const { numbers, ended } = await run(program);
  expect(await ended).toBe(code);
  expect(numbers()).toEqual(upTo(10_000));
});

it('no line is lost when the reader is slow', async () => {
  const { numbers, ended } = await run('log(10_000); setTimeout(() => process.exit(0), 300);', 2_000);
  expect(await ended).toBe(0);
  expect(numbers()).toEqual(upTo(10_000));
});

it('a line is written soon although the process continues to run', async () => {
  const { numbers, kill, ended } = await run('log(1); setInterval(() => undefined, 1_000);');
  await eventually(() => expect(numbers()).toEqual([0]));
  kill();
  await ended;
});

it('a fatal line and those before it are written at once', async () => {
  const { output, numbers, ended } = await run(
    'log(3); logger.fatal("unknown state"); process.kill(process.pid, "SIGKILL");',
  );
  expect(await ended).toBeNull();
  expect(numbers()).toEqual([0, 1, 2]);
  expect(output()).toContain('unknown state');
});
