import { product, type SiteSettings } from '@setu/contracts';
import { PageHead } from '@setu/protocol';
import type { DefaultHeads } from '../edge/pages/page-product';

/** @param site name and description from the site settings; null while unknown */
export const headsOf = (site: SiteSettings | null): DefaultHeads => {
  const name = site?.siteName ?? product.name;
  const base = (): PageHead =>
    PageHead.parse({
      title: `Franchise Opportunities in India | ${name}`,
      description:
        site?.siteDescription ??
        'Find the right franchise in India with AI-powered matching: 1000+ opportunities of verified franchisors, investments from ₹2 lakh to ₹50 crore.',
      keywords:
        'franchise opportunities India, franchise business, buy a franchise, FOFO, FOCO, FICO, COCO, COFO, low investment franchise, commercial property for franchise',
    });
  const open = (path: string): PageHead => ({ ...base(), canonical: path });
  const ofMembers = (path: string, title = name): PageHead => ({ ...open(path), title, noIndex: true });
  return {
    notFound: () => ({ ...base(), title: '404 Page Not Found', noIndex: true }),
    signIn: (path) => ofMembers(path, `Sign in | ${name}`),
    open,
    ofMembers,
  };
};
