import { type Tab, tabs } from './tabs';

/** Forms that the dashboard can open for a new item. */
const creations = ['franchise', 'requirement'] as const;
type Creation = (typeof creations)[number];

/** The state of the dashboard in the address: the tab and the open form. */
export interface DashboardAddress {
  tab: Tab;
  create: Creation | null;
  /** Id of the franchise, draft or requirement being edited, depending on the tab. With `create` it is the item that is copied. */
  edit: string | null;
  /** The step of the open form of a franchise; null for its default. */
  step: string | null;
}

const isOneOf = <T extends string>(values: readonly T[], value: string | null): value is T =>
  (values as readonly (string | null)[]).includes(value);

/** Reads an address; an unknown tab becomes the first one of the path. */
export const readAddress = (search: URLSearchParams, firstTab: Tab): DashboardAddress => {
  const [tab, create] = [search.get('tab'), search.get('create')];
  return {
    tab: isOneOf(tabs, tab) ? tab : firstTab,
    create: isOneOf(creations, create) ? create : null,
    edit: search.get('edit') || null,
    step: search.get('step') || null,
  };
};

/** The query string of an address. */
export const writeAddress = ({ tab, create, edit, step }: DashboardAddress): string => {
  const search = new URLSearchParams({ tab });
  if (create) search.set('create', create);
  if (edit) search.set('edit', edit);
  if (step && (create || edit)) search.set('step', step);
  return `?${search}`;
};
