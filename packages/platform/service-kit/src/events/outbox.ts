import { randomUUID } from 'node:crypto';
import { type CloudEvent, type EventDefinition, eventEnvelope } from '@setu/protocol';
import type { Knex } from 'knex';
import type { z } from 'zod';
import { traceCreation } from '../tracing/trace-events';
import type { Tracing } from '../tracing/tracing';

/** Postgres channel that wakes a service's relay. */
export const outboxChannel = (schema: string) => `outbox_${schema}`;

interface Options {
  schema: string;
  /** False: no NOTIFY; the relay's poll finds the row. */
  notify: boolean;
  now?: () => Date;
  tracing?: Tracing | null;
}

/**
 * Writes an event into the outbox, in the transaction of the change that it describes. Its commit waits for the disk, even when the
 * consumer of another event (`recordInInbox`) or the database does not. The row becomes visible when it is on disk, so the relay
 * never sends an event whose change a database crash undoes.
 */
export type RecordEvent = <D extends EventDefinition>(
  trx: Knex.Transaction,
  definition: D,
  aggregateId: string,
  data: z.input<D['data']>,
) => Promise<void>;

/** Settings that wait for more than the disk of this server are not changed. */
const insertStatement = `
  insert into outbox (event_id, type, aggregate_id, envelope)
  select ?::uuid, ?::text, ?::text, ?::jsonb from set_config(
    'synchronous_commit',
    case current_setting('synchronous_commit') when 'off' then 'on' else current_setting('synchronous_commit') end,
    true
  )`;

/**
 * Makes the service's `recordEvent`. Lock or insert the aggregate's row before you call it, so that the events of one
 * aggregate are in order.
 */
export const makeRecordEvent = ({
  schema,
  notify,
  now = () => new Date(),
  tracing = null,
}: Options): RecordEvent => {
  return async (trx, definition, aggregateId, data) => {
    if (definition.service !== schema)
      throw new Error(`${schema} may not publish ${definition.type}: it belongs to ${definition.service}`);
    await traceCreation(tracing, definition.type, async (trace) => {
      const envelope: CloudEvent = eventEnvelope(definition.data).parse({
        specversion: '1.0',
        id: randomUUID(),
        source: `/services/${definition.service}`,
        type: definition.type,
        subject: aggregateId,
        time: now().toISOString(),
        datacontenttype: 'application/json',
        ...trace,
        data,
      });
      await trx.raw(insertStatement, [envelope.id, envelope.type, aggregateId, JSON.stringify(envelope)]);
    });
    if (notify) await trx.raw('select pg_notify(?, ?)', [outboxChannel(schema), '']);
  };
};
