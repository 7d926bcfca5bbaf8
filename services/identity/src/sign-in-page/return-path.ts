const site = 'https://site.invalid';
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const unsafe = /[\u0000-\u001f\u007f\\]/;

/**
 * The page to go to after sign-in, or null when what was sent is not a page of this site. It must begin with a
 * single slash and hold neither backslash nor control character, which browsers read as slash or leave out. Calls
 * under /api are no pages: nobody is sent on to a sign-out.
 */
export const returnPath = (wanted: unknown): string | null => {
  if (typeof wanted !== 'string' || wanted.length > 2_048 || unsafe.test(wanted)) return null;
  if (!wanted.startsWith('/') || wanted.startsWith('//') || !URL.canParse(wanted, site)) return null;
  const { origin, pathname, search, hash } = new URL(wanted, site);
  const isPage = !pathname.startsWith('//') && !/^\/api(\/|$)/i.test(pathname);
  return origin === site && isPage ? `${pathname}${search}${hash}` : null;
};
