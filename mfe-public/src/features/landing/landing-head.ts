import { product, type SiteSettings } from '@setu/contracts';
import type { PageHeadInput } from '@setu/protocol';

/**
 * The head of the home page, with the site's search as an action.
 * @param site name and description from the site settings; the product's own when undefined
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
