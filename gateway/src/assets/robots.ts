import type { Middleware } from 'koa';

/** What search engines may look at: pages and pictures of franchises, no calls and no private pages. */
const rules = [
  'User-agent: *',
  'Allow: /api/franchises/',
  'Disallow: /api/',
  'Disallow: /admin',
  'Disallow: /dashboard',
  'Disallow: /settings',
];

interface Site {
  publicUrl: string;
  /** False where every reply says noindex: then no sitemap invites to pages that no index may hold. */
  isIndexed: boolean;
}

/** GET /robots.txt */
export const robots = ({ publicUrl, isIndexed }: Site): Middleware => {
  const lastLine = isIndexed
    ? `Sitemap: ${publicUrl}/sitemap.xml`
    : '# A demo with invented brands: every reply says noindex.';
  const text = `${[...rules, '', lastLine].join('\n')}\n`;
  return (ctx, next) => {
    if (ctx.path !== '/robots.txt' || (ctx.method !== 'GET' && ctx.method !== 'HEAD')) return next();
    ctx.set('cache-control', 'public, max-age=3600');
    ctx.type = 'text/plain';
    ctx.body = text;
  };
};
