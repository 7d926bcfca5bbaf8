import { Matchers } from '@pact-foundation/pact';
import { listingModeratedV1 } from '@setu/contracts';
import { person, readsFrom } from './reader';

const franchiseId = 'c0ffee00-0000-4000-8000-0000000000f1';
const brandId = 'c0ffee00-0000-4000-8000-0000000000b1';

readsFrom('catalog', [
  {
    given: 'an administrator hides a franchise',
    message: 'a franchise was hidden, for news',
    definition: listingModeratedV1,
    consumer: { name: 'news-of-listings' },
    id: franchiseId,
    prepare: (db) => person(db, brandId),
    data: { kind: 'franchise', isHidden: true, ownerId: Matchers.uuid(brandId) },
    table: 'news',
    key: 'user_id',
    rowId: brandId,
    row: { kind: 'listing-moderated', about_id: franchiseId, state: 'hidden' },
  },
]);
