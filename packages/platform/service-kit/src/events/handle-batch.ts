import type { Knex } from 'knex';
import type { ConsumedEvent, ConsumerDefinition, Handled, ParsedEvent, Subscription } from './handle-event';
import { recordInInbox } from './inbox';

/** A readable event of a projection that applies many events at once. */
export type BatchEvent = ParsedEvent & {
  subscription: Required<Pick<Subscription, 'applyAll'>>;
};

export const isBatchEvent = (event: ParsedEvent): event is BatchEvent =>
  event.subscription.applyAll !== undefined;

/** The id as PostgreSQL returns it. */
const inboxId = ({ envelope }: BatchEvent) => envelope.id.toLowerCase();

/** Applies events in their order; consecutive events with the same function together. */
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
    const fresh = await recordInInbox(trx, consumer, events.map(inboxId));
    // The first of two events with the same id in this batch counts: `delete` returns true once.
    const outcomes = events.map((event): Handled => (fresh.delete(inboxId(event)) ? 'done' : 'duplicate'));
    await applyInRuns(
      trx,
      events.filter((_, index) => outcomes[index] === 'done'),
    );
    return outcomes;
  });
