import { adminPath, isAdminPath, shellName } from '@setu/protocol';
import type { Context } from 'koa';
import type { LiveReleases } from '../../releases/live-releases';
import type { SessionKind } from '../sessions/signed-in-session';

/** The site for everybody, and the one for administrators. */
export type Site = 'public' | 'admin';

interface Addresses {
  /** Public scheme, host and port. */
  publicUrl: string;
  /** The same for the administrators' site; undefined when one origin has all pages and sessions. */
  adminUrl: string | undefined;
}

/** The two sites of the gateway, each with its own pages, remotes, calls and kind of session; or one origin for all of them. */
export interface Sites extends Addresses {
  /** The site of a request, by its Host header; null when one origin has everything. An unknown host is the public site. */
  siteOf: (ctx: Context) => Site | null;
  /** Whether the sessions of this kind exist at the site of a request. */
  hasSessions: (ctx: Context, kind: SessionKind) => boolean;
  /** The releases whose pages the site of a request shows. Returns the same object for the same releases. */
  releasesFor: (ctx: Context, live: LiveReleases) => LiveReleases;
  /** Whether the site of a request serves files of this deployable. */
  servesFilesOf: (ctx: Context, deployable: string) => boolean;
  /** An address of one of the sites. @param path as in the address, percent-encoded */
  addressAt: (site: Site, path: string, search: string) => string;
}

const kindAt: Readonly<Record<Site, SessionKind>> = { public: 'user', admin: 'admin' };

/** Patterns match in any letter case and with a trailing slash. */
const isDashboard = (pattern: string) => pattern.toLowerCase().replace(/\/+$/, '') === adminPath;

/**
 * Name of the administration's remote: its routes contain the exact address of the dashboard. Addresses of two deployables cannot
 * overlap, so no other remote can become it, not even with a wildcard, as in older releases.
 */
export const administrationIn = ({ remotes }: LiveReleases): string | null =>
  remotes.find(({ release }) => release.routes.some(({ path }) => isDashboard(path)))?.release.name ?? null;

/** Host headers that match an address: programs may include the default port. */
const hostsOf = ({ host, hostname, port, protocol }: URL): string[] =>
  port === '' ? [host, `${hostname}:${protocol === 'https:' ? 443 : 80}`] : [host];

/** @param current the live releases, without canaries */
export const makeSites = (addresses: Addresses, current: () => LiveReleases): Sites => {
  const { publicUrl, adminUrl } = addresses;
  const adminHosts = adminUrl === undefined ? null : hostsOf(new URL(adminUrl));
  const siteOf = (ctx: Context): Site | null =>
    adminHosts === null ? null : adminHosts.includes(ctx.get('host').toLowerCase()) ? 'admin' : 'public';

  const known: Readonly<Record<Site, WeakMap<LiveReleases, { name: string | null; own: LiveReleases }>>> = {
    public: new WeakMap(),
    admin: new WeakMap(),
  };
  const ownReleases = (site: Site, live: LiveReleases): LiveReleases => {
    const name = administrationIn(current());
    const before = known[site].get(live);
    if (before?.name === name) return before.own;
    const isOwn = (remote: string) => (remote === name) === (site === 'admin');
    const own = { ...live, remotes: live.remotes.filter(({ release }) => isOwn(release.name)) };
    known[site].set(live, { name, own });
    return own;
  };

  return {
    ...addresses,
    siteOf,
    hasSessions: (ctx, kind) => {
      const site = siteOf(ctx);
      return site === null || kindAt[site] === kind;
    },
    releasesFor: (ctx, live) => {
      const site = siteOf(ctx);
      return site === null ? live : ownReleases(site, live);
    },
    servesFilesOf: (ctx, deployable) =>
      siteOf(ctx) !== 'admin' || deployable === shellName || deployable === administrationIn(current()),
    addressAt: (site, path, search) => {
      const url = new URL(site === 'admin' && adminUrl ? adminUrl : publicUrl);
      url.pathname = path;
      url.search = search;
      return url.href;
    },
  };
};

/** The site of an address's page. @param path as in the address, percent-encoded */
export const siteOfPage = (path: string): Site => (isAdminPath(path) ? 'admin' : 'public');
