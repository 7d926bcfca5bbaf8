import { readDevOptions } from './dev-options';

test('the platform is the one of this machine unless said', () => {
  expect(readDevOptions([])).toEqual({ platform: 'http://localhost:8080', port: undefined });
  expect(readDevOptions(['--platform', 'https://setu.test/franchises', '--port', '4400'])).toEqual({
    platform: 'https://setu.test',
    port: 4400,
  });
});

test.each([
  [['--platform', 'setu.test'], /is no address/],
  [['--platform', 'file:///etc'], /is no address/],
  [['--port', 'x'], /is no port/],
  [['--port', '70000'], /is no port/],
  [['--plattform', 'x'], /Unknown option/],
])('%j is refused', (args, reason) => {
  expect(() => readDevOptions(args)).toThrow(reason);
});
