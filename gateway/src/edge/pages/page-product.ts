import type { PageHead, Site, User } from '@setu/protocol';
import type { Context } from 'koa';
import type { ReadApi } from '../renderer/page-renderer';

/** The user of a page. `userKnown` is false when neither the sessions nor the service of accounts could be read. */
export interface PageUser {
  user: User | null;
  userKnown: boolean;
  /** The account that the page is made for; undefined when it is unknown, or when it was deleted during the session. */
  account: string | undefined;
}

/** The heads of pages whose screens give none. Paths are those of the page, percent-encoded. */
export interface DefaultHeads {
  /** For an address without a page; it has no canonical address. */
  notFound: () => PageHead;
  /** For a page that sends a visitor to sign in. */
  signIn: (path: string) => PageHead;
  /** For a page that everybody may open and whose screen could not be prepared. */
  open: (path: string) => PageHead;
  /** For a page of signed-in people. @param title of its route; undefined: the name of the site */
  ofMembers: (path: string, title: string | undefined) => PageHead;
}

/** Product-specific parts of pages. */
export interface PageProduct {
  name: string;
  site: Site;
  /** Origins of the players that pages may contain as frames. */
  frames: readonly string[];
  /** Reads the signed-in user of a page. Never throws: the page is served without its user when that fails. */
  readUser: (ctx: Context, read: ReadApi) => Promise<PageUser>;
  /** The most recently read heads. Does not wait. */
  heads: () => DefaultHeads;
  /** The current heads; null when they cannot be read within `waitMs`. */
  readHeads: (read: ReadApi, waitMs: number) => Promise<DefaultHeads | null>;
}
