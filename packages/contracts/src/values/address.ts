const site = 'https://site.invalid';
const unsafe = /[\p{Cc}\p{Cs}\\]/u;
/** A second slash or a backslash after the first slash, also escaped: such a path leads to another host once it is decoded. */
const leadsAway = /^\/(?:\/|%2f|%5c)/i;

/**
 * The rule for a path on this site: it begins with a single slash, contains no backslash and no control character,
 * which browsers treat as a slash or drop, and stays on this site when it is resolved.
 * @returns path, query and fragment as serialised by a URL parser; null for anything that is not on this site
 */
export const sitePath = (wanted: unknown): string | null => {
  if (typeof wanted !== 'string' || wanted.length > 2_048 || unsafe.test(wanted)) return null;
  if (!wanted.startsWith('/') || leadsAway.test(wanted) || !URL.canParse(wanted, site)) return null;
  const { origin, pathname, search, hash } = new URL(wanted, site);
  return origin === site && !leadsAway.test(pathname) ? `${pathname}${search}${hash}` : null;
};

/**
 * The rule for an address on another site: https, without user name and password.
 * @returns the address as serialised by a URL parser, but without the slash that it adds to a bare host; null for anything else
 */
export const httpsAddress = (wanted: string): string | null => {
  if (unsafe.test(wanted) || !/^https:\/\//i.test(wanted) || !URL.canParse(wanted)) return null;
  const { protocol, username, password, href } = new URL(wanted);
  if (protocol !== 'https:' || username !== '' || password !== '') return null;
  return href === `${wanted}/` ? wanted : href;
};
