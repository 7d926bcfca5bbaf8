import { readDrawer, readTab, withDrawer } from './address';
import { readsOfTab } from './tabs';

const search = (query: string) => new URLSearchParams(query);

test.each([
  ['', 'profile'],
  ['tab=assignments', 'assignments'],
  ['tab=demands', 'demands'],
  ['tab=nonsense', 'profile'],
  ['tab=properties', 'profile'],
])('readTab returns the tab of ?%s: %s', (query, tab) => {
  expect(readTab(search(query), 'profile')).toBe(tab);
});

test('/properties opens the demands when its address names no tab', () => {
  expect(readTab(search(''), 'demands')).toBe('demands');
  expect(readTab(search('tab=profile'), 'demands')).toBe('profile');
});

test.each([
  ['', null],
  ['panel=messages', 'messages'],
  ['panel=new-property', 'new-property'],
  ['panel=nonsense', null],
  ['tab=properties', 'properties'],
])('readDrawer returns the drawer of ?%s: %s', (query, drawer) => {
  expect(readDrawer(search(query))).toBe(drawer);
});

test('a drawer opens and closes without touching the rest of the address', () => {
  expect(withDrawer(search('tab=demands&city=Pune'), 'messages')).toBe(
    'tab=demands&city=Pune&panel=messages',
  );
  expect(withDrawer(search('tab=demands&panel=messages'), null)).toBe('tab=demands');
  expect(withDrawer(search('tab=properties'), null)).toBe('');
});

test('the first reads of a page are those of its tab', () => {
  const keys = (tab: Parameters<typeof readsOfTab>[0], query = '') =>
    readsOfTab(tab, search(query)).map(({ queryKey }) => queryKey);
  const always = [
    ['/api/agent/profile'],
    ['/api/inquiries', 'count', 'received', 'unanswered'],
    ['/api/inquiries', 'count', 'received', 'unread'],
    ['/api/inquiries', 'count', 'sent', 'unread'],
  ];
  expect(keys('profile')).toEqual(always);
  expect(keys('demands', 'city=Pune&minArea=')).toEqual([...always, ['/api/demands', { city: 'Pune' }]]);
  expect(keys('assignments')).toEqual([...always, ['/api/agent/assignments']]);
});
