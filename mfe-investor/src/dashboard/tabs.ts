export const tabs = ['browse', 'interests', 'calculator', 'insights'] as const;
export type Tab = (typeof tabs)[number];

export const tabLabels: Readonly<Record<Tab, string>> = {
  browse: 'Browse Franchises',
  interests: 'My Interests',
  calculator: 'ROI Calculator',
  insights: 'Market Insights',
};

export const isTab = (value: string | null): value is Tab => tabs.some((tab) => tab === value);

/** The tab an address asks for; the first one when it asks for none that exists. */
export const readTab = (search: URLSearchParams): Tab => {
  const wanted = search.get('tab');
  return isTab(wanted) ? wanted : 'browse';
};

/** The address of a tab as a query string without `?`; what else the address holds, such as filters, stays. */
export const tabSearch = (tab: Tab, search: URLSearchParams): string => {
  const next = new URLSearchParams(search);
  if (tab === 'browse') next.delete('tab');
  else next.set('tab', tab);
  return next.toString();
};
