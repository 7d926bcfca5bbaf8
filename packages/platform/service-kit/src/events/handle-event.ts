import { type EventDefinition, eventEnvelope, type ServiceName } from '@setu/protocol';
import type { Knex } from 'knex';
import type { z } from 'zod';
import { recordInInbox } from './inbox';

/** An event as passed to a projection. */
export interface ConsumedEvent<Data> {
  id: string;
  time: string;
  data: Data;
  /** Position in the trace of the change, if it has one. */
  traceparent?: string | undefined;
}

/** How a consumer handles one type of event. It must be safe to run with an older event than the projection has stored. */
export interface Subscription {
  definition: EventDefinition;
  apply: (trx: Knex.Transaction, data: unknown, envelope: { id: string; time: string }) => Promise<void>;
  /** Applies several events at once, oldest first. Without it, each event has its own transaction. */
  applyAll?: (trx: Knex.Transaction, events: readonly ConsumedEvent<unknown>[]) => Promise<void>;
}

/**
 * Subscribes to one type of event.
 * @example
 * on(franchiseCreatedV1, (trx, franchise) => upsertIfNewer(trx, 'franchises', rowOf(franchise)))
 */
export const on = <D extends EventDefinition>(
  definition: D,
  apply: (
    trx: Knex.Transaction,
    data: z.output<D['data']>,
    envelope: { id: string; time: string },
  ) => Promise<void>,
): Subscription => ({ definition, apply: apply as Subscription['apply'] });

/**
 * Subscribes a projection that applies many events in a few statements, for example after a replay. Events arrive oldest first,
 * and several may belong to one aggregate. The transaction locks the rows of all events in one order. Requests that write such
 * rows wait for it. To avoid deadlocks, they must lock one aggregate first and then only rows below it.
 * @example
 * onAll(franchiseCreatedV1, (trx, events) => upsertIfNewer(trx, 'franchises', events.map(rowOf)))
 */
export const onAll = <D extends EventDefinition>(
  definition: D,
  applyAll: (trx: Knex.Transaction, events: readonly ConsumedEvent<z.output<D['data']>>[]) => Promise<void>,
): Subscription => ({
  definition,
  apply: (trx, data, { id, time }) => applyAll(trx, [{ id, time, data: data as z.output<D['data']> }]),
  applyAll: applyAll as NonNullable<Subscription['applyAll']>,
});

/** A projection of the events of one service. */
export interface ConsumerDefinition {
  /** Name within the service: `brands`. */
  name: string;
  from: ServiceName;
  subscriptions: readonly Subscription[];
  /**
   * True for a projection that people do not read right after a change, such as statistics. It gathers events for 50 ms and applies them
   * in one transaction, which leaves CPU time for urgent work.
   */
  gathers?: boolean;
  /** Empties the projection before a replay builds it again. */
  reset: (trx: Knex.Transaction) => Promise<void>;
}

/** A message that can never be handled: it becomes a dead letter at once. */
export class MalformedEventError extends Error {}

/**
 * An event of a type that this release does not consume, because another release of the service subscribed to it. It is
 * returned to the broker without long waits, so that many of them do not delay other events.
 */
export class UnknownTypeError extends Error {}

/** A readable event and its subscription. */
export interface ParsedEvent {
  subscription: Subscription;
  envelope: ConsumedEvent<unknown>;
}

/** @throws MalformedEventError, UnknownTypeError */
export const parseEvent = ({ subscriptions }: ConsumerDefinition, payload: string): ParsedEvent => {
  let json: unknown;
  try {
    json = JSON.parse(payload);
  } catch (cause) {
    throw new MalformedEventError('not JSON', { cause });
  }
  const type = typeof json === 'object' && json !== null && 'type' in json ? json.type : undefined;
  const subscription = subscriptions.find(({ definition }) => definition.type === type);
  if (!subscription) throw new UnknownTypeError(`this release does not consume ${String(type)}`);
  const parsed = eventEnvelope(subscription.definition.data).safeParse(json);
  if (!parsed.success) throw new MalformedEventError(parsed.error.message);
  return { subscription, envelope: parsed.data };
};

export type Handled = 'done' | 'duplicate';

/**
 * Applies one event: inbox check and projection in one transaction, so that it has its effect once, however often it
 * arrives.
 */
export const applyEvent = (
  db: Knex,
  consumer: ConsumerDefinition,
  { subscription, envelope }: ParsedEvent,
): Promise<Handled> =>
  db.transaction(async (trx) => {
    const fresh = await recordInInbox(trx, consumer, [envelope.id]);
    if (fresh.size === 0) return 'duplicate';
    await subscription.apply(trx, envelope.data, envelope);
    return 'done';
  });

/** Reads and applies one event. @throws MalformedEventError, UnknownTypeError, and what the projection throws */
export const handleEvent = async (
  db: Knex,
  consumer: ConsumerDefinition,
  payload: string,
): Promise<Handled> => applyEvent(db, consumer, parseEvent(consumer, payload));
