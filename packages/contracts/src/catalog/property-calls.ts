import { endpoint, Paging } from '@setu/protocol';
import { z } from 'zod';
import { PropertyId } from '../values/ids';
import { PropertyChange, PropertyDraft, PropertyListing } from './property';

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
