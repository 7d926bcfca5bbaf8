import { brandAddress, FranchiseView, getFranchise, listFranchises } from '@setu/contracts';
import { linkHeader } from '@setu/protocol';
import { escapeHtml, type Logger } from '@setu/service-kit';
import type { Middleware } from 'koa';
import { z } from 'zod';
import { jsonOf, type ReadPublic } from '../edge/upstreams/upstreams';
import type { LiveReleases } from '../releases/live-releases';

/** Most franchises, and so at most twice as many entries. The protocol allows 50,000; these can be read within a few seconds. */
const maxFranchises = 5_000;
const cacheMs = 10 * 60 * 1000;
const readTimeoutMs = 5_000;

const Listed = z.array(FranchiseView.pick({ id: true, brandId: true, brandName: true, updatedAt: true }));
type Listed = z.output<typeof Listed>;

interface Deps {
  read: ReadPublic;
  current: () => LiveReleases;
  publicUrl: string;
  logger: Logger;
}

/** Path and query of the next page by the Link header (RFC 8288). */
const nextPage = (link: string | undefined): string | null =>
  /<([^>]+)>;\s*rel="?next"?/.exec(link ?? '')?.[1] ?? null;

/** Every active franchise, read page by page. */
const readFranchises = async (read: ReadPublic): Promise<Listed> => {
  const franchises: Listed = [];
  let path: string | null = `${listFranchises.path}?limit=100&sort=newest`;
  while (path && franchises.length < maxFranchises) {
    const reply = await read(path, readTimeoutMs);
    if (reply.status !== 200) throw new Error(`The catalog answered ${reply.status}`);
    franchises.push(...Listed.parse(jsonOf(reply)));
    path = nextPage(reply.headers[linkHeader]);
  }
  return franchises;
};

/** Pages without parameters that every visitor may open. */
const openPaths = ({ remotes }: LiveReleases): string[] =>
  remotes
    .flatMap(({ release }) => release.routes)
    .filter(
      ({ path, audience }) => !/[:*]/.test(path) && (audience === 'everyone' || audience === 'signed-out'),
    )
    .map(({ path }) => path)
    .filter((path) => !path.startsWith('/admin'));

/** The pages of the brands of these franchises, each with the day of its last changed franchise. */
const brandsOf = (franchises: Listed): Map<string, string> => {
  const days = new Map<string, string>();
  for (const { brandId, brandName, updatedAt } of franchises) {
    const path = brandAddress({ id: brandId, name: brandName });
    const day = updatedAt.slice(0, 10);
    if (day > (days.get(path) ?? '')) days.set(path, day);
  }
  return days;
};

const entry = (address: string, changed?: string) =>
  `<url><loc>${escapeHtml(address)}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}</url>`;

const xml = (
  paths: readonly string[],
  franchises: Listed,
  publicUrl: string,
) => `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${[
  ...paths.map((path) => entry(publicUrl + path)),
  ...franchises.map(({ id, updatedAt }) =>
    entry(publicUrl + getFranchise.path.replace('/api', '').replace(':id', id), updatedAt.slice(0, 10)),
  ),
  ...[...brandsOf(franchises)].map(([path, day]) => entry(publicUrl + path, day)),
].join('\n')}
</urlset>
`;

/** GET /sitemap.xml: open pages, active franchises and their brands, read from the catalog at most every ten minutes. */
export const sitemap = ({ read, current, publicUrl, logger }: Deps): Middleware => {
  let cached: { until: number; franchises: Promise<Listed> } | null = null;
  const franchises = () => {
    if (cached && cached.until > Date.now()) return cached.franchises;
    const reading = { until: Date.now() + cacheMs, franchises: readFranchises(read) };
    cached = reading;
    reading.franchises.catch((err: unknown) => {
      logger.warn({ err }, 'the sitemap is served without franchises');
      if (cached === reading) cached = null;
    });
    return reading.franchises;
  };
  return async (ctx, next) => {
    if (ctx.path !== '/sitemap.xml' || (ctx.method !== 'GET' && ctx.method !== 'HEAD')) return next();
    // Without the catalog only the open pages are listed, and that reply is not cached.
    const listed = await franchises().catch(() => null);
    ctx.set('cache-control', listed ? 'public, max-age=600' : 'no-store');
    ctx.type = 'application/xml';
    ctx.body = xml(openPaths(current()), listed ?? [], publicUrl);
  };
};
