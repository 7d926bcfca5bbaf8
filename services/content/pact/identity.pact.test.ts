import { Matchers } from '@pact-foundation/pact';
import {
  brandProfileSavedV1,
  brandVerifiedV1,
  twoStepRemovedV1,
  userDeletedV1,
  userRegisteredV1,
  userRoleChangedV1,
  userSuspensionChangedV1,
  userUpdatedV1,
} from '@setu/contracts';
import { anInstant, newestLine, readsFrom } from './reader';

const id = 'c0ffee00-0000-4000-8000-0000000000a1';

readsFrom('identity', [
  {
    given: 'an investor registers with first and last name',
    message: 'a user was registered',
    definition: userRegisteredV1,
    id,
    data: {
      version: Matchers.integer(1),
      role: 'investor',
      displayName: Matchers.string('Asha Rao'),
      createdAt: anInstant,
    },
    check: async (content) => {
      expect(await content.db('users').where({ id }).first()).toMatchObject({
        display_name: 'Asha Rao',
        role: 'investor',
        registered_at: new Date('2026-11-20T10:00:00.000Z'),
      });
      expect(await newestLine(content)).toBe('Asha Rao registered as Investor');
    },
  },
  {
    given: 'an administrator makes a brand an investor',
    message: 'a brand became an investor',
    definition: userUpdatedV1,
    id: 'c0ffee00-0000-4000-8000-0000000000a2',
    data: {
      version: Matchers.integer(2),
      role: 'investor',
      displayName: Matchers.string('Nadi Naturals'),
    },
    check: async (content) => {
      expect(await content.db('users').where({ display_name: 'Nadi Naturals' }).first()).toMatchObject({
        role: 'investor',
        version: 2,
      });
    },
  },
  {
    given: 'an administrator changes the role of a brand to investor',
    message: 'a role was changed',
    definition: userRoleChangedV1,
    id: 'c0ffee00-0000-4000-8000-0000000000a2',
    data: {
      version: Matchers.integer(2),
      byUserId: Matchers.uuid('c0ffee00-0000-4000-8000-0000000000ad'),
      byName: Matchers.string('Nisha Verma'),
      from: 'brand',
      to: 'investor',
      displayName: Matchers.string('Nadi Naturals'),
    },
    check: async (content) => {
      expect(await newestLine(content)).toBe(
        'Nisha Verma changed the role of Nadi Naturals from Brand to Investor',
      );
    },
  },
  {
    given: 'an administrator suspends the account of a brand',
    message: 'an account was suspended',
    definition: userSuspensionChangedV1,
    id: 'c0ffee00-0000-4000-8000-0000000000a2',
    data: {
      version: Matchers.integer(2),
      byUserId: Matchers.uuid('c0ffee00-0000-4000-8000-0000000000ad'),
      byName: Matchers.string('Nisha Verma'),
      isSuspended: true,
      reason: Matchers.string('Advertising in inquiries.'),
      displayName: Matchers.string('Nadi Naturals'),
    },
    check: async (content) => {
      expect(await newestLine(content)).toBe(
        'Nisha Verma suspended the account of Nadi Naturals. Reason: Advertising in inquiries',
      );
    },
  },
  {
    given: 'an administrator turns two-step verification of a brand off',
    message: 'two-step verification was turned off for a person',
    definition: twoStepRemovedV1,
    id: 'c0ffee00-0000-4000-8000-0000000000a2',
    data: {
      version: Matchers.integer(1),
      byUserId: Matchers.uuid('c0ffee00-0000-4000-8000-0000000000ad'),
      byName: Matchers.string('Nisha Verma'),
      reason: Matchers.string('Lost the phone.'),
      displayName: Matchers.string('Nadi Naturals'),
    },
    check: async (content) => {
      expect(await newestLine(content)).toBe(
        'Nisha Verma turned two-step verification off for Nadi Naturals. Reason: Lost the phone',
      );
    },
  },
  {
    given: 'a brand saves its profile with every field',
    message: 'a brand profile was saved',
    definition: brandProfileSavedV1,
    id: 'c0ffee00-0000-4000-8000-0000000000a2',
    idName: 'userId',
    data: {
      version: Matchers.integer(1),
      brandName: Matchers.string('Nadi Naturals'),
      description: Matchers.string('Cold-pressed oils.'),
      targetAudience: Matchers.string('Families in cities'),
      website: Matchers.string('https://nadi.example'),
      logo: {
        url: Matchers.regex(/^\/media\/[0-9a-f-]{36}$/, '/media/c0ffee00-0000-4000-8000-000000000a02'),
        width: Matchers.integer(400),
        height: Matchers.integer(400),
        blur: Matchers.string('data:image/webp;base64,UklGRg=='),
      },
      people: [
        {
          name: Matchers.string('Asha Iyer'),
          role: Matchers.string('Founder'),
          line: Matchers.string('Runs the mill in Latur.'),
          photo: {
            url: Matchers.regex(/^\/media\/[0-9a-f-]{36}$/, '/media/c0ffee00-0000-4000-8000-000000000a03'),
            width: Matchers.integer(400),
            height: Matchers.integer(400),
            blur: Matchers.string('data:image/webp;base64,UklGRg=='),
          },
        },
      ],
    },
    check: async (content) => {
      const texts = await content.db('activity').pluck('text');
      expect(texts).toContain('Nadi Naturals saved its brand profile');
      expect(await content.db('listing_uploads').where({ source: 'identity' }).pluck('upload_ids')).toEqual([
        ['c0ffee00-0000-4000-8000-000000000a02', 'c0ffee00-0000-4000-8000-000000000a03'],
      ]);
    },
  },
  {
    given: 'an administrator verifies a brand',
    message: 'a brand was verified',
    definition: brandVerifiedV1,
    id: 'c0ffee00-0000-4000-8000-0000000000a2',
    idName: 'userId',
    data: {
      version: Matchers.integer(1),
      isVerified: true,
      documents: ['gstin'],
      checkedAt: anInstant,
      validUntil: null,
      ended: null,
      byUserId: Matchers.uuid('c0ffee00-0000-4000-8000-0000000000ad'),
    },
    check: async (content) => {
      expect(await content.db('activity').pluck('text')).toContain('was verified by an administrator');
    },
  },
  {
    given: 'a brand deletes its account',
    message: 'an account was deleted',
    definition: userDeletedV1,
    id: 'c0ffee00-0000-4000-8000-0000000000a2',
    data: { version: Matchers.integer(2), role: 'brand' },
    check: async (content) => {
      const texts = await content.db('activity').pluck('text');
      expect(texts).toContain('Deleted account saved its brand profile');
      expect(texts.filter((text) => text.includes('Nadi Naturals'))).toEqual([]);
    },
  },
]);
