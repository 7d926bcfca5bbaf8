import {
  businessCategoryLabels,
  costPartLabels,
  costParts,
  type FranchiseRating,
  type FranchiseView,
  getFranchisePicture,
  noOutlets,
  outletFigures,
  product,
  recurringFees,
} from '@setu/contracts';
import type { PageHeadInput } from '@setu/protocol';
import { formatRange } from '@setu/ui/format';
import { franchiseImage } from '../../shared/franchise-image';

/** Longest description that search engines show, characters. */
const descriptionLength = 160;

const shortened = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= descriptionLength) return line;
  return `${line.slice(0, descriptionLength - 1).replace(/\s+\S*$/, '')}…`;
};

const descriptionOf = (franchise: FranchiseView): string =>
  shortened(
    franchise.description ??
      `${franchise.title}: a ${businessCategoryLabels[franchise.businessCategory]} franchise by ${franchise.brandName}, investment ${formatRange(franchise.minInvestment, franchise.maxInvestment, 'detail')}.`,
  );

/** A picture drawn by the catalog. Its address changes with the listing, because messengers cache pictures for weeks. */
const pictureOf = ({ id, title, brandName, minInvestment, maxInvestment, updatedAt }: FranchiseView) => ({
  path: `${getFranchisePicture.path.replace(':id', id)}?v=${Date.parse(updatedAt)}`,
  alt: `${title} by ${brandName}, investment ${formatRange(minInvestment, maxInvestment, 'detail')}`,
});

/** The disclosed parts of the investment in rupees, fees, and numbers of outlets. */
const disclosedProperties = (franchise: FranchiseView) => {
  const costs = costParts.flatMap((part) => {
    const cost = franchise[part];
    if (cost === null) return [];
    const value = { minValue: Number(cost.low), maxValue: Number(cost.high), unitText: 'INR' };
    return [{ '@type': 'PropertyValue', name: costPartLabels[part], ...value }];
  });
  const fees = recurringFees(franchise)
    .filter((_, index) => [franchise.royalty, franchise.marketingFee][index] !== null)
    .map(({ label, value }) => ({ '@type': 'PropertyValue', name: label, value }));
  const outlets = outletFigures({ ...noOutlets, ...franchise })
    .filter(({ value }) => value !== 'Not disclosed')
    .map((figure) => ({ '@type': 'PropertyValue', name: figure.label, value: figure.value }));
  const additionalProperty = [...costs, ...fees, ...outlets];
  return additionalProperty.length > 0 ? { additionalProperty } : {};
};

/** The rating by franchisees. One with samples of the demo is omitted, because nobody gave it. */
const aggregateRating = (rating: FranchiseRating | undefined) =>
  rating && rating.rating !== null && rating.samples === 0
    ? {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: rating.rating,
          reviewCount: rating.count,
        },
      }
    : {};

/** Where the franchise is offered, and where it is taken. */
const regionsOf = ({ territories, territoriesTaken = [] }: FranchiseView) => ({
  ...(territories.length > 0 ? { eligibleRegion: territories } : {}),
  ...(territoriesTaken.length > 0 ? { ineligibleRegion: territoriesTaken } : {}),
});

/**
 * The head of a franchise's page: a product with its minimum investment as price, and what is disclosed of its costs, in rupees, and of its
 * outlets.
 * @param rating the means of its reviews, if they are known
 */
export const detailHead = (franchise: FranchiseView, rating?: FranchiseRating): PageHeadInput => {
  const path = `/franchises/${franchise.id}`;
  const description = descriptionOf(franchise);
  return {
    title: `${franchise.title} | ${product.name}`,
    description,
    canonical: path,
    type: 'product',
    noIndex: !franchise.isActive,
    picture: pictureOf(franchise),
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'Product',
        name: franchise.title,
        description,
        url: path,
        ...franchiseImage(franchise),
        category: businessCategoryLabels[franchise.businessCategory],
        brand: { '@type': 'Brand', name: franchise.brandName },
        ...disclosedProperties(franchise),
        ...aggregateRating(rating),
        offers: {
          '@type': 'Offer',
          url: path,
          price: franchise.minInvestment,
          priceCurrency: 'INR',
          ...regionsOf(franchise),
        },
      },
      {
        '@context': 'https://schema.org',
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'Franchise Opportunities', item: '/franchises' },
          { '@type': 'ListItem', position: 2, name: franchise.title, item: path },
        ],
      },
    ],
  };
};

/** The head of the page for an unknown franchise. */
export const missingHead = (id: string): PageHeadInput => ({
  title: `Franchise not found | ${product.name}`,
  description: "The franchise opportunity you're looking for doesn't exist or has been removed.",
  canonical: `/franchises/${encodeURIComponent(id)}`,
  noIndex: true,
});
