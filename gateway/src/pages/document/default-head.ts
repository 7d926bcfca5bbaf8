import { product, type SiteSettings } from '@setu/contracts';
import { PageHead } from '@setu/protocol';

/** The site's name and description, as administrators set them; null while unknown. */
type Site = SiteSettings | null;

const nameOf = (site: Site) => site?.siteName ?? product.name;

/** The head of a page whose screen gives none. */
const defaultHead = (site: Site): PageHead =>
  PageHead.parse({
    title: `Franchise Opportunities in India | ${nameOf(site)}`,
    description:
      site?.siteDescription ??
      'Find the right franchise in India with AI-powered matching: 1000+ opportunities of verified franchisors, investments from ₹2 lakh to ₹50 crore.',
    keywords:
      'franchise opportunities India, franchise business, buy a franchise, FOFO, FOCO, FICO, COCO, COFO, low investment franchise, commercial property for franchise',
  });

/** For an address without a page; it has no canonical address. */
export const notFoundHead = (site: Site): PageHead => ({
  ...defaultHead(site),
  title: '404 Page Not Found',
  noIndex: true,
});

/** For a page whose screen could not be prepared. */
export const plainHead = (site: Site, path: string): PageHead => ({ ...defaultHead(site), canonical: path });

/** For a page of signed-in people. Its title is the name of the site unless the route has one. */
export const privateHead = (site: Site, path: string, title = nameOf(site)): PageHead => ({
  ...plainHead(site, path),
  title,
  noIndex: true,
});

/** For a page that leads a visitor to sign in. */
export const signInHead = (site: Site, path: string): PageHead =>
  privateHead(site, path, `Sign in | ${nameOf(site)}`);
