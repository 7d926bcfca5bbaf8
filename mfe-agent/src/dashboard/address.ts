import { type Tab, tabs } from './tabs';

/** Drawers over the dashboard: own properties, the form for a new property, the agent's messages. */
const drawers = ['properties', 'new-property', 'messages'] as const;
export type Drawer = (typeof drawers)[number];

const isOneOf = <T extends string>(values: readonly T[], value: string | null): value is T =>
  (values as readonly (string | null)[]).includes(value);

/** The tab in an address; the first tab when it is unknown. */
export const readTab = (search: URLSearchParams, firstTab: Tab): Tab => {
  const asked = search.get('tab');
  return isOneOf(tabs, asked) ? asked : firstTab;
};

/** The drawer in an address; `tab=properties`, from the home page, opens the own properties. */
export const readDrawer = (search: URLSearchParams): Drawer | null => {
  const asked = search.get('tab') === 'properties' ? 'properties' : search.get('panel');
  return isOneOf(drawers, asked) ? asked : null;
};

/** The address with this drawer, or without one; other parameters stay, except the thread of another drawer. */
export const withDrawer = (search: URLSearchParams, drawer: Drawer | null): string => {
  const next = new URLSearchParams(search);
  next.delete('panel');
  next.delete('inquiry');
  if (next.get('tab') === 'properties') next.delete('tab');
  if (drawer) next.set('panel', drawer);
  return next.toString();
};
