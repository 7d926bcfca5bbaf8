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
 * Projects which uploads the catalog's listings and drafts show, so that those nobody shows are removed. Emptying it makes no upload unused: only an
 * event does, by which a listing shows it no longer.
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
