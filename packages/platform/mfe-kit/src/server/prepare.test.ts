import { endpoint } from '@setu/protocol';
import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { api } from '../api/api';
import { defineRemote } from '../remote/define-remote';
import { serve } from './prepare';

const getTitle = endpoint({
  service: 'catalog',
  method: 'GET',
  path: '/api/titles/:id',
  summary: 'A title.',
  access: 'public',
  params: z.object({ id: z.string() }),
  response: { 200: z.object({ title: z.string() }) },
});
const title = (id: string) =>
  queryOptions({
    queryKey: ['/api/titles', id],
    queryFn: ({ signal }) => api.call(getTitle, { id }, { signal }),
  });

const remote = defineRemote({
  name: 'sample',
  routes: [
    {
      path: '/titles/:id',
      audience: 'everyone',
      screen: './title',
      reads: ({ params }) => [title(params.id ?? '')],
      head: ({ params, now }, client) => {
        const data = client.getQueryData(title(params.id ?? '').queryKey);
        return data
          ? { title: `${data.title} ${now}`, description: 'D', canonical: `/titles/${params.id}` }
          : null;
      },
    },
  ],
});

const { prepare, routes } = serve(remote);
const request = (id: string) => ({ path: '/titles/:id', params: { id }, search: '', now: 5 });
const answers = (status: number) => async (url: string) => Response.json({ title: url }, { status });

test('routes are described without their functions', () => {
  expect(routes).toEqual([{ path: '/titles/:id', audience: 'everyone', screen: './title' }]);
});

test('the first reads use the given fetch and are returned with head and status', async () => {
  const prepared = await prepare(request('a'), answers(200));
  expect(prepared.status).toBe(200);
  expect(prepared.head).toEqual({
    title: '/api/titles/a 5',
    description: 'D',
    canonical: '/titles/a',
    type: 'website',
    noIndex: false,
    jsonLd: [],
  });
  expect(prepared.state).toMatchObject({ queries: [{ queryKey: ['/api/titles', 'a'] }] });
  expect(JSON.parse(JSON.stringify(prepared.state))).toMatchObject({
    queries: [{ state: { data: { title: '/api/titles/a' }, status: 'success' } }],
  });
});

test('two pages that are prepared at the same time do not mix their reads', async () => {
  const slow = async (url: string) => {
    await new Promise((resolve) => setTimeout(resolve, 20));
    return Response.json({ title: `slow ${url}` });
  };
  const [first, second] = await Promise.all([
    prepare(request('a'), slow),
    prepare(request('a'), answers(200)),
  ]);
  expect(first.head?.title).toBe('slow /api/titles/a 5');
  expect(second.head?.title).toBe('/api/titles/a 5');
});

test('the page is a 404 when its main read finds nothing', async () => {
  const prepared = await prepare(request('gone'), answers(404));
  expect(prepared).toMatchObject({ status: 404, head: null, state: { queries: [] } });
});

test('the page is prepared without data when a service is down', async () => {
  const down = async () => {
    throw new TypeError('fetch failed');
  };
  expect(await prepare(request('a'), down)).toMatchObject({
    status: 200,
    head: null,
    state: { queries: [] },
  });
});

test('an unknown route is refused', () => {
  expect(() => prepare({ ...request('a'), path: '/other' }, answers(200))).toThrow('has no route /other');
});
