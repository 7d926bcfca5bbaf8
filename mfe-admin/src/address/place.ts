/** The dashboard's tabs, in order. */
export const tabs = ['overview', 'users', 'content', 'inquiries', 'settings'] as const;
export type TabName = (typeof tabs)[number];

const oneOf = <T extends string>(values: readonly [T, ...T[]], value: string | null): T =>
  values.find((each) => each === value) ?? values[0];

/** The tab an address names; Overview where it names none. */
export const tabOf = (search: URLSearchParams): TabName => oneOf(tabs, search.get('tab'));

/** Lists of the Users tab. */
const userViews = ['users', 'agents'] as const;
export const userViewOf = (search: URLSearchParams) => oneOf(userViews, search.get('view'));

/** Views of the Content tab. */
const contentViews = ['copy', 'featured', 'listings'] as const;
export const contentViewOf = (search: URLSearchParams) => oneOf(contentViews, search.get('view'));

/** Lists of the Inquiries tab. */
const inquiryViews = ['inquiries', 'consultations', 'messages'] as const;
export const inquiryViewOf = (search: URLSearchParams) => oneOf(inquiryViews, search.get('view'));

/** Query string of an address within the dashboard; empty and absent values are left out. */
export const searchOf = (values: Readonly<Record<string, string | null | undefined>>): string => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) if (value) search.set(name, value);
  const text = search.toString();
  return text && `?${text}`;
};

/** Address of a tab; the first one is the bare address. */
export const searchOfTab = (tab: TabName): string => searchOf({ tab: tab === 'overview' ? null : tab });
