import type { Middleware } from 'koa';
import type { Sites } from '../sites/sites';

/** Search engines may read public pages and pictures of franchises, but no calls and no private pages. */
const rules = [
  'User-agent: *',
  'Allow: /api/franchises/',
  'Disallow: /api/',
  'Disallow: /admin',
  'Disallow: /dashboard',
  'Disallow: /settings',
];

/** No search engine reads the administrators' site. */
const nothing = 'User-agent: *\nDisallow: /\n';

interface Site {
  sites: Pick<Sites, 'publicUrl' | 'siteOf'>;
  /** False when every reply has noindex: then no sitemap is listed. */
  isIndexed: boolean;
}

/** GET /robots.txt */
export const robots = ({ sites, isIndexed }: Site): Middleware => {
  const lastLine = isIndexed
    ? `Sitemap: ${sites.publicUrl}/sitemap.xml`
    : '# A demo with invented brands: every reply says noindex.';
  const text = `${[...rules, '', lastLine].join('\n')}\n`;
  return (ctx, next) => {
    if (ctx.path !== '/robots.txt' || (ctx.method !== 'GET' && ctx.method !== 'HEAD')) return next();
    ctx.set('cache-control', 'public, max-age=3600');
    ctx.type = 'text/plain';
    ctx.body = sites.siteOf(ctx) === 'admin' ? nothing : text;
  };
};
