import { createRequirement, listFranchises } from '@setu/contracts';
import { buildRequest } from './request';

test('each call sends cookies, and a body is sent as JSON', () => {
  expect(buildRequest(listFranchises, {}).init).toMatchObject({ method: 'GET', credentials: 'include' });
  const { init } = buildRequest(createRequirement, { title: 'Corner' });
  expect(init).toMatchObject({
    method: 'POST',
    credentials: 'include',
    headers: { 'content-type': 'application/json' },
    body: '{"title":"Corner"}',
  });
});

test('a query contains only filled values', () => {
  const filled = {
    search: '',
    featured: undefined,
    businessCategory: ['retail', 'beauty'],
    minInvestment: null,
  };
  expect(buildRequest(listFranchises, filled).url).toBe(
    '/api/franchises?businessCategory=retail&businessCategory=beauty',
  );
});
