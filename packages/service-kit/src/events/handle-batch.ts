import type { Knex } from 'knex';
import type { ConsumedEvent, ConsumerDefinition, Handled, ParsedEvent, Subscription } from './handle-event';

/** A readable event of a projection that applies many events at once. */
export type BatchEvent = ParsedEvent & {
  subscription: Required<Pick<Subscription, 'applyAll'>>;
};

export const isBatchEvent = (event: ParsedEvent): event is BatchEvent =>
  event.subscription.applyAll !== undefined;

/** The id as PostgreSQL returns it. */
const inboxId = ({ envelope }: BatchEvent) => envelope.id.toLowerCase();

/** Records events in the inbox. @returns the ids of those that were not there */
const recordInInbox = async (trx: Knex.Transaction, consumer: string, ids: readonly string[]) => {
  // Sorted, so that two instances with the same events wait for each other instead of deadlocking.
  const rows = [...new Set(ids)].sort().map((event_id) => ({ consumer, event_id }));
  const fresh: { event_id: string }[] = await trx('inbox')
    .insert(rows)
    .onConflict(['consumer', 'event_id'])
    .ignore()
    .returning('event_id');
  return new Set(fresh.map(({ event_id }) => event_id));
};

/** Applies events in their order; neighbours with the same function together. */
const applyInRuns = async (trx: Knex.Transaction, events: readonly BatchEvent[]) => {
  let run: ConsumedEvent<unknown>[] = [];
  for (const [index, { subscription, envelope }] of events.entries()) {
    run.push(envelope);
    if (events[index + 1]?.subscription.applyAll === subscription.applyAll) continue;
    await subscription.applyAll(trx, run);
    run = [];
  }
};

/**
 * Handles several events in one transaction: inbox check and projection. Either all of them have their effect, or none.
 * @returns an outcome for each event
 */
export const handleBatch = (
  db: Knex,
  consumer: ConsumerDefinition,
  events: readonly BatchEvent[],
): Promise<Handled[]> =>
  db.transaction(async (trx) => {
    const fresh = await recordInInbox(trx, consumer.name, events.map(inboxId));
    // Of two events with one id in this batch the first one counts: `delete` is true once.
    const outcomes = events.map((event): Handled => (fresh.delete(inboxId(event)) ? 'done' : 'duplicate'));
    await applyInRuns(
      trx,
      events.filter((_, index) => outcomes[index] === 'done'),
    );
    return outcomes;
  });
