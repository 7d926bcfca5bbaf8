/** Longest route pattern or endpoint path, characters. */
const maxPatternLength = 200;

/** Segments of a path or pattern. Empty ones do not count, so `//a/` and `/a` are the same path. */
export const patternSegments = (path: string): string[] =>
  path.split('/').filter((segment) => segment !== '');

/** Whether a segment of a pattern matches any one segment of an address: `:id`. */
export const isParameter = (segment: string | undefined): boolean => segment?.startsWith(':') ?? false;

/** Whether a segment of a pattern matches the rest of an address: `*`. */
export const isWildcard = (segment: string | undefined): boolean => segment === '*';

/**
 * First segments of addresses that the gateway answers itself. A page or file of a release below them would never be
 * served, or would hide addresses that the platform needs.
 */
const reservedSegments: ReadonlySet<string> = new Set([
  'api',
  'platform',
  'mfe',
  'media',
  'attachments',
  'fonts',
  'livez',
  'readyz',
  'healthz',
  'health',
  'metrics',
  'robots.txt',
  'sitemap.xml',
  'favicon.ico',
  'favicon.svg',
]);

const literal = /^[A-Za-z0-9_~-][A-Za-z0-9._~-]*$/;
const parameter = /^:[A-Za-z][A-Za-z0-9_]*$/;

/** A problem with the rules that routes and endpoints share; null when there is none. */
const formProblem = (pattern: string): string | null => {
  if (pattern.length > maxPatternLength)
    return `${pattern.slice(0, 40)}… has ${pattern.length} characters. Use at most ${maxPatternLength}.`;
  if (!pattern.startsWith('/'))
    return `${pattern || 'An empty path'} does not start with a slash. Write /${pattern}.`;
  if (pattern.includes('//')) return `${pattern} has an empty segment. Write single slashes.`;
  const segments = patternSegments(pattern);
  const odd = segments.find((segment) => !literal.test(segment) && !parameter.test(segment));
  if (odd?.includes('*'))
    return `${pattern} has a wildcard, which would take the addresses of other deployables. Name each route.`;
  if (odd !== undefined)
    return `${pattern} has the segment ${odd}. Use letters, digits, "-", "_", "." and "~", or :name for a parameter.`;
  const names = segments.filter(isParameter);
  return new Set(names).size < names.length
    ? `${pattern} has a parameter twice. Give each parameter a name of its own.`
    : null;
};

/**
 * Why a route of a front end cannot be published, and how to fix it; null when it can. Allowed are `/`, literal
 * segments and `:name` parameters after the first segment, outside the gateway's own addresses.
 */
export const routePatternProblem = (pattern: string): string | null => {
  const problem = formProblem(pattern);
  if (problem) return problem;
  const [first] = patternSegments(pattern);
  if (isParameter(first))
    return `${pattern} starts with a parameter, which would take the addresses of other deployables. Start with a literal segment.`;
  if (first !== undefined && reservedSegments.has(first.toLowerCase()))
    return `${pattern} is below /${first.toLowerCase()}, which the platform answers itself. Choose another first segment.`;
  return null;
};

/**
 * Why a service's endpoint cannot be published, and how to fix it; null when it can. Endpoints are below /api, and the
 * segment after it is literal.
 */
export const endpointPathProblem = (path: string): string | null => {
  const problem = formProblem(path);
  if (problem) return problem;
  const [first, second] = patternSegments(path);
  if (first !== 'api' || second === undefined)
    return `${path} is not below /api/. Services answer there only.`;
  if (isParameter(second))
    return `${path} has a parameter directly after /api, which would take the calls of other services. Start with a literal segment.`;
  return second.toLowerCase() === 'docs'
    ? `${path} is below /api/docs, which the platform answers itself. Choose another segment after /api.`
    : null;
};

/** Files at the root of the site that only the shell may have. */
const shellFiles: ReadonlySet<string> = new Set(['favicon.ico', 'favicon.svg']);

/**
 * Why a file of a front end's `public` folder cannot be published, and how to fix it; null when it can. Such a file is
 * served at the root of the site before any page or call.
 * @param address as it is served: `/covers/idli-ink.svg`
 */
export const publicFileProblem = (address: string, kind: 'remote' | 'shell'): string | null => {
  const segments = patternSegments(address);
  const [first = ''] = segments;
  if (kind === 'shell' && shellFiles.has(first) && segments.length === 1) return null;
  if (reservedSegments.has(first.toLowerCase()))
    return `public${address} would be served at /${first.toLowerCase()}, which the platform answers itself. Rename it.`;
  return segments.at(-1)?.includes('.')
    ? null
    : `public${address} would be served at ${address}, the address of a page. Give the file an extension.`;
};

/** Types of files that cannot run code: images, videos, fonts, texts. SVG is missing, because it can run scripts. */
const inert = /\.(avif|csv|gif|ico|jpe?g|json|mp4|pdf|png|txt|webm|webp|woff2)$/i;

/** Whether a file cannot run code in a browser, by its name. */
export const isInertFile = (path: string): boolean => inert.test(path);

/**
 * Why a remote cannot publish a file in its `public` folder, and how to fix it; null when it can. The root of the site belongs to the
 * shell. A remote has a folder with its own name there, and no file in it may run code in other pages.
 * @param address as it is served: `/mfe-brand/steps.png`
 */
export const remoteFileProblem = (address: string, name: string): string | null => {
  if (!address.startsWith(`/${name}/`))
    return `public${address} would be served at ${address}, which belongs to the shell. Move it to public/${name}/.`;
  return isInertFile(address)
    ? null
    : `public${address} is of a kind that can run code. Publish pictures (not SVG), films, fonts or texts there, and import scripts and drawings in your code.`;
};

/**
 * Whether some address matches both patterns: `/franchises/new` and `/franchises/:id`. Letter case, empty segments and
 * the names of parameters do not matter.
 */
export const patternsOverlap = (a: string, b: string): boolean => {
  const [left, right] = [patternSegments(a), patternSegments(b)];
  for (let i = 0; i < Math.max(left.length, right.length); i += 1) {
    const [one, other] = [left[i], right[i]];
    if (isWildcard(one) || isWildcard(other)) return true;
    if (one === undefined || other === undefined) return false;
    if (isParameter(one) || isParameter(other)) continue;
    if (one.toLowerCase() !== other.toLowerCase()) return false;
  }
  return true;
};
