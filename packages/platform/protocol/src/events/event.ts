import { z } from 'zod';
import type { ServiceName } from '../register';

const makeEnvelope = <T extends z.ZodType>(data: T) =>
  z.object({
    specversion: z.literal('1.0'),
    /** Unique per event; also the broker's message id and the consumers' inbox key. */
    id: z.guid(),
    /** The producing service: `/services/catalog`. */
    source: z.string(),
    /** The subject of the message: `catalog.franchise-created.v1`. */
    type: z.string(),
    /** Id of the aggregate the event is about. */
    subject: z.string(),
    time: z.iso.datetime(),
    datacontenttype: z.literal('application/json'),
    /** Position in the trace of the change, if it has one. An unreadable value does not invalidate the event. */
    traceparent: z.string().optional().catch(undefined),
    data,
  });

const envelopes = new WeakMap<z.ZodType, unknown>();

/**
 * CloudEvents 1.0, JSON format, with the aggregate's `version`, by which consumers order events. One schema for each data
 * schema: zod compiles a schema at its first use, which costs more than handling an event.
 */
export const eventEnvelope = <T extends z.ZodType>(data: T): ReturnType<typeof makeEnvelope<T>> => {
  const envelope =
    (envelopes.get(data) as ReturnType<typeof makeEnvelope<T>> | undefined) ?? makeEnvelope(data);
  envelopes.set(data, envelope);
  return envelope;
};

/**
 * The definition of an event that one service publishes. Adding an optional field keeps the version; any other change needs a new version.
 */
export interface EventDefinition<T extends z.ZodType = z.ZodType> {
  readonly service: ServiceName;
  /** NATS subject: owner, past-tense event, version. */
  readonly type: string;
  readonly data: T;
}

export type EventData<D extends EventDefinition> = z.output<D['data']>;
export type CloudEvent<D extends EventDefinition = EventDefinition> = Omit<
  z.output<ReturnType<typeof eventEnvelope>>,
  'data'
> & { data: EventData<D> };

/**
 * Defines one event: `event('catalog', 'franchise-created', 1, …)` is published as `catalog.franchise-created.v1`.
 * @param name past tense, without the service
 */
export const event = <T extends z.ZodType>(
  service: ServiceName,
  name: string,
  version: number,
  data: T,
): EventDefinition<T> => ({
  service,
  type: `${service}.${name}.v${version}`,
  data,
});

/** Name of the JetStream stream with a service's events: one stream per producing service. */
export const streamOf = (service: ServiceName) => service.toUpperCase();
