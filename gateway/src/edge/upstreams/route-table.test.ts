import { allEndpoints } from '@setu/contracts';
import { makeRouteTable } from './route-table';

const call = (path: string, method = 'GET', service = 'catalog') => ({ service, method, path });

describe('the route table', () => {
  const find = makeRouteTable([
    call('/api/franchises'),
    call('/api/franchises', 'POST'),
    call('/api/franchises/:id'),
    call('/api/franchises/featured'),
    call('/api/franchises/:id/similar'),
    call('/api/inquiries', 'POST', 'inquiry'),
  ]);

  it.each([
    ['/api/franchises', '/api/franchises'],
    ['/api/franchises/', '/api/franchises'],
    ['/api/franchises/featured', '/api/franchises/featured'],
    ['/api/franchises/42', '/api/franchises/:id'],
    ['/api/franchises/42/similar', '/api/franchises/:id/similar'],
    ['/api/inquiries', '/api/inquiries'],
  ])('the route table finds for %s the pattern %s', (path, pattern) => {
    expect(find(path)?.pattern).toBe(pattern);
  });

  it.each([
    '/api',
    '/api/franchise',
    '/api/franchises//similar',
    '/api/franchises/42/similar/x',
    '/api/Franchises',
    '/',
  ])('the route table has no route for %s', (path) => {
    expect(find(path)).toBeNull();
  });

  it('the table has whether a path answers GET with JSON, even when an older release does not state it', () => {
    const brochure = { ...call('/api/franchises/:id/brochure'), isJson: false };
    const { isJson: _, ...older } = brochure;
    for (const claims of [
      [brochure, older],
      [older, brochure],
    ])
      expect(makeRouteTable(claims)('/api/franchises/42/brochure')?.hasJsonGet).toBe(false);
    expect(find('/api/franchises')?.hasJsonGet).toBe(true);
    expect(find('/api/inquiries')?.hasJsonGet).toBe(false);
  });

  it('the table lists all methods of a path, and HEAD with GET', () => {
    expect([...(find('/api/franchises')?.methods ?? [])]).toEqual(['GET', 'HEAD', 'POST']);
    expect([...(find('/api/inquiries')?.methods ?? [])]).toEqual(['POST']);
  });

  it('when two services claim a path, the first wins and the conflict is reported, whatever the parameter’s name', () => {
    const conflicts: string[] = [];
    const table = makeRouteTable(
      [call('/api/x/:id'), call('/api/x/:key', 'POST', 'inquiry'), call('/api/x/:slug', 'POST')],
      (claim, holder) => conflicts.push(`${claim.service} ${claim.path} ${holder}`),
    );
    expect(table('/api/x/1')).toMatchObject({ service: 'catalog', pattern: '/api/x/:id' });
    expect([...(table('/api/x/1')?.methods ?? [])]).toEqual(['GET', 'HEAD', 'POST']);
    expect(conflicts).toEqual(['inquiry /api/x/:key catalog']);
  });

  it('every endpoint of the contracts is routed to its own service', () => {
    const real = makeRouteTable(allEndpoints);
    for (const each of allEndpoints)
      expect(real(each.path.replace(/:\w+/g, '42'))).toMatchObject({
        service: each.service,
        pattern: each.path,
      });
  });
});
