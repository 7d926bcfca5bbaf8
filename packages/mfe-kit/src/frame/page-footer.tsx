import { createContext, type ReactNode, useContext } from 'react';
import { createPortal } from 'react-dom';

/** Undefined outside of a frame; null in one whose place is not there yet. */
const Place = createContext<HTMLElement | null | undefined>(undefined);

/** The frame says by it where a screen's footer goes: beside the page's main content, not within. */
export const PageFooterPlace = Place.Provider;

/** The footer of a screen, rendered in the frame's place for it, or in the screen when no frame exists. */
export function PageFooter({ children }: { children: ReactNode }) {
  const place = useContext(Place);
  if (place === undefined) return children;
  return place ? createPortal(children, place) : null;
}
