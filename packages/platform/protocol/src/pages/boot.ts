import { z } from 'zod';
import type { User } from '../register';
import { ReleaseFile, RemoteRelease } from '../releases/release';
import type { BootTools } from './overrides';

/** A remote in the boot data of a page: the live release, without its server part. */
export const BootRemote = RemoteRelease.pick({
  name: true,
  version: true,
  entry: true,
  container: true,
  routes: true,
}).extend({
  /** Integrity of its entry, by path. The entry contains that of its other files. */
  integrity: z.record(z.string(), ReleaseFile.shape.integrity),
  /** Absolute address of its files on a development server, with a trailing `/`; absent for releases. */
  base: z.url().optional(),
});
export type BootRemote = z.output<typeof BootRemote>;

/**
 * The boot data of a page, as JSON in `<script type="application/json" id="boot">`: the browser makes no requests for a
 * manifest, the user or the first reads.
 */
export interface Boot {
  /** Null for a page without a signed-in user. */
  user: User | null;
  /** False when the identity service did not answer: the shell then calls GET /api/auth/user itself. */
  userKnown: boolean;
  /** True when this browser has an administrator session, which is separate from the user's. */
  isAdministrator?: boolean | undefined;
  /**
   * The accounts that the page was made for: the user's and the administrator's, in the format of `pageAccountHeader`. An account is
   * absent when it is not known, and the administrator's when there is none.
   */
  accounts?: { user?: string | undefined; admin?: string | undefined } | undefined;
  /**
   * The site of the page, when administrators have a separate origin. Pages of the other site are requested from the server. Absent when
   * one origin serves all pages.
   */
  site?: 'public' | 'admin' | undefined;
  remotes: BootRemote[];
  /** Files (absolute paths) and integrity of the shell's on-demand shared chunks by share key. */
  shared: Record<string, { url: string; integrity: string }[]>;
  /** TanStack Query dehydrated state of the first reads. */
  state: unknown;
  demo: boolean;
  /** The share of pages, 0 to 1, that measure their speed, and the version of the shell that they report. */
  vitals?: { share: number; shell: string } | undefined;
  /** Only for people who may use the developer tools. */
  tools?: BootTools | undefined;
}
