/** An element of a page. */
export interface Target {
  /** Clicks in its middle, as with a mouse. */
  click: () => Promise<void>;
  /** Replaces what a field holds, by keys. */
  fill: (text: string) => Promise<void>;
  /** Picks the option of a select whose label begins with this text. */
  pick: (label: string) => Promise<void>;
  /** Gives files to an input for files. */
  choose: (paths: readonly string[]) => Promise<void>;
}

/** What a function in a page may get and return. */
type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/**
 * A tab of a browser, for any engine: the smallest set that people's journeys need.
 * Functions for the page are sent as text, so they use nothing from outside.
 */
export interface Tab {
  goto: (url: string) => Promise<void>;
  back: () => Promise<void>;
  reload: () => Promise<void>;
  evaluate: <T extends Json, A extends readonly Json[]>(inPage: (...args: A) => T, ...args: A) => Promise<T>;
  /** @param library script that the page needs first; it runs outside of the page's content security policy */
  run: (library: string) => Promise<void>;
  find: <A extends readonly Json[]>(
    inPage: (...args: A) => Element | null,
    ...args: A
  ) => Promise<Target | null>;
  press: (key: 'Enter' | 'Escape' | 'Tab') => Promise<void>;
  /** Gives the page this many CSS pixels. */
  resize: (size: { width: number; height: number }) => Promise<void>;
  /** A PNG of the window. */
  picture: () => Promise<Buffer>;
  /** Another tab of the same person. */
  newTab: () => Promise<Tab>;
}

/** A browser with an engine. */
export interface Engine {
  /** Name and version: `Firefox 153.7.0`. */
  name: string;
  /** A tab of somebody who has no cookies yet. */
  newPerson: () => Promise<Tab>;
  /** Closes the tabs of everybody. */
  endPeople: () => Promise<void>;
  close: () => Promise<void>;
}
