import { join } from 'node:path';
import { Matchers, Pact } from '@pact-foundation/pact';
import {
  brandProfileSavedV1,
  brandVerifiedV1,
  userDeletedV1,
  userRegisteredV1,
  userUpdatedV1,
} from '@setu/contracts';
import type { EventDefinition } from '@setu/protocol';
import { handleEvent } from '@setu/service-kit';
import { makeEventLike, someone } from '@setu/service-kit/test';
import { deletedSaversConsumer } from '../src/franchises/saved/saved.feature';
import { addFranchise, setUpCatalog } from '../test/builders';

const eventLike = makeEventLike(Matchers);
const pact = new Pact({
  consumer: 'catalog',
  provider: 'identity',
  dir: join(__dirname, 'pacts'),
  logLevel: 'warn',
});

const catalog = setUpCatalog();

const id = 'c0ffee00-0000-4000-8000-0000000000a7';

interface Message {
  given: string;
  message: string;
  definition: EventDefinition;
  data: object;
  eventId: string;
  row: object;
}
const messages: readonly Message[] = [
  {
    given: 'a brand registers with a brand name',
    message: 'a brand was registered',
    definition: userRegisteredV1,
    data: {
      version: Matchers.integer(1),
      role: 'brand',
      displayName: Matchers.string('Nadi Naturals'),
    },
    eventId: 'c0ffee00-0000-4000-8000-00000000ca01',
    row: { name: 'Nadi Naturals', is_brand: true },
  },
  {
    given: 'an administrator makes a brand an investor',
    message: 'a brand became an investor',
    definition: userUpdatedV1,
    data: {
      version: Matchers.integer(2),
      role: 'investor',
      displayName: Matchers.string('Nadi Naturals'),
    },
    eventId: 'c0ffee00-0000-4000-8000-00000000ca02',
    row: { name: 'Nadi Naturals', is_brand: false },
  },
  {
    given: 'an administrator suspends a brand',
    message: 'a brand was suspended',
    definition: userUpdatedV1,
    data: {
      version: Matchers.integer(3),
      role: 'brand',
      displayName: Matchers.string('Nadi Naturals'),
      isSuspended: true,
    },
    eventId: 'c0ffee00-0000-4000-8000-00000000ca03',
    row: { name: 'Nadi Naturals', is_brand: false, is_provider: false },
  },
];

it.each(messages)('names and rights of listing owners follow $message', async (one) => {
  const { running } = catalog.service;
  const consumer = running.consumers.find(({ name }) => name === 'brands');
  if (!consumer) throw new Error('the catalog has no consumer brands');
  await pact
    .addAsynchronousInteraction()
    .given(one.given)
    .expectsToReceive(one.message, (expected) =>
      expected.withJSONContent(eventLike(one.definition, { eventId: one.eventId, id, data: one.data })),
    )
    .executeTest(async ({ contents }) => {
      expect(await handleEvent(running.db, consumer, JSON.stringify(contents.content))).toBe('done');
      expect(await running.db('brands').where({ id }).first()).toMatchObject(one.row);
    });
});

it('saved franchises are deleted with the account', async () => {
  const { running } = catalog.service;
  const { id: franchiseId } = await addFranchise(catalog.service, someone('brand'));
  await catalog.service.call('POST', `/api/franchises/${franchiseId}/save`, { as: someone('investor', id) });
  await pact
    .addAsynchronousInteraction()
    .given('a brand deletes its account')
    .expectsToReceive('an account was deleted', (expected) =>
      expected.withJSONContent(
        eventLike(userDeletedV1, {
          eventId: 'c0ffee00-0000-4000-8000-00000000ca04',
          id,
          data: { version: Matchers.integer(2), role: 'brand' },
        }),
      ),
    )
    .executeTest(async ({ contents }) => {
      const event = JSON.stringify(contents.content);
      expect(await handleEvent(running.db, deletedSaversConsumer, event)).toBe('done');
      expect(await running.db('saved_franchises').where({ user_id: id })).toEqual([]);
    });
});

