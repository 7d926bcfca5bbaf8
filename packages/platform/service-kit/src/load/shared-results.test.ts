import { makeSharedResults } from './shared-results';

const resultsOf = (maxBytes = 10) => makeSharedResults<string>({ maxBytes, bytesOf: (text) => text.length });

it('concurrent requests share one result, which is stored', async () => {
  const results = resultsOf();
  let times = 0;
  const make = async () => {
    times += 1;
    return 'made';
  };
  expect(await Promise.all([results.get('a', make), results.get('a', make)])).toEqual(['made', 'made']);
  expect(await results.get('a', make)).toBe('made');
  expect(times).toBe(1);
});

it('the least recently used result is evicted when the memory is full', async () => {
  const results = resultsOf(10);
  const made: string[] = [];
  const get = (key: string) =>
    results.get(key, async () => {
      made.push(key);
      return key.repeat(4);
    });
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await get(key);
  expect(made).toEqual(['a', 'b', 'c', 'b']);
});

it('neither a failure nor a result above the memory limit is stored', async () => {
  const results = resultsOf(3);
  let times = 0;
  const make = async () => {
    times += 1;
    if (times === 1) throw new Error('broken');
    return 'long';
  };
  await expect(results.get('a', make)).rejects.toThrow('broken');
  expect(await results.get('a', make)).toBe('long');
  expect(await results.get('a', make)).toBe('long');
  expect(times).toBe(3);
});

it('a job is aborted when its last requester disconnects', async () => {
  const results = resultsOf();
  const [first, second] = [new AbortController(), new AbortController()];
  let signal: AbortSignal | undefined;
  const make = (cancellation: AbortSignal) => {
    signal = cancellation;
    return new Promise<string>((_, reject) => {
      cancellation.addEventListener('abort', () => reject(new Error('cancelled')));
    });
  };
  const waits = [results.get('a', make, first.signal), results.get('a', make, second.signal)];
  first.abort();
  await expect(waits[0]).rejects.toThrow('cancelled');
  expect(signal?.aborted).toBe(false);
  second.abort();
  await expect(waits[1]).rejects.toThrow('cancelled');
  expect(signal?.aborted).toBe(true);
  // The next request starts a new job.
  expect(await results.get('a', async () => 'new')).toBe('new');
});
