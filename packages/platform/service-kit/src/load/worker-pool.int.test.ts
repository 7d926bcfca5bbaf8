import { join } from 'node:path';
import type { TestJob } from '../../test/jobs.worker';
import { makeWorkerPool, type WorkerPool } from './worker-pool';

const poolOf = (jobTimeoutMs = 60_000) =>
  makeWorkerPool<TestJob, string>({
    file: join(__dirname, '../../test/jobs.worker'),
    threads: 1,
    maxWaiting: 2,
    maxWaitMs: 60_000,
    jobTimeoutMs,
    busyMessage: 'Busy. Try again.',
    timeoutMessage: 'It took too long. Try again.',
  });
const echo = { kind: 'echo', text: 'hello' } as const;
let pool: WorkerPool<TestJob, string>;
afterEach(() => pool.stop());

it('a job runs in a thread that has no environment', async () => {
  pool = poolOf();
  expect(await pool.run(echo)).toBe('hello []');
});

if (process.platform === 'linux')
  it('a job runs at a lower priority than the thread of the service', async () => {
    pool = poolOf();
    const [job, service] = (await pool.run({ kind: 'nice' })).split(' ').map(Number);
    expect(job).toBe(Math.min(19, Number(service) + 10));
  });

it('jobs above the limit of the queue are refused', async () => {
  pool = poolOf();
  const accepted = [pool.run(echo), pool.run(echo), pool.run(echo)];
  await expect(pool.run(echo)).rejects.toMatchObject({ status: 503, detail: 'Busy. Try again.' });
  expect(await Promise.all(accepted)).toHaveLength(3);
});

it('a job that runs too long is stopped, and the next job runs in a new thread', async () => {
  // Long enough for the next job on a busy machine.
  pool = poolOf(3_000);
  const looping = pool.run({ kind: 'loop' });
  const next = pool.run(echo);
  await expect(looping).rejects.toMatchObject({ status: 503, detail: 'It took too long. Try again.' });
  expect(await next).toBe('hello []');
});

it('a job that waits forever is stopped, however little CPU time it uses', async () => {
  pool = poolOf(100);
  await expect(pool.run({ kind: 'hang' })).rejects.toMatchObject({ status: 503 });
});

it.each(['throw', 'exit'] as const)(
  'a job whose worker ends by %s fails, and the next job runs',
  async (kind) => {
    pool = poolOf();
    await expect(pool.run({ kind, text: 'no such font' })).rejects.toThrow(
      kind === 'throw' ? 'no such font' : 'ended',
    );
    expect(await pool.run(echo)).toBe('hello []');
  },
);
