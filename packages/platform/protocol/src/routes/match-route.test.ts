import { matchPath, matchRoute } from './match-route';

describe('a path against a pattern', () => {
  it.each([
    ['/', '/', {}],
    ['/franchises', '/franchises', {}],
    ['/franchises', '/Franchises/', {}],
    ['/franchises/:id', '/franchises/a%20b', { id: 'a b' }],
    ['/docs/*', '/docs/a/b', { '*': 'a/b' }],
    ['/docs/*', '/docs', { '*': '' }],
  ])('%s matches %s', (pattern, path, params) => {
    expect(matchPath(pattern, path)).toEqual(params);
  });

  it.each([
    ['/', '/x'],
    ['/franchises', '/franchises/1'],
    ['/franchises/:id', '/franchises'],
    ['/franchises/:id', '/franchises/%E0%A4%A'],
    ['/docs/*', '/'],
  ])('%s does not match %s', (pattern, path) => {
    expect(matchPath(pattern, path)).toBeNull();
  });
});

describe('the route of a page', () => {
  const routes = [
    { path: '/', audience: 'signed-out' as const, name: 'landing' },
    { path: '/franchises/:id', audience: 'everyone' as const, name: 'detail' },
    { path: '/franchises/new', audience: ['brand' as const], name: 'new' },
    { path: '/dashboard', audience: ['brand' as const], name: 'brand dashboard' },
    { path: '/', audience: 'signed-in' as const, name: 'home' },
    { path: '/dashboard', audience: 'signed-in' as const, name: 'any dashboard' },
  ];
  const nameOf = (path: string, role: 'brand' | 'investor' | null) => {
    const match = matchRoute(path, role, routes);
    return match.kind === 'found' ? match.route.name : match.kind;
  };

  it.each([
    ['/', null, 'landing'],
    ['/', 'investor', 'home'],
    ['/franchises/42', null, 'detail'],
    ['/franchises/new', 'brand', 'new'],
    ['/franchises/new', 'investor', 'detail'],
    ['/dashboard', 'brand', 'brand dashboard'],
    ['/dashboard', 'investor', 'any dashboard'],
    ['/dashboard', null, 'sign-in'],
    ['/nowhere', null, 'not-found'],
    ['/nowhere', 'brand', 'not-found'],
    ['//franchises//42/', null, 'detail'],
  ] as const)('of %s for %s is: %s', (path, role, expected) => {
    expect(nameOf(path, role)).toBe(expected);
  });

  it('does not depend on the name of a parameter', () => {
    const first = { path: '/a/:x', audience: 'everyone' as const };
    const second = { path: '/a/:aMuchLongerName', audience: 'everyone' as const };
    expect(matchRoute('/a/1', null, [first, second])).toMatchObject({ route: first });
    expect(matchRoute('/a/1', null, [second, first])).toMatchObject({ route: second });
  });

  it.each([
    [['/:any', '/franchises'], '/franchises', '/franchises'],
    [['/a/:x/c', '/a/b/:y'], '/a/b/c', '/a/b/:y'],
    [['/docs/*', '/docs/:page'], '/docs/one', '/docs/:page'],
    [['*', '/franchises/:id'], '/franchises/1', '/franchises/:id'],
  ])('among %j the most specific route for %s is %s', (paths, path, expected) => {
    const candidates = paths.map((pattern) => ({ path: pattern, audience: 'everyone' as const }));
    for (const order of [candidates, [...candidates].reverse()])
      expect(matchRoute(path, null, order)).toMatchObject({ route: { path: expected } });
  });
});
