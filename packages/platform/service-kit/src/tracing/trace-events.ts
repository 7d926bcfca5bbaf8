import { type CloudEvent, formatTraceparent, parseTraceparent, type TraceContext } from '@setu/protocol';
import type { Tracing } from './tracing';

const messaging = { 'messaging.system': 'nats' };

/**
 * Writes an event in a span that its consumers continue, if its change has a trace.
 * @param write gets the `traceparent` for the envelope
 */
export const traceCreation = (
  tracing: Tracing | null,
  type: string,
  write: (trace: Pick<CloudEvent, 'traceparent'>) => Promise<void>,
): Promise<void> => {
  if (!tracing?.active()) return write({});
  const attributes = {
    ...messaging,
    'messaging.operation.type': 'create',
    'messaging.destination.name': type,
  };
  return tracing.inSpan({ name: `create ${type}`, kind: 'producer', attributes }, ({ context }) =>
    write({ traceparent: formatTraceparent(context) }),
  );
};

/** Publishes an event of the outbox in a span of the trace that its envelope names. */
export const tracePublishing = <T>(
  tracing: Tracing | null,
  { type, traceparent }: { type: string; traceparent?: string | null },
  publish: () => Promise<T>,
): Promise<T> => {
  const parent = parseTraceparent(traceparent ?? undefined);
  if (!tracing || !parent) return publish();
  const attributes = { ...messaging, 'messaging.operation.type': 'send', 'messaging.destination.name': type };
  return tracing.inSpan({ name: `publish ${type}`, kind: 'producer', parent, attributes }, publish);
};

/** An event that a consumer handles. */
interface TracedEvent {
  type: string;
  traceparent?: string | undefined;
}

const isKnown = (trace: TraceContext | null): trace is TraceContext => trace !== null;

/**
 * Handles events in one span. It continues the trace of one event; the traces of other events in its transaction are
 * linked. Without any trace there is no span.
 */
export const traceHandling = <T>(
  tracing: Tracing | null,
  consumer: string,
  events: readonly TracedEvent[],
  handle: () => Promise<T>,
): Promise<T> => {
  if (!tracing) return handle();
  const causes = events.map(({ traceparent }) => parseTraceparent(traceparent)).filter(isKnown);
  const parent = causes.find(({ isSampled }) => isSampled) ?? causes[0];
  if (!parent) return handle();
  const types = [...new Set(events.map(({ type }) => type))];
  return tracing.inSpan(
    {
      name: `process ${types.length === 1 ? types[0] : consumer}`,
      kind: 'consumer',
      parent,
      links: causes.filter((cause) => cause !== parent && cause.isSampled),
      attributes: {
        ...messaging,
        'messaging.operation.type': 'process',
        'messaging.consumer.group.name': consumer,
        'messaging.batch.message_count': events.length,
        ...(types.length === 1 ? { 'messaging.destination.name': types[0] ?? '' } : {}),
      },
    },
    handle,
  );
};
