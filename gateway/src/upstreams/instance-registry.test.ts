import { randomUUID } from 'node:crypto';
import type { Instance } from '@setu/contracts';
import { type KnownInstance, makeInstanceRegistry } from './instance-registry';

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
  const forgotten: string[] = [];
  const known = makeInstanceRegistry({ fixed, now: () => time, onEvict: ({ url }) => forgotten.push(url) });
  known.setConnected(true);
  const portOf = (picked: KnownInstance | null) => (picked ? Number(new URL(picked.url).port) : null);
  return {
    known,
    forgotten,
    pass: (ms: number) => {
      time += ms;
    },
    /** Ports of the next calls. */
    picked: (calls: number, version: string | null = '1') =>
      Array.from({ length: calls }, () => portOf(known.pick('catalog', version))),
  };
};

describe('the next instance', () => {
  it('is of the chosen version, each in turn', () => {
    const { known, picked } = setUp();
    for (const each of [instance(1), instance(2), instance(3, { version: '2' })]) known.hear(each);
    expect(picked(4)).toEqual([1, 2, 1, 2]);
    expect(picked(2, '2')).toEqual([3, 3]);
    expect(new Set(picked(3, null))).toEqual(new Set([1, 2, 3]));
    expect(known.pick('inquiry', '1')).toBeNull();
  });

  it('is whichever is ready when none of that version is, and one that stops only when nobody else is there', () => {
    const { known, picked } = setUp();
    const [first, second] = [instance(1), instance(2, { version: '2' })];
    known.hear(first);
    known.hear(second);
    expect(picked(1, '3')).toHaveLength(1);
    known.hear({ ...first, state: 'draining' });
    expect(picked(2)).toEqual([2, 2]);
    known.hear({ ...second, state: 'draining' });
    expect(picked(2)).toEqual([1, 1]);
  });

  it('is not one that could not be reached a moment ago, if there is another', () => {
    const { known, picked, pass } = setUp();
    known.hear(instance(1));
    known.hear(instance(2, { version: '2' }));
    known.suspect(known.pick('catalog', '1')!);
    expect(picked(2)).toEqual([2, 2]);
    pass(1_000);
    expect(picked(2)).toEqual([1, 1]);
    const tried = new Set([known.pick('catalog', '1')!]);
    expect(known.pick('catalog', '1', tried)?.version).toBe('2');
  });

  it('may be an address that was given, for any version, unless one says that it is of that version', () => {
    const { known, picked } = setUp({ catalog: 'http://127.0.0.1:9/' });
    expect(picked(1, '7')).toEqual([9]);
    known.hear(instance(1));
    expect(picked(2)).toEqual([1, 1]);
    expect(picked(2, '7')).toEqual([9, 9]);
    // Who announces that very address is known better by that.
    known.hear(instance(9, { version: '2' }));
    expect(picked(2)).toEqual([1, 1]);
    expect(picked(2, '2')).toEqual([9, 9]);
  });
});

describe('an instance that is not heard of', () => {
  it('is passed over after fifteen seconds, tried when nobody else is there, and forgotten in the end', () => {
    const { known, picked, pass, forgotten } = setUp();
    const other = instance(2);
    known.hear(instance(1));
    known.hear(other);
    pass(10_000);
    known.hear(other);
    pass(6_000);
    expect(picked(2)).toEqual([2, 2]);
    pass(14_000);
    expect(new Set(picked(4))).toEqual(new Set([1, 2]));
    pass(40_000);
    known.sweep();
    expect(forgotten).toEqual(['http://127.0.0.1:1']);
  });

  it('is forgotten at once when it cannot be reached either', () => {
    const { known, pass, forgotten } = setUp();
    known.hear(instance(1));
    pass(16_000);
    known.suspect(known.pick('catalog', '1')!);
    expect(known.pick('catalog', '1')).toBeNull();
    expect(forgotten).toHaveLength(1);
  });

  it('stays while nobody can be heard, and for as long again when that is over', () => {
    const { known, picked, pass } = setUp();
    known.hear(instance(1));
    known.hear(instance(2));
    known.setConnected(false);
    pass(3_600_000);
    known.sweep();
    expect(new Set(picked(2))).toEqual(new Set([1, 2]));
    known.setConnected(true);
    pass(14_000);
    known.sweep();
    expect(new Set(picked(2))).toEqual(new Set([1, 2]));
  });

  it('gives way to one that was started anew at its address', () => {
    const { known, picked, forgotten } = setUp();
    known.hear(instance(1));
    known.hear(instance(1, { version: '2' }));
    expect(forgotten).toEqual(['http://127.0.0.1:1']);
    expect(picked(1)).toEqual([1]);
  });
});

describe('calls of services that run without a release', () => {
  const endpoints = [{ method: 'GET', path: '/api/x' }];

  it('are the same value until they change, and stay when the service is gone', () => {
    const { known, pass } = setUp();
    known.hear(instance(1, { endpoints }));
    expect(known.unreleased().size).toBe(0);
    const source = instance(2, { version: null, endpoints });
    known.hear(source);
    const before = known.unreleased();
    expect([...before]).toEqual([['catalog', endpoints]]);
    known.hear(source);
    known.hear(instance(2, { version: null, endpoints }));
    expect(known.unreleased()).toBe(before);
    pass(120_000);
    known.sweep();
    expect(known.unreleased()).toBe(before);
    known.hear(instance(3, { version: null, endpoints: [{ method: 'GET', path: '/api/y' }] }));
    expect([...known.unreleased()]).toEqual([['catalog', [{ method: 'GET', path: '/api/y' }]]]);
  });
});
