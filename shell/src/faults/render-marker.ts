import { withStorage } from '@setu/mfe-kit';
import { readStored, writeStored } from '../page/stored-json';

/** A screen whose first render began. */
export interface Rendering {
  name: string;
  version: string;
  screen: string;
}

interface Marker extends Rendering {
  /** Milliseconds since 1970. */
  at: number;
}

const browser = () => localStorage;
const storageKey = 'rendering';
/** A page that still runs takes its marker away after this long, ms. */
const renderMs = 2_000;
/** A marker of this age belongs to a page that does not run any more, ms. */
const deadMs = 5_000;

const remove = () => withStorage(browser, (there) => there.removeItem(storageKey), undefined);

let own: Marker | null = null;
const removeOwn = () => {
  if (own && readStored<Marker>(browser, storageKey)?.at === own.at) remove();
  own = null;
};

/**
 * Sets a marker while a screen renders, and removes it when the page continues or is left. A page that renders
 * without end does neither, and can report nothing: the next page of this browser finds the marker.
 */
export const markRendering = ({ name, version, screen }: Rendering): void => {
  const marker = { name, version, screen, at: Date.now() };
  own = marker;
  writeStored(browser, storageKey, marker);
  setTimeout(() => {
    if (own === marker) removeOwn();
  }, renderMs);
  addEventListener('pagehide', removeOwn);
};

/** The screen during whose first render an earlier page ended; null when there is none. It is answered once. */
export const takeUnfinished = (): Rendering | null => {
  const marker = readStored<Marker>(browser, storageKey);
  if (!marker || Date.now() - marker.at < deadMs) return null;
  remove();
  return marker;
};
