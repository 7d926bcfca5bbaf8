import { Matchers, Pact } from '@pact-foundation/pact';
import { makeReadsFrom } from '@setu/service-kit/test';
import type { Knex } from 'knex';
import { aRegistration, startIdentity } from '../test/builders';

/** The time of the events in pacts. It must be recent, because old events do not create notifications. */
const timeOfEvents = Date.parse('2026-11-20T10:00:00.000Z');

const start = async () => {
  const identity = await startIdentity();
  identity.clock.ahead = timeOfEvents - Date.now();
  return identity;
};

/** Writes the pact of this service with one producer of events. */
export const readsFrom = makeReadsFrom(
  { Pact, Matchers },
  { name: 'identity', folder: __dirname, eventIds: 'b0', start },
);

/** The account that an event concerns, with a fixed id. */
export const person = (db: Knex, id: string) =>
  db('users')
    .insert({
      id,
      email: aRegistration().email,
      role: 'brand',
      version: 1,
      created_at: new Date(),
      updated_at: new Date(),
    })
    .onConflict('id')
    .ignore();
