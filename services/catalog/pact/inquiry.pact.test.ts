import { Matchers, Pact } from '@pact-foundation/pact';
import { inquiryUnansweredV1, replyTimeChangedV1 } from '@setu/contracts';
import { makeReadsFrom } from '@setu/service-kit/test';
import { startCatalog } from '../test/builders';

const readsFrom = makeReadsFrom(
  { Pact, Matchers },
  { name: 'catalog', folder: __dirname, eventIds: 'cc', start: startCatalog },
);

const franchiseId = 'c0ffee00-0000-4000-8000-0000000000f1';

readsFrom('inquiry', [
  {
    given: 'a brand answers three inquiries within an hour',
    message: 'how soon a brand answers changed',
    definition: replyTimeChangedV1,
    consumer: { name: 'brand-reply-times' },
    id: 'c0ffee00-0000-4000-8000-0000000000b2',
    idName: 'userId',
    data: { version: Matchers.integer(1), usually: 'hour' },
    table: 'brands',
    row: { reply_time: 'hour', reply_time_version: 1 },
  },
  {
    given: 'a brand has not answered an inquiry for three days',
    message: 'a brand has not answered an inquiry for three days, for alternatives',
    definition: inquiryUnansweredV1,
    consumer: { name: 'unanswered-inquiries' },
    id: 'c0ffee00-0000-4000-8000-0000000000e1',
    data: {
      waited: 'three_days',
      fromUserId: Matchers.uuid('c0ffee00-0000-4000-8000-0000000000a1'),
      franchiseId: Matchers.uuid(franchiseId),
    },
    // Reads the franchise, which does not exist here, and remembers the event.
    table: 'inbox',
    key: 'consumer',
    rowId: 'unanswered-inquiries',
    row: { consumer: 'unanswered-inquiries' },
  },
  {
    given: 'a brand answers ten inquiries in time',
    message: 'a brand keeps the reply promise',
    definition: replyTimeChangedV1,
    consumer: { name: 'brand-reply-times' },
    id: 'c0ffee00-0000-4000-8000-0000000000b3',
    idName: 'userId',
    data: { version: Matchers.integer(1), usually: 'hour', keepsPromise: true },
    table: 'brands',
    row: { keeps_reply_promise: true, reply_time_version: 1 },
  },
]);
