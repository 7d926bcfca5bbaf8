import { searchOf } from '../shared/search-of';
import { type TabName, tabs } from './tabs';

const oneOf = <T extends string>(values: readonly [T, ...T[]], value: string | null): T =>
  values.find((each) => each === value) ?? values[0];

/** The tab in an address; Overview by default. */
export const tabOf = (search: URLSearchParams): TabName => oneOf(tabs, search.get('tab'));

/** Lists of the Users tab. */
const userViews = ['users', 'brands', 'agents', 'outlets', 'mail'] as const;
export const userViewOf = (search: URLSearchParams) => oneOf(userViews, search.get('view'));

/** Views of the Content tab. */
const contentViews = ['copy', 'featured', 'listings', 'reviews', 'reports', 'franchisee-reviews'] as const;
export const contentViewOf = (search: URLSearchParams) => oneOf(contentViews, search.get('view'));

/** Lists of the Inquiries tab. */
const inquiryViews = ['inquiries', 'consultations', 'messages', 'reports'] as const;
export const inquiryViewOf = (search: URLSearchParams) => oneOf(inquiryViews, search.get('view'));

/** Address of a tab; that of the first tab has no query. */
export const searchOfTab = (tab: TabName): string => searchOf({ tab: tab === 'overview' ? null : tab });
