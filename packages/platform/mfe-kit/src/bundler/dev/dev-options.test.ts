import { readDevOptions } from './dev-options';

test('the platform defaults to the one on this machine', () => {
  expect(readDevOptions([], null)).toEqual({ platform: 'http://localhost:8080', port: undefined });
  expect(readDevOptions([], 'http://localhost:8585').platform).toBe('http://localhost:8585');
  expect(readDevOptions(['--platform', 'https://setu.test/franchises', '--port', '4400'], null)).toEqual({
    platform: 'https://setu.test',
    port: 4400,
  });
});

test.each([
  [['--platform', 'setu.test'], /is not an address/],
  [['--platform', 'file:///etc'], /is not an address/],
  [['--port', 'x'], /is not a port/],
  [['--port', '70000'], /is not a port/],
  [['--plattform', 'x'], /Unknown option/],
])('readDevOptions refuses %j', (args, reason) => {
  expect(() => readDevOptions(args, null)).toThrow(reason);
});
