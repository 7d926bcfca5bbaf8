import { type PageHeadInput, product } from '@setu/contracts';

/** What the home page says of itself, with the site's search as an action. */
export const landingHead = (): PageHeadInput => ({
  title: `${product.name} | Franchise Opportunities in India`,
  description:
    'Find verified franchise opportunities in India with AI-powered matching: 1000+ opportunities, investments from 2 lakh to 50 crore rupees, brands, investors and commercial property in one place.',
  keywords:
    'franchise opportunities in India, franchise business, franchise investment, FOFO, FOCO, commercial property for franchise, verified franchisors',
  canonical: '/',
  jsonLd: [
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name: product.name,
      url: '/',
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: '/franchises?search={search_term_string}' },
        'query-input': 'required name=search_term_string',
      },
    },
  ],
});