it('the verification of a brand is projected', async () => {
  const { running } = catalog.service;
  const consumer = running.consumers.find(({ name }) => name === 'brand-verifications');
  if (!consumer) throw new Error('the catalog does not read verifications');
  const checkedAt = '2026-11-20T10:00:00.000Z';
  await pact
    .addAsynchronousInteraction()
    .given('an administrator verifies a brand')
    .expectsToReceive('a brand was verified', (expected) =>
      expected.withJSONContent(
        eventLike(brandVerifiedV1, {
          eventId: 'c0ffee00-0000-4000-8000-00000000ca05',
          id,
          idName: 'userId',
          data: {
            version: Matchers.integer(1),
            isVerified: true,
            documents: ['gstin'],
            checkedAt: Matchers.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/, checkedAt),
            validUntil: null,
            ended: null,
            byUserId: Matchers.uuid('c0ffee00-0000-4000-8000-0000000000ad'),
          },
        }),
      ),
    )
    .executeTest(async ({ contents }) => {
      expect(await handleEvent(running.db, consumer, JSON.stringify(contents.content))).toBe('done');
      expect(await running.db('brands').where({ id }).first()).toMatchObject({
        verification: { documents: ['gstin'], checkedAt },
        verification_version: 1,
      });
    });
});

it('the logo of a brand is projected', async () => {
  const { running } = catalog.service;
  const consumer = running.consumers.find(({ name }) => name === 'brand-logos');
  if (!consumer) throw new Error('the catalog does not read logos');
  const url = '/media/c0ffee00-0000-4000-8000-000000000a02';
  await pact
    .addAsynchronousInteraction()
    .given('a brand saves its profile with every field')
    .expectsToReceive('a brand profile with a logo was saved', (expected) =>
      expected.withJSONContent(
        eventLike(brandProfileSavedV1, {
          eventId: 'c0ffee00-0000-4000-8000-00000000ca06',
          id,
          idName: 'userId',
          data: {
            version: Matchers.integer(1),
            brandName: Matchers.string('Nadi Naturals'),
            description: Matchers.string('Cold-pressed oils.'),
            targetAudience: Matchers.string('Families in cities'),
            website: Matchers.string('https://nadi.example'),
            logo: {
              url: Matchers.regex(/^\/media\/[0-9a-f-]{36}$/, url),
              width: Matchers.integer(400),
              height: Matchers.integer(400),
              blur: Matchers.string('data:image/webp;base64,UklGRg=='),
            },
          },
        }),
      ),
    )
    .executeTest(async ({ contents }) => {
      expect(await handleEvent(running.db, consumer, JSON.stringify(contents.content))).toBe('done');
      expect(await running.db('brands').where({ id }).first()).toMatchObject({
        logo: { url },
        logo_version: 1,
      });
    });
});

it('what a brand says about itself and its people are projected', async () => {
  const { running } = catalog.service;
  const consumer = running.consumers.find(({ name }) => name === 'brand-stories');
  if (!consumer) throw new Error('the catalog does not read what brands say about themselves');
  await pact
    .addAsynchronousInteraction()
    .given('a brand saves its profile with every field')
    .expectsToReceive('a brand profile with people was saved', (expected) =>
      expected.withJSONContent(
        eventLike(brandProfileSavedV1, {
          eventId: 'c0ffee00-0000-4000-8000-00000000ca07',
          id,
          idName: 'userId',
          data: {
            version: Matchers.integer(1),
            brandName: Matchers.string('Nadi Naturals'),
            description: Matchers.string('Cold-pressed oils.'),
            targetAudience: Matchers.string('Families in cities'),
            website: Matchers.string('https://nadi.example'),
            people: [
              {
                name: Matchers.string('Asha Iyer'),
                role: Matchers.string('Founder'),
                line: Matchers.string('Runs the mill in Latur.'),
                photo: {
                  url: Matchers.regex(
                    /^\/media\/[0-9a-f-]{36}$/,
                    '/media/c0ffee00-0000-4000-8000-000000000a03',
                  ),
                  width: Matchers.integer(400),
                  height: Matchers.integer(400),
                  blur: Matchers.string('data:image/webp;base64,UklGRg=='),
                },
              },
            ],
          },
        }),
      ),
    )
    .executeTest(async ({ contents }) => {
      expect(await handleEvent(running.db, consumer, JSON.stringify(contents.content))).toBe('done');
      expect(await running.db('brands').where({ id }).first()).toMatchObject({
        description: 'Cold-pressed oils.',
        people: [{ name: 'Asha Iyer', role: 'Founder', line: 'Runs the mill in Latur.' }],
      });
    });
});
