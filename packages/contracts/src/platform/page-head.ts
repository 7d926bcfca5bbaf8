import { z } from 'zod';

/** What a page says of itself to search engines and in shared links. */
export const PageHead = z.object({
  title: z.string(),
  description: z.string(),
  keywords: z.string().optional(),
  /** Path and query of the canonical address, without the host: `/franchises`. */
  canonical: z.string(),
  /** Path or https address of the picture of shared links. */
  image: z.string().optional(),
  /** Open Graph type; `website` unless said. */
  type: z.enum(['website', 'article', 'product']).default('website'),
  /** True keeps the page out of search engines. */
  noIndex: z.boolean().default(false),
  /** Structured data, schema.org JSON-LD objects; addresses in it may start with `/`. */
  jsonLd: z.array(z.record(z.string(), z.unknown())).default([]),
});
export type PageHead = z.output<typeof PageHead>;
export type PageHeadInput = z.input<typeof PageHead>;
