import { OverloadedError } from '../errors';
import { makeWorkQueue } from './work-queue';

const started: string[] = [];
const ends = new Map<string, () => void>();
const work = (name: string) => () =>
  new Promise<string>((resolve) => {
    started.push(name);
    ends.set(name, () => resolve(name));
  });
const end = (name: string) => ends.get(name)?.();
beforeEach(() => {
  started.length = 0;
});

const queueOf = (maxWaiting = 2, maxWaitMs = 60_000) =>
  makeWorkQueue({ concurrency: 1, maxWaiting, maxWaitMs, busyMessage: 'Busy. Try again.' });

it('waiting work runs in order, one job at a time', async () => {
  const queue = queueOf();
  const [a, b, c] = ['a', 'b', 'c'].map((name) => queue.run(work(name)));
  await Promise.resolve();
  expect(started).toEqual(['a']);
  end('a');
  expect(await a).toBe('a');
  await Promise.resolve();
  expect(started).toEqual(['a', 'b']);
  end('b');
  await b;
  await Promise.resolve();
  end('c');
  expect(await c).toBe('c');
});

it('work is refused when too much is waiting', async () => {
  const queue = queueOf(1);
  const first = queue.run(work('a'));
  const second = queue.run(work('b'));
  await expect(queue.run(work('c'))).rejects.toThrow(new OverloadedError('Busy. Try again.', 60));
  await Promise.resolve();
  end('a');
  await first;
  await Promise.resolve();
  end('b');
  expect(await second).toBe('b');
});

it('work that waited too long is refused', async () => {
  const queue = queueOf(1, 1);
  const first = queue.run(work('a'));
  await expect(queue.run(work('b'))).rejects.toThrow('Busy');
  end('a');
  await first;
  expect(started).toEqual(['a']);
});

it('work that is cancelled while it waits never starts', async () => {
  const queue = queueOf();
  const cancel = new AbortController();
  const first = queue.run(work('a'));
  const cancelled = queue.run(work('b'), cancel.signal);
  const third = queue.run(work('c'));
  cancel.abort();
  await expect(cancelled).rejects.toThrow(OverloadedError);
  end('a');
  await first;
  await Promise.resolve();
  end('c');
  await third;
  expect(started).toEqual(['a', 'c']);
});

it('the queue continues after work that failed', async () => {
  const queue = queueOf();
  await expect(queue.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await queue.run(async () => 'done')).toBe('done');
});
