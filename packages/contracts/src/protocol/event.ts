import { z } from 'zod';
import type { ServiceName } from './endpoint';

/** CloudEvents 1.0, JSON format, with the aggregate's `version` that readers order by. */
export const eventEnvelope = <T extends z.ZodType>(data: T) =>
  z.object({
    specversion: z.literal('1.0'),
    /** Unique per event; also the broker's message id and the readers' inbox key. */
    id: z.guid(),
    /** The producing service: `/services/catalog`. */
    source: z.string(),
    /** The subject it travels on: `catalog.franchise-created.v1`. */
    type: z.string(),
    /** Id of the aggregate the event is about. */
    subject: z.string(),
    time: z.iso.datetime(),
    datacontenttype: z.literal('application/json'),
    data,
  });

/** An event that already happened, owned by one service. A new optional field stays in its version; anything else is the next version beside it. */
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
 * Defines one event: `event('catalog', 'franchise-created', 1, …)` travels as `catalog.franchise-created.v1`.
 * @param name past tense, without its owner
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

/** The JetStream stream that holds a service's events: one stream per producing service. */
export const streamOf = (service: ServiceName) => service.toUpperCase();
