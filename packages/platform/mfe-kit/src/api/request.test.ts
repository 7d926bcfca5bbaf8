import { endpoint } from '@setu/protocol';
import { z } from 'zod';
import { buildRequest } from './request';

const common = { service: 'catalog', path: '/api/items', summary: 'Items.', access: 'public' } as const;
const listItems = endpoint({
  ...common,
  method: 'GET',
  query: z.object({
    search: z.string(),
    featured: z.boolean().optional(),
    tag: z.array(z.string()),
    price: z.number().nullable(),
  }),
  response: { 200: z.array(z.string()) },
});
const addItem = endpoint({
  ...common,
  method: 'POST',
  body: z.object({ title: z.string() }),
  response: { 201: z.string() },
});

test('each call sends cookies, and a body is sent as JSON', () => {
  expect(buildRequest(listItems, {}).init).toMatchObject({ method: 'GET', credentials: 'include' });
  const { init } = buildRequest(addItem, { title: 'Corner' });
  expect(init).toMatchObject({
    method: 'POST',
    credentials: 'include',
    headers: { 'content-type': 'application/json' },
    body: '{"title":"Corner"}',
  });
});

test('a query contains only filled values', () => {
  const filled = { search: '', featured: undefined, tag: ['a', 'b'], price: null };
  expect(buildRequest(listItems, filled).url).toBe('/api/items?tag=a&tag=b');
});
