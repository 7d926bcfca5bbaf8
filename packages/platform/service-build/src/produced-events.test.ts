import { event } from '@setu/protocol';
import { z } from 'zod';
import { producedEvents } from './produced-events';

it('a service produces its own events whose definitions its bundle uses, and no others', () => {
  const Data = z.object({ id: z.string() });
  const used = [
    event('catalog', 'property-listed', 1, Data),
    Data,
    event('catalog', 'franchise-created', 1, Data),
    event('identity', 'user-updated', 1, Data),
  ];
  expect(producedEvents('catalog', used)).toEqual([
    'catalog.franchise-created.v1',
    'catalog.property-listed.v1',
  ]);
  expect(producedEvents('content', used)).toEqual([]);
});
