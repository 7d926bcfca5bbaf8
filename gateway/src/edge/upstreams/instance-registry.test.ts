import { randomUUID } from 'node:crypto';
import type { Instance } from '@setu/protocol';
import type { KnownInstance } from './instance-rank';
import { makeInstanceRegistry } from './instance-registry';

const instance = (port: number, more: Partial<Instance> = {}): Instance => ({
  service: 'catalog',
  version: '1',
  id: randomUUID(),
  url: `http://127.0.0.1:${port}`,
  state: 'ready',
  endpoints: [],
  ...more,
});

const setUp = (fixed: Record<string, string> = {}) => {
  let time = 1_000_000;
  const evicted: string[] = [];
  const instances = makeInstanceRegistry({ fixed, now: () => time, onEvict: ({ url }) => evicted.push(url) });
  instances.setConnected(true);
  const portOf = (picked: KnownInstance | null) => (picked ? Number(new URL(picked.url).port) : null);
  return {
    instances,
    evicted,
    pass: (ms: number) => {
      time += ms;
    },
    /** Ports of the next calls. */
    picked: (calls: number, version: string | null = '1') =>
      Array.from({ length: calls }, () => portOf(instances.pick('catalog', version))),
  };
};

describe('the instance for the next call', () => {
  it('instances of the selected version take calls in turn', () => {
    const { instances, picked } = setUp();
    for (const each of [instance(1), instance(2), instance(3, { version: '2' })]) instances.register(each);
    expect(picked(4)).toEqual([1, 2, 1, 2]);
    expect(picked(2, '2')).toEqual([3, 3]);
    expect(new Set(picked(3, null))).toEqual(new Set([1, 2, 3]));
    expect(instances.pick('inquiry', '1')).toBeNull();
  });

  it('another version gets the call when no selected one is ready, a draining instance only when it is the last', () => {
    const { instances, picked } = setUp();
    const [first, second] = [instance(1), instance(2, { version: '2' })];
    instances.register(first);
    instances.register(second);
    expect(picked(1, '3')).toHaveLength(1);
    instances.register({ ...first, state: 'draining' });
    expect(picked(2)).toEqual([2, 2]);
    instances.register({ ...second, state: 'draining' });
    expect(picked(2)).toEqual([1, 1]);
  });

  it('an unreachable instance is skipped for a second while another one is ready', () => {
    const { instances, picked, pass } = setUp();
    instances.register(instance(1));
    instances.register(instance(2, { version: '2' }));
    instances.markUnreachable(instances.pick('catalog', '1')!);
    expect(picked(2)).toEqual([2, 2]);
    pass(1_000);
    expect(picked(2)).toEqual([1, 1]);
    const tried = new Set([instances.pick('catalog', '1')!]);
    expect(instances.pick('catalog', '1', tried)?.version).toBe('2');
  });

  it('a fixed address gets calls of any version, except of a version that an instance announces', () => {
    const { instances, picked } = setUp({ catalog: 'http://127.0.0.1:9/' });
    expect(picked(1, '7')).toEqual([9]);
    instances.register(instance(1));
    expect(picked(2)).toEqual([1, 1]);
    expect(picked(2, '7')).toEqual([9, 9]);
    // An announcement of the same address has more data than the configuration.
    instances.register(instance(9, { version: '2' }));
    expect(picked(2)).toEqual([1, 1]);
    expect(picked(2, '2')).toEqual([9, 9]);
  });
});

describe('a silent instance', () => {
  it('a silent instance is skipped after 15 seconds, gets calls when it is the last, and is evicted after a minute', () => {
    const { instances, picked, pass, evicted } = setUp();
    const other = instance(2);
    instances.register(instance(1));
    instances.register(other);
    pass(10_000);
    instances.register(other);
    pass(6_000);
    expect(picked(2)).toEqual([2, 2]);
    pass(14_000);
    expect(new Set(picked(4))).toEqual(new Set([1, 2]));
    pass(40_000);
    instances.evictStale();
    expect(evicted).toEqual(['http://127.0.0.1:1']);
  });

  it('a draining instance is evicted when it is silent for 15 seconds', () => {
    const { instances, pass, evicted } = setUp();
    instances.register(instance(1));
    const parting = instance(2);
    instances.register(parting);
    instances.register({ ...parting, state: 'draining' });
    pass(16_000);
    instances.evictStale();
    expect(evicted).toEqual(['http://127.0.0.1:2']);
  });

  it('a silent instance is evicted at once when it is also unreachable', () => {
    const { instances, pass, evicted } = setUp();
    instances.register(instance(1));
    pass(16_000);
    instances.markUnreachable(instances.pick('catalog', '1')!);
    expect(instances.pick('catalog', '1')).toBeNull();
    expect(evicted).toHaveLength(1);
  });

  it('no instance is evicted while the broker is away, nor within 15 seconds of its return', () => {
    const { instances, picked, pass } = setUp();
    instances.register(instance(1));
    instances.register(instance(2));
    instances.setConnected(false);
    pass(3_600_000);
    instances.evictStale();
    expect(new Set(picked(2))).toEqual(new Set([1, 2]));
    instances.setConnected(true);
    pass(14_000);
    instances.evictStale();
    expect(new Set(picked(2))).toEqual(new Set([1, 2]));
  });

  it('an instance is replaced by a new one at the same address', () => {
    const { instances, picked, evicted } = setUp();
    instances.register(instance(1));
    instances.register(instance(1, { version: '2' }));
    expect(evicted).toEqual(['http://127.0.0.1:1']);
    expect(picked(1)).toEqual([1]);
  });
});

describe('endpoints of services without a release', () => {
  const endpoints = [{ method: 'GET', path: '/api/x' }];

  it('unreleased() returns the same value until endpoints change, and keeps those of evicted services', () => {
    const { instances, pass } = setUp();
    instances.register(instance(1, { endpoints }));
    expect(instances.unreleased().size).toBe(0);
    const source = instance(2, { version: null, endpoints });
    instances.register(source);
    const before = instances.unreleased();
    expect([...before]).toEqual([['catalog', endpoints]]);
    instances.register(source);
    instances.register(instance(2, { version: null, endpoints }));
    expect(instances.unreleased()).toBe(before);
    pass(120_000);
    instances.evictStale();
    expect(instances.unreleased()).toBe(before);
    instances.register(instance(3, { version: null, endpoints: [{ method: 'GET', path: '/api/y' }] }));
    expect([...instances.unreleased()]).toEqual([['catalog', [{ method: 'GET', path: '/api/y' }]]]);
  });
});
