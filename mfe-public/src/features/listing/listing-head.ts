import { type FranchiseView, product } from '@setu/contracts';
import type { PageHeadInput } from '@setu/protocol';
import { franchiseImage } from '../../shared/franchise-image';

/** Number of entries in the structured data of a list. */
const listedInStructuredData = 10;

const listEntry = (franchise: FranchiseView, index: number) => ({
  '@type': 'ListItem',
  position: index + 1,
  item: {
    '@type': 'Product',
    name: franchise.title,
    description: franchise.description ?? franchise.title,
    url: `/franchises/${franchise.id}`,
    ...franchiseImage(franchise),
    brand: { '@type': 'Brand', name: franchise.brandName },
    offers: { '@type': 'Offer', price: franchise.minInvestment, priceCurrency: 'INR' },
  },
});

/** The head of the listing: its first ten franchises with their minimum investment as price. */
export const listingHead = (franchises: readonly FranchiseView[]): PageHeadInput => ({
  title: `Franchise Opportunities in India | ${product.name}`,
  description:
    'Browse franchise opportunities across India with investment, area, returns and support. Filter by category, model and city, and write to the brand.',
  keywords:
    'franchise opportunities, franchise in India, buy a franchise, FOFO, FOCO, FICO, COFO, franchise investment',
  canonical: '/franchises',
  jsonLd: [
    {
      '@context': 'https://schema.org',
      '@type': 'ItemList',
      name: 'Franchise Opportunities',
      itemListElement: franchises.slice(0, listedInStructuredData).map(listEntry),
    },
  ],
});
