import {
  createContext,
  type ReactNode,
  useContext,
  useDeferredValue,
  useLayoutEffect,
  useSyncExternalStore,
} from 'react';
import { createPortal } from 'react-dom';

/** Where the frame shows the footer of a screen: after the page's main content, not in it. The object never changes. */
export interface FooterPlace {
  /** The element; null until the frame is on the page. */
  element: () => HTMLElement | null;
  /** Calls the listener when the element changes. @returns a function that unsubscribes */
  subscribe: (listener: () => void) => () => void;
  /** On the server: receives the footer, which is rendered separately from the screen. */
  collect?: (footer: ReactNode) => void;
}

const Place = createContext<FooterPlace | null>(null);

/** Provides the place of a screen's footer. */
export const PageFooterPlace = Place.Provider;

/** Marks the footer that the server rendered. */
export const renderedFooter = { 'data-rendered-footer': '' } as const;

const nowhere = () => null;
const noSubscription = () => () => {};

/** Removes the server's footer in the frame in which the browser's footer appears. */
const removeRendered = (place: HTMLElement | null) =>
  place?.querySelector(':scope > [data-rendered-footer]')?.remove();

/** The footer of a screen, rendered in the place that the frame provides, or in the screen when no frame exists. */
export function PageFooter({ children }: { children: ReactNode }) {
  const place = useContext(Place);
  const shown = useSyncExternalStore(place?.subscribe ?? noSubscription, place?.element ?? nowhere, nowhere);
  // The rest of the page is hydrated first. It does not wait for the footer, which is below it.
  const element = useDeferredValue(shown, null);
  useLayoutEffect(() => {
    removeRendered(element);
  }, [element]);
  if (!place) return children;
  place.collect?.(children);
  return element ? createPortal(children, element) : null;
}
