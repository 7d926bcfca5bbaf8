const site = 'https://site.invalid';
const unsafe = /[\p{Cc}\p{Cs}\\]/u;
/** A second slash or a backslash after the first, also escaped: what leads to another host once it is decoded. */
const leadsAway = /^\/(?:\/|%2f|%5c)/i;

/**
 * The one rule for a path on this site: begins with a single slash, holds no backslash and no control character, which
 * browsers read as a slash or leave out, and stays on this site when it is resolved.
 * @returns path, query and fragment as URL parsers write them; null for anything that is not on this site
 */
export const sitePath = (wanted: unknown): string | null => {
  if (typeof wanted !== 'string' || wanted.length > 2_048 || unsafe.test(wanted)) return null;
  if (!wanted.startsWith('/') || leadsAway.test(wanted) || !URL.canParse(wanted, site)) return null;
  const { origin, pathname, search, hash } = new URL(wanted, site);
  return origin === site && !leadsAway.test(pathname) ? `${pathname}${search}${hash}` : null;
};

/**
 * The one rule for an address on another site: https, without user name and password.
 * @returns the address as URL parsers write it, but without the slash they add to a bare host; null for anything else
 */
export const httpsAddress = (wanted: string): string | null => {
  if (unsafe.test(wanted) || !/^https:\/\//i.test(wanted) || !URL.canParse(wanted)) return null;
  const { protocol, username, password, href } = new URL(wanted);
  if (protocol !== 'https:' || username !== '' || password !== '') return null;
  return href === `${wanted}/` ? wanted : href;
};
