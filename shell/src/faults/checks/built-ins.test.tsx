import { keepBuiltIns } from './built-ins';

const { map } = Array.prototype;
const { fetch } = window;
afterEach(() => {
  Object.assign(window, { fetch });
});

test('a function that was replaced is restored and returned with its replacement', () => {
  const restore = keepBuiltIns();
  expect(restore()).toEqual([]);
  const broken = () => [];
  Object.assign(Array.prototype, { map: broken });
  Object.assign(window, { fetch: broken });
  expect(restore()).toEqual([
    { name: 'Array.prototype.map', replacement: broken },
    { name: 'window.fetch', replacement: broken },
  ]);
  expect(Array.prototype.map).toBe(map);
  expect(Object.getOwnPropertyDescriptor(Array.prototype, 'map')?.enumerable).toBe(false);
  expect(window.fetch).toBe(fetch);
  expect(restore()).toEqual([]);
});

test('a function that was deleted is restored', () => {
  const restore = keepBuiltIns();
  Reflect.deleteProperty(Promise, 'all');
  expect(restore()).toEqual([{ name: 'Promise.all', replacement: undefined }]);
  expect(typeof Promise.all).toBe('function');
});

test('restoring works while built-in functions are broken', () => {
  const restore = keepBuiltIns();
  const { push } = Array.prototype;
  const fail = () => {
    throw new Error('broken on purpose');
  };
  Object.assign(Array.prototype, { push: fail, forEach: fail });
  Object.assign(Reflect, { get: fail });
  const names = restore().map(({ name }) => name);
  expect(names).toEqual(['Array.prototype.push', 'Array.prototype.forEach', 'Reflect.get']);
  expect(Array.prototype.push).toBe(push);
});
