import { product, type SiteSettings } from '@setu/contracts';
import type { PageHeadInput } from '@setu/protocol';

/** The head of the home page: name and description from the site settings. */
export const homeHead = (site: SiteSettings | undefined): PageHeadInput => ({
  title: site?.siteName ?? product.name,
  description: site?.siteDescription ?? product.description,
  canonical: '/',
});
