import { withStorage } from '@setu/mfe-kit';
import { readStored, writeStored } from '../page/stored-json';

/** A screen whose first render has started. */
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
/** Key of the rendering that an earlier page did not complete, until a second page confirms it. */
const suspectKey = 'unfinished';
/** A running page removes its marker after this time, ms. */
const renderMs = 2_000;
/** A marker of this age belongs to a page that has ended, ms. */
const deadMs = 5_000;

const remove = (key: string) => withStorage(browser, (there) => there.removeItem(key), undefined);

const isSame = (one: Rendering, other: Rendering) =>
  one.name === other.name && one.version === other.version && one.screen === other.screen;

let own: Marker | null = null;
const removeOwn = () => {
  if (own && readStored<Marker>(browser, storageKey)?.at === own.at) remove(storageKey);
  own = null;
};

/** Phones and browsers may end hidden pages, which pages cannot detect. */
const isVisible = () => document.visibilityState === 'visible';
const removeWhenHidden = () => {
  if (!isVisible()) removeOwn();
};

/** Resets the count for a screen that rendered. */
const acquit = (rendered: Rendering) => {
  const suspect = readStored<Rendering>(browser, suspectKey);
  if (suspect && isSame(suspect, rendered)) remove(suspectKey);
};

/**
 * Sets a marker while a visible screen renders, and removes it when the page continues, is hidden or is left. A page that renders
 * endlessly does none of these and cannot report it, so the next page of this browser finds the marker.
 */
export const markRendering = ({ name, version, screen }: Rendering): void => {
  if (!isVisible()) return;
  const marker = { name, version, screen, at: Date.now() };
  own = marker;
  writeStored(browser, storageKey, marker);
  setTimeout(() => {
    if (own !== marker) return;
    removeOwn();
    acquit(marker);
  }, renderMs);
  addEventListener('pagehide', removeOwn);
  document.addEventListener('visibilitychange', removeWhenHidden);
};

/**
 * The screen during whose first render two pages in a row ended; null when there is none. It is returned once. One page is not
 * enough, because a phone that is short of memory may kill the browser during any render.
 */
export const takeUnfinished = (): Rendering | null => {
  const marker = readStored<Marker>(browser, storageKey);
  if (!marker || Date.now() - marker.at < deadMs) return null;
  remove(storageKey);
  const suspect = readStored<Rendering>(browser, suspectKey);
  const { name, version, screen } = marker;
  if (!suspect || !isSame(suspect, marker)) {
    writeStored(browser, suspectKey, { name, version, screen });
    return null;
  }
  remove(suspectKey);
  return { name, version, screen };
};
