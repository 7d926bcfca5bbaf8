import { PageHead, product, type SiteSettings } from '@setu/contracts';

/** The site's name and description by the administrators; null while they are not known. */
type Site = SiteSettings | null;

const nameOf = (site: Site) => site?.siteName ?? product.name;

/** What a page says of itself when its screen says nothing. */
const defaultHead = (site: Site): PageHead =>
  PageHead.parse({
    title: `Franchise Opportunities in India | ${nameOf(site)}`,
    description:
      site?.siteDescription ??
      'Find the right franchise in India with AI-powered matching: 1000+ opportunities of verified franchisors, investments from ₹2 lakh to ₹50 crore.',
    keywords:
      'franchise opportunities India, franchise business, buy a franchise, FOFO, FOCO, FICO, COCO, COFO, low investment franchise, commercial property for franchise',
  });

/** Of a page that does not exist: it has no canonical address. */
export const notFoundHead = (site: Site): PageHead => ({
  ...defaultHead(site),
  title: '404 Page Not Found',
  noIndex: true,
});

/** Of a page whose screen could not be prepared. */
export const plainHead = (site: Site, path: string): PageHead => ({ ...defaultHead(site), canonical: path });

/** Of a page for people who are signed in. Its title is the name of the site unless it has one of its own. */
export const privateHead = (site: Site, path: string, title = nameOf(site)): PageHead => ({
  ...plainHead(site, path),
  title,
  noIndex: true,
});

/** Of a page that leads a visitor to sign in. */
export const signInHead = (site: Site, path: string): PageHead =>
  privateHead(site, path, `Sign in | ${nameOf(site)}`);
