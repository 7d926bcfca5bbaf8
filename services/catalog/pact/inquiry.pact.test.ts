import { Matchers, Pact } from '@pact-foundation/pact';
import { replyTimeChangedV1 } from '@setu/contracts';
import { makeReadsFrom } from '@setu/service-kit/test';
import { startCatalog } from '../test/builders';

const readsFrom = makeReadsFrom(
  { Pact, Matchers },
  { name: 'catalog', folder: __dirname, eventIds: 'cc', start: startCatalog },
);

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
]);
