import { type PageHead, type SharePicture, type Site, sharePictureSize } from './page-head';

/** One tag of a document's head. Each has the attribute `data-head`, by which it is found again. */
export interface HeadTag {
  tag: 'meta' | 'link' | 'script';
  /** Identifies the tag: the browser replaces a tag with the same key. */
  key: string;
  attributes: Readonly<Record<string, string>>;
  /** Text of a structured-data script; escaped for a script element. */
  text?: string;
}

/** Structured data may contain `</script>` in a title. The escaped form has the same meaning and does not end the script. */
const scriptSafe = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** A path always stays on the site, even when it begins with several slashes. */
const absolute = (address: string, origin: string): string =>
  new URL(address.startsWith('/') ? origin + address : address).href;

/** Addresses in structured data are paths, but search engines need absolute addresses. */
const withOrigin = (value: unknown, origin: string): unknown => {
  if (typeof value === 'string') return /^\/(?!\/)/.test(value) ? `${origin}${value}` : value;
  if (Array.isArray(value)) return value.map((item) => withOrigin(item, origin));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withOrigin(item, origin)]));
  return value;
};

const named = (name: string, content: string | undefined): HeadTag[] =>
  content === undefined ? [] : [{ tag: 'meta', key: name, attributes: { name, content } }];
const property = (name: string, content: string | undefined): HeadTag[] =>
  content === undefined ? [] : [{ tag: 'meta', key: name, attributes: { property: name, content } }];

const pictureTags = ({ path, alt }: SharePicture, origin: string): HeadTag[] => {
  const address = absolute(path, origin);
  return [
    ...property('og:image', address),
    ...property('og:image:type', 'image/png'),
    ...property('og:image:width', String(sharePictureSize.width)),
    ...property('og:image:height', String(sharePictureSize.height)),
    ...property('og:image:alt', alt),
    ...named('twitter:card', 'summary_large_image'),
    ...named('twitter:image', address),
    ...named('twitter:image:alt', alt),
  ];
};

/**
 * The tags of a page's head, without its title: description, keywords, canonical link, social tags, structured data.
 * The server writes them into the page; the browser replaces them when it navigates to another page.
 * @param origin scheme and host of the site, without a slash at the end
 */
export const headTags = (head: PageHead, site: Site, origin: string): HeadTag[] => {
  const canonical = head.canonical === undefined ? undefined : absolute(head.canonical, origin);
  const picture = head.picture ?? site.picture;
  return [
    ...named('description', head.description),
    ...named('keywords', head.keywords),
    ...named('robots', head.noIndex ? 'noindex' : undefined),
    ...(canonical === undefined
      ? []
      : [{ tag: 'link', key: 'canonical', attributes: { rel: 'canonical', href: canonical } } as const]),
    ...property('og:site_name', site.name),
    ...property('og:title', head.title),
    ...property('og:description', head.description),
    ...property('og:type', head.type),
    ...property('og:url', canonical),
    ...property('og:locale', site.locale),
    ...named('twitter:title', head.title),
    ...named('twitter:description', head.description),
    ...(picture ? pictureTags(picture, origin) : []),
    ...head.jsonLd.map(
      (data, index): HeadTag => ({
        tag: 'script',
        key: `ld-${index}`,
        attributes: { type: 'application/ld+json' },
        text: scriptSafe(withOrigin(data, origin)),
      }),
    ),
  ];
};
