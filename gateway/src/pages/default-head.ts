import { PageHead, product } from '@setu/contracts';

/** What a page says of itself when its screen says nothing. */
export const defaultHead: PageHead = PageHead.parse({
  title: `Franchise Opportunities in India | ${product.name}`,
  description:
    'Find the right franchise in India with AI-powered matching: 1000+ opportunities of verified franchisors, investments from ₹2 lakh to ₹50 crore.',
  keywords:
    'franchise opportunities India, franchise business, buy a franchise, FOFO, FOCO, FICO, COCO, COFO, low investment franchise, commercial property for franchise',
  canonical: '/',
});

/** Of a page that does not exist. */
export const notFoundHead: PageHead = {
  ...defaultHead,
  title: '404 Page Not Found',
  noIndex: true,
};

/** Of a page for people who are signed in, or of one whose screen could not be prepared: its address is its own. */
export const plainHead = (path: string, isPrivate: boolean): PageHead => ({
  ...defaultHead,
  canonical: path,
  noIndex: isPrivate,
});
