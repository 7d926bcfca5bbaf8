import { makeChanges, tagOf } from './changes';
import { type Made, makeReplyCache } from './reply-cache';

const type = 'catalog.franchise-updated.v1';

const setUp = (maxBytes = 1_000) => {
  let time = 0;
  let isWatched = true;
  const changes = makeChanges();
  changes.watchBy(() => isWatched);
  const cache = makeReplyCache<string>({
    changes,
    maxBytes,
    maxAgeMs: 1_000,
    maxAgeUnwatchedMs: 100,
    maxStaleMs: 5_000,
    now: () => time,
  });
  let made = 0;
  /** Makes `value 1`, `value 2` … */
  const make = (more: Partial<Made<string>> = {}) => {
    const work = async (): Promise<Made<string>> => {
      made += 1;
      return { value: `value ${made}`, bytes: 100, tags: [tagOf(type, 'a')], isWhole: true, ...more };
    };
    return work;
  };
  return {
    changes,
    cache,
    make,
    made: () => made,
    pass: (ms: number) => {
      time += ms;
    },
    loseEvents: () => {
      isWatched = false;
    },
  };
};

it('a value is made once and found until it is too old', async () => {
  const { cache, make, pass } = setUp();
  expect(await cache.get('k', make())).toMatchObject({ value: 'value 1', found: 'miss' });
  expect(await cache.get('k', make())).toMatchObject({ value: 'value 1', found: 'hit' });
  pass(1_000);
  expect(await cache.get('k', make())).toMatchObject({ value: 'value 2', found: 'miss' });
});

it('two hundred concurrent requests make one value', async () => {
  const { cache, make, made } = setUp();
  const all = await Promise.all(Array.from({ length: 200 }, () => cache.get('k', make())));
  expect(made()).toBe(1);
  expect(all.filter(({ found }) => found === 'shared')).toHaveLength(199);
});

it('an event of its aggregate outdates a value, an event of another aggregate does not', async () => {
  const { cache, changes, make } = setUp();
  await cache.get('k', make());
  changes.note(type, 'b');
  expect((await cache.get('k', make())).found).toBe('hit');
  changes.note(type, 'a');
  expect(await cache.get('k', make())).toMatchObject({ value: 'value 2', found: 'miss' });
  changes.stop();
});

it('a value that changed while it was made is not stored, and later requests do not get it', async () => {
  const { cache, changes, make } = setUp();
  let finish = (_: Made<string>) => {};
  const slow = () =>
    new Promise<Made<string>>((resolve) => {
      finish = resolve;
    });
  const first = cache.get('k', slow);
  changes.note(type, 'a');
  const second = cache.get('k', make());
  finish({ value: 'old', bytes: 1, tags: [tagOf(type, 'a')], isWhole: true });
  expect((await first).value).toBe('old');
  expect(await second).toMatchObject({ value: 'value 1', found: 'miss' });
  expect(await cache.get('k', make())).toMatchObject({ value: 'value 1', found: 'hit' });
  changes.stop();
});

it('while events may be lost values are made again soon', async () => {
  const { cache, make, pass, loseEvents } = setUp();
  await cache.get('k', make());
  loseEvents();
  pass(99);
  expect((await cache.get('k', make())).found).toBe('hit');
  pass(1);
  expect((await cache.get('k', make())).found).toBe('miss');
});

it('for a while an outdated value replaces one that fails or is incomplete', async () => {
  const { cache, changes, make, pass } = setUp();
  await cache.get('k', make());
  changes.note(type, 'a');
  const fail = () => Promise.reject(new Error('down'));
  expect(await cache.get('k', fail)).toMatchObject({ value: 'value 1', found: 'stale' });
  expect(await cache.get('k', make({ isWhole: false }))).toMatchObject({ value: 'value 1', found: 'stale' });
  pass(5_001);
  await expect(cache.get('k', fail)).rejects.toThrow('down');
  expect(await cache.get('k', make({ isWhole: false }))).toMatchObject({ value: 'value 3', found: 'miss' });
  changes.stop();
});

it('values without tags, not worth their memory, or too large are not stored', async () => {
  const { cache, make } = setUp();
  for (const [more, mayStore] of [
    [{ tags: null }, true],
    [{}, false],
    [{ bytes: 251 }, true],
  ] as const) {
    await cache.get('k', make(more), mayStore);
    expect((await cache.get('k', make(more), mayStore)).found).toBe('miss');
  }
  expect(cache.bytes()).toBe(0);
});

it('the least recently used value is evicted', async () => {
  const { cache, make } = setUp(400);
  for (const key of ['a', 'b', 'c', 'd']) await cache.get(key, make());
  await cache.get('a', make());
  await cache.get('e', make());
  expect(cache.bytes()).toBe(400);
  expect((await cache.get('a', make())).found).toBe('hit');
  expect((await cache.get('b', make())).found).toBe('miss');
});

it('a value is as old as its oldest part', async () => {
  const { cache, make, pass } = setUp();
  pass(900);
  expect(await cache.get('k', make({ madeAt: 0 }))).toMatchObject({ found: 'miss', madeAt: 0 });
  expect(await cache.get('k', make())).toMatchObject({ found: 'hit', madeAt: 0 });
  pass(100);
  expect(await cache.get('k', make())).toMatchObject({ value: 'value 2', madeAt: 1_000 });
});
