import { pagedReply } from './paged-reply';

const page = (next: string | null) => ({ items: [1, 2], total: 7, next });

it('a page contains the rows, the total and the next link', () => {
  const reply = pagedReply(
    '/api/things',
    { limit: 2, category: ['a b', 'ç&d'], city: undefined, max: null },
    page('x-_1'),
  );
  expect(reply.body).toEqual([1, 2]);
  expect(reply.options.headers).toEqual({
    'x-total-count': '7',
    link: '</api/things?limit=2&category=a+b&category=%C3%A7%26d&cursor=x-_1>; rel="next"',
  });
});

it('an incomplete total is marked', () => {
  const { options } = pagedReply(
    '/api/things',
    { limit: 2 },
    { ...page(null), total: 1000, isTotalBound: true },
  );
  expect(options.headers).toEqual({ 'x-total-count': '1000', 'x-total-is-bound': 'true' });
});

it('the last page has no next link', () => {
  expect(pagedReply('/api/things', { limit: 2 }, page(null)).options.headers).toEqual({
    'x-total-count': '7',
  });
});
