import { Matchers } from '@pact-foundation/pact';
import {
  agentProfilePhotoChangedV1,
  agentVerifiedV1,
  assignmentChangedV1,
  offerAcceptedV1,
} from '@setu/contracts';
import { newestLine, readsFrom } from './reader';

const id = 'c0ffee00-0000-4000-8000-0000000000c1';
const assignment = {
  agentId: Matchers.uuid('c0ffee00-0000-4000-8000-0000000000a1'),
  brandId: Matchers.uuid('c0ffee00-0000-4000-8000-0000000000b1'),
  requirementId: Matchers.uuid('c0ffee00-0000-4000-8000-0000000000d1'),
};

readsFrom('agent', [
  {
    given: 'a brand accepts an offer of an agent',
    message: 'an offer was accepted',
    definition: offerAcceptedV1,
    id,
    data: { version: Matchers.integer(1), status: 'active', propertyId: null, ...assignment },
    check: async (content) => {
      expect(await newestLine(content)).toBe('A brand accepted an offer of an agent');
    },
  },
  {
    given: 'an agent puts an assignment on hold',
    message: 'an assignment was put on hold',
    definition: assignmentChangedV1,
    id,
    data: { version: Matchers.integer(2), status: 'on_hold', propertyId: null, ...assignment },
    check: async (content) => {
      const texts = await content.db('activity').pluck('text');
      expect(texts).toContain('put an assignment on hold');
    },
  },
  {
    given: 'an agent adds a photo to the profile',
    message: 'a photo of an agent was added',
    definition: agentProfilePhotoChangedV1,
    id,
    data: {
      version: Matchers.integer(1),
      userId: Matchers.uuid('c0ffee00-0000-4000-8000-0000000000a1'),
      uploadIds: Matchers.eachLike(Matchers.uuid('c0ffee00-0000-4000-8000-000000000a01')),
    },
    check: async (content) => {
      expect(await content.db('listing_uploads').where({ id }).first()).toMatchObject({
        source: 'agent',
        upload_ids: ['c0ffee00-0000-4000-8000-000000000a01'],
      });
    },
  },
  {
    given: 'an administrator verifies an agent',
    message: 'an agent was verified',
    definition: agentVerifiedV1,
    id: 'c0ffee00-0000-4000-8000-0000000000a1',
    idName: 'userId',
    data: {
      version: Matchers.integer(1),
      companyName: Matchers.string('Rao Realty'),
      isVerified: true,
      byUserId: Matchers.uuid('c0ffee00-0000-4000-8000-0000000000ad'),
    },
    check: async (content) => {
      expect(await content.db('activity').pluck('text')).toContain('verified the agent “Rao Realty”');
    },
  },
]);
