import { endpoint } from '@setu/protocol';
import { z } from 'zod';
import { Text } from '../../values/text';
import { ListingKind, listingKinds } from '../listing-kind';

/** Shortest title that is compared, characters: shorter ones are still being typed. */
export const shortestComparedTitle = 3;

/** A listing of the caller that looks like the one being written. */
export const SameTitle = z.object({
  id: z.guid(),
  /** A draft is only known for franchises. */
  kind: z.enum([...listingKinds, 'draft']),
  title: z.string(),
  /** Whether it has the same title, nearly the same title, or the same address as a property. */
  same: z.enum(['title', 'nearly', 'address']),
});
export type SameTitle = z.output<typeof SameTitle>;

/** What looks like the listing being written. */
export const SameTitles = z.object({
  /** Up to three listings of the caller, the most similar first. */
  own: z.array(SameTitle),
  /** A public franchise of another brand with exactly this title; null without one. */
  elsewhere: z.object({ id: z.guid(), title: z.string(), brandName: z.string() }).nullable(),
});
export type SameTitles = z.output<typeof SameTitles>;

export const findSameTitles = endpoint({
  service: 'catalog',
  method: 'GET',
  path: '/api/my-same-titles',
  summary:
    "Finds the caller's own listings and drafts with the same or nearly the same title, or at the same address, and a public franchise of another brand with exactly this title. For a form, while a title is typed; nothing is refused because of it.",
  access: ['brand', 'agent'],
  query: z.object({
    kind: ListingKind,
    title: Text(150, 'Title is required').min(
      shortestComparedTitle,
      `Use at least ${shortestComparedTitle} characters`,
    ),
    /** The address of a property. */
    address: Text(300).optional(),
    /** The listing or draft being edited, which is not compared with itself. */
    except: z.guid('Use the id of a listing or draft').optional(),
  }),
  response: { 200: SameTitles },
  errors: ['validation_failed'],
  cost: 2,
});
