import type { Boot, BootTools } from '@setu/protocol';

/** The data of a page's developer tools. */
export interface PageTools extends BootTools {
  /** The page's remotes by name: the version, and the dev server it is loaded from. */
  taken: ReadonlyMap<string, { version: string; from: string | null }>;
  /** Why an override could not be applied, so that the live version is shown, by the remote's name. */
  problems: ReadonlyMap<string, string>;
}

/** The boot data with overrides applied, and the developer tools' data; null for ordinary visitors. */
export interface Prepared {
  boot: Boot;
  tools: PageTools | null;
}

/** @param problems by the names of remotes */
export const pageTools = (boot: Boot, problems: PageTools['problems'] = new Map()): PageTools | null =>
  boot.tools
    ? {
        ...boot.tools,
        taken: new Map(
          boot.remotes.map(({ name, version, base }) => [name, { version, from: base ?? null }]),
        ),
        problems,
      }
    : null;
