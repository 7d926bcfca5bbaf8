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

/** GET /robots.txt */
export const robots = (publicUrl: string): Middleware => {
  const text = `${[...rules, '', `Sitemap: ${publicUrl}/sitemap.xml`].join('\n')}\n`;
  return (ctx, next) => {
    if (ctx.path !== '/robots.txt' || (ctx.method !== 'GET' && ctx.method !== 'HEAD')) return next();
    ctx.set('cache-control', 'public, max-age=3600');
    ctx.type = 'text/plain';
    ctx.body = text;
  };
};
