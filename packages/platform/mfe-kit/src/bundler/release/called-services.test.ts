import { endpoint, event } from '@setu/protocol';
import { z } from 'zod';
import { calledServices } from './called-services';

const callOf = (service: 'catalog' | 'identity', path: string) =>
  endpoint({
    service,
    method: 'GET',
    path,
    summary: 'A call.',
    access: 'public',
    response: { 200: z.string() },
  });

test('calledServices lists each service whose endpoints the build uses once', () => {
  const used = [
    callOf('identity', '/api/own'),
    callOf('catalog', '/api/items'),
    callOf('catalog', '/api/prices'),
    z.string(),
    event('inquiry', 'inquiry-sent', 1, z.object({})),
  ];
  expect(calledServices(used)).toEqual(['catalog', 'identity']);
  expect(calledServices([])).toEqual([]);
});
