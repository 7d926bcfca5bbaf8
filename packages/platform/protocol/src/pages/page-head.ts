import { z } from 'zod';

/** The picture of shared links: a PNG of `sharePictureSize`, which every messenger draws. */
const SharePicture = z.object({
  /** Address on this site: `/share.png`. */
  path: z.string(),
  /** Alternative text. */
  alt: z.string(),
});

/** Pixels: the shape in which WhatsApp, Facebook, LinkedIn and X show a large picture. */
export const sharePictureSize = { width: 1200, height: 630 } as const;

export type SharePicture = z.output<typeof SharePicture>;

/** What the heads of all pages of a site have in common. What it leaves out has no tags. */
export interface Site {
  name?: string;
  /** Language and country as Open Graph writes them: `en_IN`. */
  locale?: string;
  /** The picture of pages that have none of their own. */
  picture?: SharePicture;
}

/** Metadata of a page for search engines and shared links. */
export const PageHead = z.object({
  title: z.string(),
  description: z.string(),
  keywords: z.string().optional(),
  /** Path and query of the canonical address, without the host: `/franchises`. Absent for pages that do not exist. */
  canonical: z.string().optional(),
  /** The picture of shared links; the site's unless set. */
  picture: SharePicture.optional(),
  /** Open Graph type; `website` by default. */
  type: z.enum(['website', 'article', 'product']).default('website'),
  /** True keeps the page out of search engines. */
  noIndex: z.boolean().default(false),
  /** Structured data, schema.org JSON-LD objects; addresses in it may start with `/`. */
  jsonLd: z.array(z.record(z.string(), z.unknown())).default([]),
});
export type PageHead = z.output<typeof PageHead>;
export type PageHeadInput = z.input<typeof PageHead>;

/** A page's metadata with what is left out. Pages write it themselves, so it needs no schema. */
export const completeHead = (head: PageHeadInput): PageHead => ({
  type: 'website',
  noIndex: false,
  jsonLd: [],
  ...head,
});
