import type { Boot, BootTools } from '@setu/contracts';

/** What the tools of a page have to tell. */
export interface PageTools extends BootTools {
  /** Remotes of the page as it is made, by name: version, and whether it comes from elsewhere. */
  taken: ReadonlyMap<string, { version: string; from: string | null }>;
  /** Why a remote that was to come from elsewhere is the live one instead, by its name. */
  problems: ReadonlyMap<string, string>;
}

/** The boot data a page goes on with, and its tools; null for ordinary visitors. */
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
