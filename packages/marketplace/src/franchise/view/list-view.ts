import { withStorage } from '@setu/mfe-kit';
import { useState, useSyncExternalStore } from 'react';

/** How a list of franchises is shown: compact rows, or cards with more of each franchise. */
const listViews = ['rows', 'cards'] as const;
export type ListView = (typeof listViews)[number];

/** Parameter of a list's address with the chosen view. */
export const viewParameter = 'view';

/** The last choice, for lists that are opened without one in their address. */
const key = 'list-view';

const known = (text: string | null): ListView | null => listViews.find((view) => view === text) ?? null;

const readStored = (): ListView | null =>
  withStorage(
    () => localStorage,
    (storage) => known(storage.getItem(key)),
    null,
  );

/** Remembers a choice for lists that are opened later. */
export const rememberView = (view: ListView): void =>
  withStorage(
    () => localStorage,
    (storage) => storage.setItem(key, view),
    undefined,
  );

const neverChanges = () => () => {};
const nothing = () => null;

/**
 * The chosen view of a list: that of its address, else the remembered one. Null without a choice: the style sheet then shows rows on
 * phones and cards in wider windows. A page that the server rendered does not know the remembered choice; it uses its address only, so
 * that nothing moves after it was painted.
 */
export const useListView = (search: URLSearchParams): ListView | null => {
  // React reads the second value only while it hydrates. Because the first is the same, the list is not rendered again afterwards.
  let isHydrating = false;
  useSyncExternalStore(neverChanges, nothing, () => {
    isHydrating = true;
    return null;
  });
  const [remembered] = useState(() => (isHydrating ? null : readStored()));
  return known(search.get(viewParameter)) ?? remembered;
};
