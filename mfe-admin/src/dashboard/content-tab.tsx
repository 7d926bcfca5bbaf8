import { Stack } from '@setu/ui';
import { Content } from '../features/content/content';
import { Featured } from '../features/featured/featured';
import { FranchiseeReviews } from '../features/franchisee-reviews/franchisee-reviews';
import { Listings } from '../features/listings/listings';
import { Reports } from '../features/reports/reports';
import { Reviews } from '../features/reviews/reviews';
import { ViewSwitch } from '../shared/list/view-switch';
import { searchOf } from '../shared/search-of';
import { contentViewOf } from './address';

const views = [
  { name: 'copy', label: 'Site copy', search: searchOf({ tab: 'content' }) },
  {
    name: 'featured',
    label: 'Featured',
    search: searchOf({ tab: 'content', view: 'featured' }),
  },
  { name: 'listings', label: 'Listings', search: searchOf({ tab: 'content', view: 'listings' }) },
  { name: 'reviews', label: 'Review', search: searchOf({ tab: 'content', view: 'reviews' }) },
  { name: 'reports', label: 'Reports', search: searchOf({ tab: 'content', view: 'reports' }) },
  {
    name: 'franchisee-reviews',
    label: 'Franchisee reviews',
    search: searchOf({ tab: 'content', view: 'franchisee-reviews' }),
  },
];

/** The Content tab: site copy, featured franchises, listings, reviews and reports of them, and reviews by franchisees. */
export function ContentTab({ search }: { search: URLSearchParams }) {
  const view = contentViewOf(search);
  return (
    <Stack $gap={16}>
      <ViewSwitch label="What the site shows" current={view} views={views} />
      {view === 'copy' ? <Content search={search} /> : null}
      {view === 'featured' ? <Featured search={search} /> : null}
      {view === 'listings' ? <Listings search={search} /> : null}
      {view === 'reviews' ? <Reviews /> : null}
      {view === 'reports' ? <Reports search={search} /> : null}
      {view === 'franchisee-reviews' ? <FranchiseeReviews search={search} /> : null}
    </Stack>
  );
}
