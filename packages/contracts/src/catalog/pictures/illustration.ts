import { endpoint, raw } from '@setu/protocol';
import { z } from 'zod';
import { BusinessCategory } from '../../market/business-category';

/** A drawing of the kind of business, for a listing without photographs. */
export const Illustration = z.object({
  /** Its address on this site: an SVG of 960 by 600. */
  url: z.string(),
  /** Alternative text; begins with `Illustration`. */
  alt: z.string(),
});
export type Illustration = z.output<typeof Illustration>;

/** The word that every drawing is marked with, so that nobody takes it for a photograph. */
export const illustrationLabel = 'Illustration';

/** Alternative text of a drawing. @param shows what it shows: `a glass of tea` */
export const illustrationText = (shows: string): string =>
  shows === '' ? illustrationLabel : `${illustrationLabel}: ${shows}`;

export const getIllustration = endpoint({
  service: 'catalog',
  method: 'GET',
  path: '/api/illustrations/:category/:motif/:variant',
  summary:
    'Returns the drawing of a kind of business as an SVG, in the colours of a category. Listings without photographs name theirs.',
  access: 'public',
  params: z.object({
    category: BusinessCategory,
    motif: z.string().regex(/^[a-z]{1,30}$/, 'Use the name of a drawing'),
    variant: z.coerce.number().int().min(0),
  }),
  response: { 200: raw('image/svg+xml') },
  errors: ['illustration_not_found'],
});

/** Whether a picture of a listing is one of our drawings, not a photograph. */
export const isIllustration = (url: string): boolean => /^\/(?:covers|api\/illustrations)\//.test(url);
