import { product, type SiteSettings } from '@setu/contracts';
import type { PageHeadInput } from '@setu/protocol';

/** What the home page says of itself: name and description of the site, as its administrators set them. */
export const homeHead = (site: SiteSettings | undefined): PageHeadInput => ({
  title: site?.siteName ?? product.name,
  description: site?.siteDescription ?? product.description,
  canonical: '/',
});
