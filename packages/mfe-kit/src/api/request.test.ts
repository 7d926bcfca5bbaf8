import { createRequirement, listFranchises } from '@setu/contracts';
import { buildRequest } from './request';

test('every call sends cookies; a body is JSON and says so', () => {
  expect(buildRequest(listFranchises, {}).init).toMatchObject({ method: 'GET', credentials: 'include' });
  const { init } = buildRequest(createRequirement, { title: 'Corner' });
  expect(init).toMatchObject({
    method: 'POST',
    credentials: 'include',
    headers: { 'content-type': 'application/json' },
    body: '{"title":"Corner"}',
  });
});

test('only what is filled in becomes part of the query', () => {
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
