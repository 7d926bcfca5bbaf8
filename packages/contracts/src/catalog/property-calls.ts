import { endpoint, Paging, plainCharacters } from '@setu/protocol';
import { z } from 'zod';
import { maxInvestmentRupees } from '../market/investment-range';
import { acceptedStates } from '../market/location';
import { PropertyType } from '../market/property-type';
import { OptionalDecimal } from '../values/decimal';
import { PropertyId } from '../values/ids';
import { MultilineText, OptionalMultilineText, TagList, Text } from '../values/text';
import { RequiredArea } from './area';
import { PictureAddresses, PictureDetails } from './picture';
import { PropertyListing } from './property';

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
export const PropertyChange = z.object({
  title: fields.title.optional(),
  description: OptionalMultilineText(5000).optional(),
  propertyType: PropertyType.optional(),
  area: fields.area.optional(),
  address: fields.address.optional(),
  city: fields.city.optional(),
  state: fields.state.optional(),
  pincode: z.union([z.undefined(), Pincode]),
  rentPerSqFt: z.union([z.undefined(), fields.rentPerSqFt]),
  securityDeposit: z.union([z.undefined(), fields.securityDeposit]),
  amenities: TagList().optional(),
  images: PictureAddresses.optional(),
  pictures: PictureDetails.optional(),
  isAvailable: z.boolean().optional(),
});
export type PropertyChange = z.output<typeof PropertyChange>;

export const listMyProperties = endpoint({
  service: 'catalog',
  method: 'GET',
  path: '/api/my-properties',
  summary: "Lists the signed-in provider's own properties, newest first.",
  access: ['agent', 'brand'],
  query: Paging,
  response: { 200: z.array(PropertyListing) },
  errors: ['invalid_cursor'],
});

export const createProperty = endpoint({
  service: 'catalog',
  method: 'POST',
  path: '/api/properties',
  summary: 'Creates a property of the signed-in provider.',
  access: ['agent', 'brand'],
  body: PropertyDraft,
  creates: true,
  response: { 201: PropertyListing },
  errors: ['validation_failed', 'listing_limit_reached'],
});

export const updateProperty = endpoint({
  service: 'catalog',
  method: 'PATCH',
  path: '/api/properties/:id',
  summary: "Changes the sent fields of one of the provider's own properties.",
  access: ['agent', 'brand'],
  params: z.object({ id: PropertyId }),
  body: PropertyChange,
  response: { 200: PropertyListing },
  errors: ['validation_failed', 'property_not_found'],
});
