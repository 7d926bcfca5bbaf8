import { type Tab, tabs } from './tabs';

/** Drawers over the dashboard: own properties, the form for a new one, the agent's messages. */
const drawers = ['properties', 'new-property', 'messages'] as const;
export type Drawer = (typeof drawers)[number];

const isOneOf = <T extends string>(values: readonly T[], value: string | null): value is T =>
  (values as readonly (string | null)[]).includes(value);

/** The tab an address asks for; anything unknown is the first one. */
export const readTab = (search: URLSearchParams, firstTab: Tab): Tab => {
  const asked = search.get('tab');
  return isOneOf(tabs, asked) ? asked : firstTab;
};

/** The drawer an address asks for; `tab=properties`, as the home page says it, means the own properties. */
export const readDrawer = (search: URLSearchParams): Drawer | null => {
  const asked = search.get('tab') === 'properties' ? 'properties' : search.get('panel');
  return isOneOf(drawers, asked) ? asked : null;
};

/** The address with a drawer over the dashboard, or with none; everything else in it stays, but no thread of another drawer. */
export const withDrawer = (search: URLSearchParams, drawer: Drawer | null): string => {
  const next = new URLSearchParams(search);
  next.delete('panel');
  next.delete('inquiry');
  if (next.get('tab') === 'properties') next.delete('tab');
  if (drawer) next.set('panel', drawer);
  return next.toString();
};
