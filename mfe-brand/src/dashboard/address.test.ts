import { remote } from '../../remote';
import { readAddress, writeAddress } from './address';
import { readsOfTab, tabs } from './tabs';

const read = (query: string) => readAddress(new URLSearchParams(query), 'overview');

test.each([
  ['', { tab: 'overview', create: null, edit: null, step: null }],
  ['tab=franchises', { tab: 'franchises', create: null, edit: null, step: null }],
  ['tab=franchises&edit=f1', { tab: 'franchises', create: null, edit: 'f1', step: null }],
  ['tab=franchises&edit=f1&step=money', { tab: 'franchises', create: null, edit: 'f1', step: 'money' }],
  ['tab=nowhere&create=castle&edit=', { tab: 'overview', create: null, edit: null, step: null }],
  ['create=requirement', { tab: 'overview', create: 'requirement', edit: null, step: null }],
])('readAddress reads %p as %p', (query, address) => {
  expect(read(query)).toEqual(address);
});

test('an address that was written is read back unchanged', () => {
  const address = { tab: 'requirements', create: null, edit: 'a&b', step: 'x' } as const;
  expect(read(writeAddress(address))).toEqual(address);
});

test('without an open form the address has no step', () => {
  expect(writeAddress({ tab: 'franchises', create: null, edit: null, step: 'money' })).toBe(
    '?tab=franchises',
  );
});

test('each tab has its own first reads, all under keys of API calls', () => {
  for (const tab of tabs) {
    const keys = readsOfTab[tab](new URLSearchParams()).map(({ queryKey }) => String(queryKey[0]));
    expect(keys.length).toBeGreaterThan(0);
    expect(keys.every((key) => key.startsWith('/api/'))).toBe(true);
  }
});

test('the definition runs without a browser, and /properties reads the requirements first', () => {
  expect(typeof window).toBe('undefined');
  const context = { params: {}, search: new URLSearchParams(), now: 0 as never };
  const [dashboard, properties] = remote.routes;
  expect(dashboard.audience).toEqual(['brand']);
  expect(properties.audience).toEqual(['brand']);
  expect(dashboard.reads(context)[0]?.queryKey).toEqual(['/api/my-franchises']);
  expect(properties.reads(context)[0]?.queryKey).toEqual(['/api/my-requirements']);
  expect(dashboard.head()).toMatchObject({ title: 'Brand Dashboard | FranchiseSetu', noIndex: true });
});
