import { type Tab, tabs } from './tabs';

/** Panels over the dashboard: own properties, the form for a new one, the agent's messages. */
const panels = ['properties', 'new-property', 'messages'] as const;
export type Panel = (typeof panels)[number];

const isOneOf = <T extends string>(values: readonly T[], value: string | null): value is T =>
  (values as readonly (string | null)[]).includes(value);

/** The tab an address asks for; anything unknown is the first one. */
export const readTab = (search: URLSearchParams, firstTab: Tab): Tab => {
  const asked = search.get('tab');
  return isOneOf(tabs, asked) ? asked : firstTab;
};

/** The panel an address asks for; `tab=properties`, as the home page says it, means the own properties. */
export const readPanel = (search: URLSearchParams): Panel | null => {
  const asked = search.get('tab') === 'properties' ? 'properties' : search.get('panel');
  return isOneOf(panels, asked) ? asked : null;
};

/** The address with a panel over the dashboard, or with none; everything else in it stays. */
export const withPanel = (search: URLSearchParams, panel: Panel | null): string => {
  const next = new URLSearchParams(search);
  next.delete('panel');
  if (next.get('tab') === 'properties') next.delete('tab');
  if (panel) next.set('panel', panel);
  return next.toString();
};
