import {
  franchiseCreatedV1,
  franchiseDraftChangedV1,
  franchiseUpdatedV1,
  propertyListedV1,
  propertyUpdatedV1,
} from '@setu/contracts';
import { type ConsumerDefinition, onAll } from '@setu/service-kit';
import { forgetUses, noteUses, type Showing } from './note-uses';

const copyUses = noteUses('catalog', (listing: Showing) => listing);

/**
 * Projects which uploads the catalog's listings and drafts show, so that unused uploads are removed. Resetting the projection does not make
 * uploads unused: only an event of a listing that no longer shows an upload does.
 */
export const listingUploadsConsumer: ConsumerDefinition = {
  name: 'listing-uploads',
  from: 'catalog',
  gathers: true,
  subscriptions: [
    onAll(franchiseCreatedV1, copyUses),
    onAll(franchiseUpdatedV1, copyUses),
    onAll(franchiseDraftChangedV1, copyUses),
    onAll(propertyListedV1, copyUses),
    onAll(propertyUpdatedV1, copyUses),
  ],
  reset: forgetUses('catalog'),
};
