import { z } from 'zod';

/** Kinds of listings: a brand's franchise, a property on offer, or a brand's property requirement. */
export const listingKinds = ['franchise', 'property', 'requirement'] as const;
export const ListingKind = z.enum(listingKinds, { error: `Choose one of: ${listingKinds.join(', ')}` });
export type ListingKind = z.output<typeof ListingKind>;
