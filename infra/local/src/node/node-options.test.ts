import { serviceNames } from '@setu/contracts';
import { readNodeOptions } from './node-options';

test('a node runs the named services, and a gateway when a port is given', () => {
  expect(readNodeOptions(['--services', 'catalog,inquiry,catalog'])).toEqual({
    services: ['catalog', 'inquiry'],
    gatewayPort: undefined,
  });
  expect(readNodeOptions(['--services', 'all', '--gateway', '8080'])).toEqual({
    services: [...serviceNames],
    gatewayPort: 8080,
  });
  expect(readNodeOptions(['--gateway', '8080'])).toEqual({ services: [], gatewayPort: 8080 });
});

test.each([
  [[], /^Usage: npm run node/],
  [['--services', 'cat'], 'There is no service cat. The services are'],
  [['--gateway', '99999'], '--gateway 99999 is not a port. Use a number from 1 to 65535.'],
  [['--service', 'catalog'], /Usage: npm run node/],
])('the arguments %j are refused with a correct form', (args, message) => {
  expect(() => readNodeOptions(args)).toThrow(message);
});
