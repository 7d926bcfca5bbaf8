import type { FranchiseView } from '@setu/contracts';
import {
  filterNames,
  franchise,
  franchisePages,
  franchiseRating,
  optionCounts,
  readFilter,
  reviewPages,
  toFranchiseQuery,
  viewParameter,
} from '@setu/marketplace';
import { defineRemote, isNotFound, type Page, type RouteContext } from '@setu/mfe-kit';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { articleHead, articles } from './src/features/article/articles';
import { brandPage, franchisesOfBrand } from './src/features/brand/brand.queries';
import { brandHead, missingBrandHead } from './src/features/brand/brand-head';
import { compareHead } from './src/features/compare/compare-head';
import { comparedIn, idsParameter } from './src/features/compare/compare-ids';
import { detailHead, missingHead } from './src/features/detail/detail-head';
import { franchiseDraft } from './src/features/detail/draft.queries';
import { draftHead } from './src/features/detail/draft-head';
import { similarFranchises } from './src/features/detail/similar.queries';
import { newestReviews } from './src/features/landing/franchisee-words';
import { highlights } from './src/features/landing/highlights.queries';
import { landingHead } from './src/features/landing/landing-head';
import { listingHead } from './src/features/listing/listing-head';
import { overviewHead } from './src/features/mindmap/overview-head';
import { siteCopy, siteSettings } from './src/shared/copy/copy.queries';
import { featuredFranchises } from './src/shared/featured.queries';

const firstPages = ({ search }: RouteContext) => {
  const filter = readFilter(search);
  return franchisePages(toFranchiseQuery(filter), filter.after);
};

/** The counts of a search depend on how it was read, so the page requests them after its list. */
const firstCounts = ({ search }: RouteContext) => {
  const filter = readFilter(search);
  return filter.search.trim() === '' ? [optionCounts(filter)] : [];
};

const headOfList = (context: RouteContext, client: QueryClient) => {
  const data = client.getQueryData<InfiniteData<Page<FranchiseView>>>(firstPages(context).queryKey);
  return listingHead(data?.pages.flatMap((page) => page.items) ?? []);
};

const headOfDetail = ({ params }: RouteContext, client: QueryClient) => {
  const id = params.id ?? '';
  const { queryKey } = franchise(id);
  const found = client.getQueryData(queryKey);
  if (found) return detailHead(found, client.getQueryData(franchiseRating(id).queryKey));
  return isNotFound(client.getQueryState(queryKey)?.error) ? missingHead(id) : null;
};

const headOfBrand = ({ params: { slug = '' } }: RouteContext, client: QueryClient) => {
  const { queryKey } = brandPage(slug);
  const found = client.getQueryData(queryKey);
  if (found) return brandHead(found);
  return isNotFound(client.getQueryState(queryKey)?.error) ? missingBrandHead(slug) : null;
};

/** The status of the page is that of its franchise: a failed list of similar ones does not change it. */
const statusOfDetail = ({ params }: RouteContext, client: QueryClient) =>
  isNotFound(client.getQueryState(franchise(params.id ?? '').queryKey)?.error) ? 404 : 200;

/** Site copy of the footer. */
const ofEveryPage = () => [siteCopy('footer')];

/** The public pages: landing, listing, detail, platform overview, and the short pages of the footer. */
export const remote = defineRemote({
  name: 'mfe-public',
  routes: [
    {
      path: '/',
      audience: 'signed-out',
      screen: './landing',
      search: [],
      reads: () => [
        featuredFranchises(),
        highlights(),
        newestReviews(),
        siteCopy(),
        ...ofEveryPage(),
        siteSettings(),
      ],
      head: (_, client) => landingHead(client.getQueryData(siteSettings().queryKey)),
    },
    {
      path: '/franchises',
      audience: 'everyone',
      screen: './franchise-list',
      search: [...filterNames, viewParameter],
      reads: (context) => [firstPages(context), ...firstCounts(context), ...ofEveryPage()],
      head: headOfList,
    },
    {
      path: '/franchises/:id',
      audience: 'everyone',
      screen: './franchise-detail',
      search: [],
      reads: ({ params: { id = '' } }) => [
        franchise(id),
        similarFranchises(id),
        franchiseRating(id),
        reviewPages(id),
        ...ofEveryPage(),
      ],
      head: headOfDetail,
      status: statusOfDetail,
    },
    {
      path: '/franchises/drafts/:id',
      audience: ['brand'],
      screen: './draft-preview',
      reads: ({ params: { id = '' } }) => [franchiseDraft(id), ...ofEveryPage()],
      head: ({ params: { id = '' } }) => draftHead(id),
    },
    {
      path: '/brands/:slug',
      audience: 'everyone',
      screen: './brand',
      search: [],
      reads: ({ params: { slug = '' } }) => [brandPage(slug), franchisesOfBrand(slug), ...ofEveryPage()],
      head: headOfBrand,
      status: ({ params: { slug = '' } }, client) =>
        isNotFound(client.getQueryState(brandPage(slug).queryKey)?.error) ? 404 : 200,
    },
    {
      path: '/compare',
      audience: 'everyone',
      screen: './compare',
      search: [idsParameter],
      reads: ({ search }) => [...comparedIn(search).ids.map(franchise), ...ofEveryPage()],
      head: compareHead,
    },
    {
      path: '/mindmap',
      audience: 'everyone',
      screen: './mindmap',
      search: [],
      reads: ofEveryPage,
      head: overviewHead,
    },
    ...articles.map((article) => ({
      path: article.path,
      audience: 'everyone' as const,
      screen: article.screen ?? ('./article' as const),
      search: article.search ?? [],
      reads: ofEveryPage,
      head: () => articleHead(article),
    })),
  ],
});
