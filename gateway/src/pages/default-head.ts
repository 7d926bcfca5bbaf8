import { PageHead, product, type SiteSettings } from '@setu/contracts';

/**
 * What a page says of itself when its screen says nothing.
 * @param site its name and description by the administrators; null while they are not known
 */
export const defaultHead = (site: SiteSettings | null): PageHead =>
  PageHead.parse({
    title: `Franchise Opportunities in India | ${site?.siteName ?? product.name}`,
    description:
      site?.siteDescription ??
      'Find the right franchise in India with AI-powered matching: 1000+ opportunities of verified franchisors, investments from ₹2 lakh to ₹50 crore.',
    keywords:
      'franchise opportunities India, franchise business, buy a franchise, FOFO, FOCO, FICO, COCO, COFO, low investment franchise, commercial property for franchise',
    canonical: '/',
  });

/** Of a page that does not exist. */
export const notFoundHead = (site: SiteSettings | null): PageHead => ({
  ...defaultHead(site),
  title: '404 Page Not Found',
  noIndex: true,
});

/** Of a page for people who are signed in, or of one whose screen could not be prepared: its address is its own. */
export const plainHead = (site: SiteSettings | null, path: string, isPrivate: boolean): PageHead => ({
  ...defaultHead(site),
  canonical: path,
  noIndex: isPrivate,
});
