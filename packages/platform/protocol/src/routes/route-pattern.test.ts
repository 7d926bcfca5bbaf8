import { matchPath } from './match-route';
import {
  endpointPathProblem,
  patternsOverlap,
  publicFileProblem,
  remoteFileProblem,
  routePatternProblem,
} from './route-pattern';

describe('a route pattern', () => {
  it.each([
    '/',
    '/franchises',
    '/franchises/:id',
    '/franchises/:id/plans/:plan_2',
    '/admin/',
    '/a-b_c.d~e',
    '/Api2',
  ])('%s is allowed', (pattern) => expect(routePatternProblem(pattern)).toBeNull());

  it.each([
    ['//franchises', 'empty segment'],
    ['/a//b', 'empty segment'],
    ['franchises', 'does not start with a slash'],
    ['', 'does not start with a slash'],
    ['*', 'does not start with a slash'],
    ['/*', 'wildcard'],
    ['/franchises/*', 'wildcard'],
    ['/franchises/**', 'wildcard'],
    ['/franchises/:id?', 'segment :id?'],
    ['/:a', 'starts with a parameter'],
    ['/:a/franchises', 'starts with a parameter'],
    ['/a/:', 'segment :'],
    ['/a/:1', 'segment :1'],
    ['/a/:id/:id', 'parameter twice'],
    ['/a/../b', 'segment ..'],
    ['/./a', 'segment .'],
    ['/a%2fb', 'segment a%2fb'],
    ['/</script>', 'segment <'],
    ['/a b', 'segment a b'],
    ['/é', 'segment é'],
    ['/a?b', 'segment a?b'],
    ['/a\\b', 'segment a\\b'],
    [`/${'a'.repeat(6_000)}`, '6001 characters. Use at most 200.'],
    ['/api', 'below /api, which the platform answers itself'],
    ['/API/franchises', 'below /api'],
    ['/platform/discovery', 'below /platform'],
    ['/mfe/x', 'below /mfe'],
    ['/media/x', 'below /media'],
    ['/attachments/x', 'below /attachments'],
    ['/fonts/inter.woff2', 'below /fonts'],
    ['/livez', 'below /livez'],
    ['/readyz/', 'below /readyz'],
    ['/metrics', 'below /metrics'],
    ['/robots.txt', 'below /robots.txt'],
    ['/sitemap.xml', 'below /sitemap.xml'],
    ['/favicon.svg', 'below /favicon.svg'],
  ])('%s is refused: %s', (pattern, reason) => {
    expect(routePatternProblem(pattern)).toContain(reason);
  });
});

describe('the path of an endpoint', () => {
  it.each(['/api/franchises', '/api/franchises/:id', '/api/own-data/catalog'])('%s is allowed', (path) => {
    expect(endpointPathProblem(path)).toBeNull();
  });

  it.each([
    ['/franchises', 'not below /api/'],
    ['/api', 'not below /api/'],
    ['/API/franchises', 'not below /api/'],
    ['api/franchises', 'does not start with a slash'],
    ['/api/:x', 'parameter directly after /api'],
    ['/api//franchises', 'empty segment'],
    ['/api/*', 'wildcard'],
    ['/api/docs/openapi.json', 'below /api/docs'],
    [`/api/${'a'.repeat(300)}`, '305 characters'],
  ])('%s is refused: %s', (path, reason) => {
    expect(endpointPathProblem(path)).toContain(reason);
  });
});

describe('a file of a public folder', () => {
  it.each([
    ['/covers/idli-ink.svg', 'remote'],
    ['/favicon.svg', 'shell'],
  ] as const)('%s of a %s is allowed', (address, kind) =>
    expect(publicFileProblem(address, kind)).toBeNull(),
  );

  it.each([
    ['/favicon.svg', 'remote', 'which the platform answers itself'],
    ['/api/login.js', 'shell', 'which the platform answers itself'],
    ['/api/login', 'remote', 'which the platform answers itself'],
    ['/platform/discovery', 'remote', 'which the platform answers itself'],
    ['/robots.txt', 'remote', 'which the platform answers itself'],
    ['/franchises', 'remote', 'the address of a page'],
  ] as const)('%s of a %s is refused: %s', (address, kind, reason) => {
    expect(publicFileProblem(address, kind)).toContain(reason);
  });
});

describe('a public file of the remote mfe-brand', () => {
  it.each(['/mfe-brand/steps.png', '/mfe-brand/2026/terms.PDF', '/mfe-brand/a.woff2'])(
    '%s is allowed',
    (address) => expect(remoteFileProblem(address, 'mfe-brand')).toBeNull(),
  );

  it.each([
    ['/steps.png', 'Move it to public/mfe-brand/.'],
    ['/mfe-admin/steps.png', 'Move it to public/mfe-brand/.'],
    ['/mfe-brand', 'Move it to public/mfe-brand/.'],
    ['/service-worker.js', 'belongs to the shell'],
    ['/mfe-brand/a', 'can run code'],
  ])('%s is refused: %s', (address, reason) => {
    expect(remoteFileProblem(address, 'mfe-brand')).toContain(reason);
  });
});

it.each('js mjs JS html htm xhtml svg SVG svgz xml xsl webmanifest wasm css png.js unknown'.split(' '))(
  'a public file of a remote is not of the kind .%s',
  (ending) => expect(remoteFileProblem(`/mfe-brand/a.${ending}`, 'mfe-brand')).toContain('can run code'),
);

describe('two patterns', () => {
  it.each([
    ['/franchises', '/Franchises/'],
    ['/franchises', '//franchises'],
    ['/franchises/:id', '/franchises/:key'],
    ['/franchises/:id', '/franchises/new'],
    ['/a/:x/c', '/a/b/:y'],
    ['/a/*', '/a'],
    ['/a/*', '/a/b/c'],
    ['*', '/'],
    ['/', ''],
  ])('%s and %s overlap', (a, b) => {
    expect([patternsOverlap(a, b), patternsOverlap(b, a)]).toEqual([true, true]);
  });

  it.each([
    ['/', '/a'],
    ['/franchises', '/franchises/:id'],
    ['/franchises/:id', '/franchises/:id/plans'],
    ['/a/:x/c', '/a/:x/d'],
    ['/a/*', '/b'],
  ])('%s and %s do not overlap', (a, b) => {
    expect([patternsOverlap(a, b), patternsOverlap(b, a)]).toEqual([false, false]);
  });

  it('overlap exactly when some address matches both, over all short patterns and addresses', () => {
    const segments = ['a', 'b', ':x', ':y'];
    const pairs = segments.flatMap((one) => segments.map((other) => `/${one}/${other}`));
    const triples = pairs.flatMap((pair) => segments.map((one) => `${pair}/${one}`));
    const patterns = ['/', ...segments.map((one) => `/${one}`), ...pairs, ...triples];
    const addresses = patterns.map((pattern) => pattern.replace(/:[xy]/g, 'c'));
    const matched = patterns.map((pattern) =>
      addresses.map((address) => matchPath(pattern, address) !== null),
    );
    const wrong = patterns.flatMap((a, i) =>
      patterns.filter((b, j) => {
        const meets = addresses.some((_, n) => matched[i]?.[n] && matched[j]?.[n]);
        return patternsOverlap(a, b) !== meets;
      }),
    );
    expect([patterns.length, wrong]).toEqual([85, []]);
  });
});
