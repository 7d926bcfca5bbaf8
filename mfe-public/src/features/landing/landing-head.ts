import { product, type SiteSettings } from '@setu/contracts';
import type { PageHeadInput } from '@setu/protocol';

/**
 * What the home page says of itself, with the site's search as an action.
 * @param site its name and description by the administrators; the product's own while they are not known
 */
export const landingHead = (site?: SiteSettings): PageHeadInput => ({
  title: `${site?.siteName ?? product.name} | Franchise Opportunities in India`,
  description: site?.siteDescription ?? product.description,
  keywords:
    'franchise opportunities in India, franchise business, franchise investment, FOFO, FOCO, commercial property for franchise, verified franchisors',
  canonical: '/',
  jsonLd: [
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name: site?.siteName ?? product.name,
      url: '/',
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: '/franchises?search={search_term_string}' },
        'query-input': 'required name=search_term_string',
      },
    },
  ],
});
