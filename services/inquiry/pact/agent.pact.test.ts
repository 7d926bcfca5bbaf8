import { Matchers } from '@pact-foundation/pact';
import { offerAcceptedV1 } from '@setu/contracts';
import { someone } from '@setu/service-kit/test';
import { makeInquiry } from '../test/builders';
import { readsFrom } from './reader';

const inquiryId = 'c0ffee00-0000-4000-8000-0000000000e1';
const brandId = 'c0ffee00-0000-4000-8000-0000000000b1';

readsFrom('agent', [
  {
    given: 'a brand accepts an offer of an agent',
    message: 'an offer was accepted',
    definition: offerAcceptedV1,
    consumer: { name: 'agent-accepted-offers' },
    id: 'c0ffee00-0000-4000-8000-0000000000c1',
    prepare: (db) =>
      makeInquiry(db, {
        id: inquiryId,
        from: someone('agent'),
        to: someone('brand', brandId),
        requirementId: 'c0ffee00-0000-4000-8000-0000000000d1',
      }),
    data: { brandId: Matchers.uuid(brandId), inquiryId: Matchers.uuid(inquiryId) },
    table: 'inquiries',
    rowId: inquiryId,
    row: { status: 'in_progress', version: 2 },
  },
]);
