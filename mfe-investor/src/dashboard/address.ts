import { isTab, type Tab } from './tabs';

/** The tab in an address; the first one when it is missing or unknown. */
export const readTab = (search: URLSearchParams): Tab => {
  const name = search.get('tab');
  return isTab(name) ? name : 'browse';
};

/** The address of a tab as a query string without `?`. Other parameters, such as filters, are kept. */
export const tabSearch = (tab: Tab, search: URLSearchParams): string => {
  const next = new URLSearchParams(search);
  if (tab === 'browse') next.delete('tab');
  else next.set('tab', tab);
  return next.toString();
};
