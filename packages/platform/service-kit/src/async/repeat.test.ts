import { once } from 'node:events';
import { repeat } from './repeat';

const hour = 3_600_000;

/** Work that emits each run. */
const counted = () => {
  const runs = new EventTarget();
  let count = 0;
  const work = async () => {
    count += 1;
    runs.dispatchEvent(new Event('run'));
  };
  return { work, count: () => count, nextRun: () => once(runs, 'run') };
};
const fail = (error: unknown) => {
  throw error;
};

test('repeatNow ends the pause between two runs, and the pause before the first one', async () => {
  const { work, count, nextRun } = counted();
  const running = repeat(work, { everyMs: hour, firstMs: hour, onError: fail });
  for (const expected of [1, 2, 3]) {
    const run = nextRun();
    running.repeatNow();
    await run;
    expect(count()).toBe(expected);
  }
  await running.stop();
});

test('repeatNow during a run starts one more run without a pause', async () => {
  let runs = 0;
  const seen = new EventTarget();
  const second = once(seen, 'second');
  const running = repeat(
    async () => {
      runs += 1;
      if (runs === 2) seen.dispatchEvent(new Event('second'));
      else running.repeatNow();
    },
    { everyMs: hour, firstMs: 1, onError: fail },
  );
  await second;
  await running.stop();
  expect(runs).toBe(2);
});

test('stop ends a pause, and waits for the current run', async () => {
  const { work, count, nextRun } = counted();
  const run = nextRun();
  const running = repeat(work, { everyMs: hour, onError: fail });
  await run;
  await running.stop();
  expect(count()).toBe(1);
});

test('work that throws is reported and runs again', async () => {
  const problems: unknown[] = [];
  const runs = new EventTarget();
  const failing = repeat(
    async () => {
      runs.dispatchEvent(new Event('run'));
      throw new Error('the database is away');
    },
    { everyMs: hour, onError: (error) => problems.push(error) },
  );
  const again = once(runs, 'run');
  failing.repeatNow();
  await again;
  await failing.stop();
  expect(problems.length).toBeGreaterThan(0);
});
