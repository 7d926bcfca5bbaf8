import type { PageHead, Site, User } from '@setu/protocol';
import type { Context } from 'koa';
import type { ReadApi } from '../renderer/page-renderer';

/** The user as a page knows it. `userKnown` is false when neither the sessions nor the service of accounts could be read. */
export interface PageUser {
  user: User | null;
  userKnown: boolean;
  /** The account that the page is made for; undefined while it is not known, or when the session has outlived it. */
  account: string | undefined;
}

/** The heads of pages whose screens give none. Paths are those of the page, percent-encoded. */
export interface DefaultHeads {
  /** For an address without a page; it has no canonical address. */
  notFound: () => PageHead;
  /** For a page that leads a visitor to sign in. */
  signIn: (path: string) => PageHead;
  /** For a page that everybody may open and whose screen could not be prepared. */
  open: (path: string) => PageHead;
  /** For a page of signed-in people. @param title of its route; undefined: the name of the site */
  ofMembers: (path: string, title: string | undefined) => PageHead;
}

/** What the product gives pages. */
export interface PageProduct {
  name: string;
  site: Site;
  /** Reads the signed-in user of a page. Never throws: the page is served without its user when that fails. */
  readUser: (ctx: Context, read: ReadApi) => Promise<PageUser>;
  /** The heads as last known. Never waits. */
  heads: () => DefaultHeads;
  /** The heads of this moment; null when they cannot be read within `waitMs`. */
  readHeads: (read: ReadApi, waitMs: number) => Promise<DefaultHeads | null>;
  /** Path of the call that the heads are made of: what changes its reply changes stored pages. */
  headsPath: string;
}
