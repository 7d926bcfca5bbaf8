import { Matchers } from '@pact-foundation/pact';
import { inquirySentV1, inquiryStatusChangedV1 } from '@setu/contracts';
import { offersConsumer } from '../src/offers/offers.consumer';
import { aDecimal, anInstant, readsFrom } from './reader';

const agentId = 'c0ffee00-0000-4000-8000-0000000000a1';
const brandId = 'c0ffee00-0000-4000-8000-0000000000b1';
const requirementId = 'c0ffee00-0000-4000-8000-000000000d01';
const propertyId = 'c0ffee00-0000-4000-8000-000000000d02';

const copy = { consumer: offersConsumer, table: 'offers', id: 'c0ffee00-0000-4000-8000-0000000000f1' };
const offer = {
  fromUserId: Matchers.uuid(agentId),
  toUserId: Matchers.uuid(brandId),
  franchiseId: null,
  propertyId: Matchers.uuid(propertyId),
  requirementId: Matchers.uuid(requirementId),
  proposedCommission: aDecimal('1.50'),
  createdAt: anInstant,
};

readsFrom('inquiry', [
  {
    ...copy,
    given: 'an agent offers a property with a commission to a requirement',
    message: 'an offer was sent',
    definition: inquirySentV1,
    data: { version: Matchers.integer(1), status: 'open', ...offer },
    row: {
      from_user_id: agentId,
      to_user_id: brandId,
      requirement_id: requirementId,
      property_id: propertyId,
      proposed_commission: '1.50',
      status: 'open',
      version: 1,
    },
  },
  {
    ...copy,
    given: 'an agent withdraws an offer of a property with a commission',
    message: 'an offer was withdrawn',
    definition: inquiryStatusChangedV1,
    data: { version: Matchers.integer(2), status: 'withdrawn', ...offer },
    row: { status: 'withdrawn', version: 2 },
  },
  {
    ...copy,
    given: 'an offer of a property with a commission closes with its requirement',
    message: 'an offer closed with its requirement',
    definition: inquiryStatusChangedV1,
    data: { version: Matchers.integer(3), status: 'declined', closedWithRequirement: true, ...offer },
    row: { status: 'declined', closed_with_requirement: true, version: 3 },
  },
]);
