import { z } from 'zod';

/** The picture of shared links: a PNG of `sharePictureSize`, which every messenger shows. */
const SharePicture = z.object({
  /** Address on this site: `/share.png`. */
  path: z.string(),
  /** Alternative text. */
  alt: z.string(),
});

/** Pixels: the shape in which WhatsApp, Facebook, LinkedIn and X show a large picture. */
export const sharePictureSize = { width: 1200, height: 630 } as const;

export type SharePicture = z.output<typeof SharePicture>;

/** The values that the heads of all pages of a site share. Absent values have no tags. */
export interface Site {
  name?: string;
  /** Language and country in Open Graph format: `en_IN`. */
  locale?: string;
  /** The picture of pages without their own. */
  picture?: SharePicture;
}

/** Metadata of a page for search engines and shared links. */
export const PageHead = z.object({
  title: z.string(),
  description: z.string(),
  keywords: z.string().optional(),
  /** Path and query of the canonical address, without the host: `/franchises`. Absent for pages that do not exist. */
  canonical: z.string().optional(),
  /** The picture of shared links; the site's by default. */
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

/** A page's metadata with defaults for the absent fields. Our own pages write it, so no schema is needed. */
export const completeHead = (head: PageHeadInput): PageHead => ({
  type: 'website',
  noIndex: false,
  jsonLd: [],
  ...head,
});
