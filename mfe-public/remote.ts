import type { FranchiseView } from '@setu/contracts';
import { franchise, franchisePages, readFilter, toWanted } from '@setu/marketplace';
import { defineRemote, isNotFound, type Page, type RouteContext } from '@setu/mfe-kit';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { articleHead, articles } from './src/features/article/articles';
import { detailHead, missingHead } from './src/features/detail/detail-head';
import { landingHead } from './src/features/landing/landing-head';
import { listingHead } from './src/features/listing/listing-head';
import { overviewHead } from './src/features/mindmap/overview-head';
import { featuredFranchises } from './src/franchise/featured.queries';

const firstPages = ({ search }: RouteContext) => franchisePages(toWanted(readFilter(search)));

const headOfList = (context: RouteContext, client: QueryClient) => {
  const data = client.getQueryData<InfiniteData<Page<FranchiseView>>>(firstPages(context).queryKey);
  return listingHead(data?.pages.flatMap((page) => page.items) ?? []);
};

const headOfDetail = ({ params }: RouteContext, client: QueryClient) => {
  const id = params.id ?? '';
  const { queryKey } = franchise(id);
  const found = client.getQueryData(queryKey);
  if (found) return detailHead(found);
  return isNotFound(client.getQueryState(queryKey)?.error) ? missingHead(id) : null;
};

/** The public pages: landing, listing, detail, platform overview, and the short pages of the footer. */
export const remote = defineRemote({
  name: 'mfe-public',
  routes: [
    {
      path: '/',
      audience: 'signed-out',
      screen: './landing',
      reads: () => [featuredFranchises()],
      head: landingHead,
    },
    {
      path: '/franchises',
      audience: 'everyone',
      screen: './franchise-list',
      reads: (context) => [firstPages(context)],
      head: headOfList,
    },
    {
      path: '/franchises/:id',
      audience: 'everyone',
      screen: './franchise-detail',
      reads: ({ params }) => [franchise(params.id ?? '')],
      head: headOfDetail,
    },
    { path: '/mindmap', audience: 'everyone', screen: './mindmap', head: overviewHead },
    ...articles.map((article) => ({
      path: article.path,
      audience: 'everyone' as const,
      screen: './article' as const,
      head: () => articleHead(article),
    })),
  ],
});
