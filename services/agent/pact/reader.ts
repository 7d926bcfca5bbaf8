import { Matchers, Pact } from '@pact-foundation/pact';
import { makeReadsFrom } from '@setu/service-kit/test';
import { startAgents } from '../test/builders';

/** Writes the pact of this service with one producer of events. */
export const readsFrom = makeReadsFrom(
  { Pact, Matchers },
  { name: 'agent', folder: __dirname, eventIds: 'e0', start: startAgents },
);

/** An instant as events carry it. */
export const anInstant = Matchers.regex(
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/,
  '2026-11-20T10:00:00.000Z',
);
/** A decimal with two places, as events carry it. */
export const aDecimal = (example: string) => Matchers.regex(/^\d+\.\d{2}$/, example);
