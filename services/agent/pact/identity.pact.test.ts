import { Matchers } from '@pact-foundation/pact';
import { brandProfileSavedV1, userDeletedV1, userRegisteredV1, userUpdatedV1 } from '@setu/contracts';
import { peopleConsumer } from '@setu/service-features/people';
import { brandProfilesConsumer } from '../src/brand-profiles/brand-profiles.consumer';
import { readsFrom } from './reader';

const id = 'c0ffee00-0000-4000-8000-0000000000b1';
const person = { consumer: peopleConsumer, table: 'people', id };
const displayName = Matchers.string('Nadi Naturals');

readsFrom('identity', [
  {
    ...person,
    given: 'a brand registers with a brand name',
    message: 'a brand was registered',
    definition: userRegisteredV1,
    data: { version: Matchers.integer(1), role: 'brand', displayName },
    row: { display_name: 'Nadi Naturals', role: 'brand', version: 1 },
  },
  {
    ...person,
    given: 'an administrator makes a brand an investor',
    message: 'a brand became an investor',
    definition: userUpdatedV1,
    data: { version: Matchers.integer(2), role: 'investor', displayName },
    row: { role: 'investor', version: 2 },
  },
  {
    given: 'a brand saves its profile with every field',
    message: 'a brand profile was saved',
    definition: brandProfileSavedV1,
    consumer: brandProfilesConsumer,
    id,
    idName: 'userId',
    data: {
      version: Matchers.integer(1),
      brandName: Matchers.string('Nadi Naturals'),
      description: Matchers.string('Cold-pressed oils.'),
      targetAudience: Matchers.string('Families in cities'),
      website: Matchers.string('https://nadi.example'),
    },
    table: 'brand_profiles',
    key: 'user_id',
    row: {
      brand_name: 'Nadi Naturals',
      description: 'Cold-pressed oils.',
      target_audience: 'Families in cities',
      version: 1,
    },
  },
  {
    given: 'a brand deletes its account',
    message: 'an account was deleted',
    definition: userDeletedV1,
    consumer: brandProfilesConsumer,
    id,
    prepare: (db) =>
      db('brand_profiles')
        .insert({ user_id: id, brand_name: 'Nadi Naturals', version: 1 })
        .onConflict('user_id')
        .ignore(),
    data: { version: Matchers.integer(2), role: 'brand' },
    table: 'brand_profiles',
    key: 'user_id',
    row: null,
  },
]);
