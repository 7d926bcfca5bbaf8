import { Matchers, Pact } from '@pact-foundation/pact';
import { makeReadsFrom } from '@setu/service-kit/test';
import { startInquiries } from '../test/builders';

/** Writes the pact of this service with one producer of events. */
export const readsFrom = makeReadsFrom(
  { Pact, Matchers },
  { name: 'inquiry', folder: __dirname, eventIds: 'c0', start: startInquiries },
);
