import { beginScrollMemory, rememberedScroll, rememberScroll, scrollEntry } from './scroll-memory';

const entry = scrollEntry('/franchises', 'default');

afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

const beginAs = (type: string) => {
  performance.getEntriesByType = () => [{ type }] as unknown as PerformanceEntryList;
  history.replaceState(null, '', '/franchises');
  beginScrollMemory();
};

test.each([
  ['navigate', null],
  ['reload', 340],
])('a page of the navigation type %s starts at %s', (type, top) => {
  rememberScroll(entry, 339.6);
  beginAs(type);
  expect(rememberedScroll(entry)).toBe(top);
});

test('a page is shown even when the browser forbids storage', () => {
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  beginAs('navigate');
  rememberScroll(entry, 340);
  expect(rememberedScroll(entry)).toBeNull();
});
