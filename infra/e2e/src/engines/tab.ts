/** An element of a page. */
export interface Target {
  /** Clicks its centre, like a mouse. */
  click: () => Promise<void>;
  /** Replaces the value of a field by typing. */
  fill: (text: string) => Promise<void>;
  /** Selects the option of a select whose label begins with this text. */
  pick: (label: string) => Promise<void>;
  /** Sets the files of a file input. */
  choose: (paths: readonly string[]) => Promise<void>;
}

/** Arguments and results of functions in a page. */
type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/**
 * A tab of a browser, for any engine: the smallest set of functions that the journeys need.
 * Functions for the page are sent as text, so they must not use outer variables.
 */
export interface Tab {
  goto: (url: string) => Promise<void>;
  back: () => Promise<void>;
  reload: () => Promise<void>;
  evaluate: <T extends Json, A extends readonly Json[]>(inPage: (...args: A) => T, ...args: A) => Promise<T>;
  /** @param library script that the page needs first; it is not subject to the page's content security policy */
  run: (library: string) => Promise<void>;
  find: <A extends readonly Json[]>(
    inPage: (...args: A) => Element | null,
    ...args: A
  ) => Promise<Target | null>;
  press: (key: 'Enter' | 'Escape' | 'Tab') => Promise<void>;
  /** Resizes the page to this many CSS pixels. */
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
  /** A tab of a new person, without cookies. */
  newPerson: () => Promise<Tab>;
  /** Closes all tabs. */
  endPeople: () => Promise<void>;
  close: () => Promise<void>;
}
