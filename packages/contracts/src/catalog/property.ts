import { plainCharacters } from '@setu/protocol';
import { z } from 'zod';
import { maxInvestmentRupees } from '../market/investment-range';
import { acceptedStates } from '../market/places';
import { PropertyType } from '../market/property-type';
import { changeOf } from '../values/change';
import { DecimalView, OptionalDecimal } from '../values/decimal';
import { Instant, PropertyId, UserId } from '../values/ids';
import { Moderated } from '../values/moderation';
import { MultilineText, OptionalMultilineText, TagList, Text } from '../values/text';
import { RequiredArea } from './area';
import { ListingReview } from './moderation/review';
import { Picture, PictureAddresses, PictureDetails } from './pictures/picture';

/** A property on offer. Area in sq ft, rent in rupees per sq ft per month, deposit in rupees. */
export const PropertyListing = z.object({
  id: PropertyId,
  providerId: UserId,
  title: z.string(),
  description: z.string().nullable(),
  propertyType: PropertyType,
  area: z.int(),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  pincode: z.string().nullable(),
  rentPerSqFt: DecimalView.nullable(),
  securityDeposit: DecimalView.nullable(),
  amenities: z.array(z.string()),
  images: z.array(z.string()),
  /** Details of these images; incomplete in replies of older releases. */
  pictures: z.array(Picture).default([]),
  isAvailable: z.boolean(),
  featured: z.boolean(),
  /** Sent only to the owner, and only while an administrator hides the listing. */
  hidden: Moderated.optional(),
  /** Sent only to the owner and to administrators, and only while it is not approved. */
  review: ListingReview.optional(),
  createdAt: Instant,
  updatedAt: Instant,
});
export type PropertyListing = z.output<typeof PropertyListing>;

/** Six digits of any script, not starting with 0, with or without spaces, a dash and `PIN`; blank means none. */
export const Pincode = z.preprocess(
  (value) =>
    typeof value === 'string'
      ? plainCharacters(value)
          .replace(/^pin(?: ?code)?[ :.-]*/i, '')
          .replace(/[ -]/g, '') || null
      : (value ?? null),
  z
    .string()
    .regex(/^[1-9][0-9]{5}$/, 'Enter a valid 6-digit PIN code')
    .nullable(),
);

const fields = {
  title: Text(150, 'Title is required').min(3, 'Use at least 3 characters'),
  description: OptionalMultilineText(5000),
  propertyType: PropertyType.default('retail'),
  area: RequiredArea('Area is required'),
  address: MultilineText(300, 'Address is required'),
  city: Text(80, 'City is required'),
  state: z.enum(acceptedStates, { error: 'State is required' }),
  pincode: Pincode,
  /** Rupees per sq ft per month. */
  rentPerSqFt: OptionalDecimal({ unit: 'rupees per sq ft', min: 0, max: 999_999.99, label: 'rent' }),
  /** Rupees. */
  securityDeposit: OptionalDecimal({
    unit: 'rupees',
    min: 0,
    max: maxInvestmentRupees,
    label: 'security deposit',
  }),
  amenities: TagList().default([]),
  images: PictureAddresses.default([]),
  pictures: PictureDetails.default([]),
  isAvailable: z.boolean().default(true),
};

/** Input to list a property. The provider comes from the session. */
export const PropertyDraft = z.object(fields);
export type PropertyDraft = z.output<typeof PropertyDraft>;

/** The same fields, all optional: only those that are sent change. */
export const PropertyChange = changeOf(fields);
export type PropertyChange = z.output<typeof PropertyChange>;
