import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import {
  type Context,
  ROOT_CONTEXT,
  type Span,
  type SpanContext,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  trace,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { TraceContext } from '@setu/protocol';
import { withTimeLimit } from '../async/time-limit';
import type { Logger } from '../observability/logger';
import type { TracedProcess } from './open-tracing';
import { makeSecretSampler } from './secret-sampler';
import type { OpenSpan, SpanStart, Tracing } from './tracing';

const kinds = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  producer: SpanKind.PRODUCER,
  consumer: SpanKind.CONSUMER,
  internal: SpanKind.INTERNAL,
};

/** How long a stopping process waits for its last export, ms. */
const lastExportMs = 2_000;

interface Options extends TracedProcess {
  /** Address of the collector, without `/v1/traces`. */
  endpoint: string;
  /** Share of recorded traces, 0 to 1. */
  share: number;
  logger: Logger;
}

/** Follows the decision of the caller, except in a process with untrusted callers. */
const samplerOf = ({ samplingSecret, share }: Options): Sampler => {
  if (samplingSecret === undefined)
    return new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) });
  const root = makeSecretSampler(samplingSecret, share);
  return new ParentBasedSampler({ root, remoteParentSampled: root, remoteParentNotSampled: root });
};

const remoteContext = ({ traceId, spanId, isSampled }: TraceContext): SpanContext => ({
  traceId,
  spanId,
  traceFlags: isSampled ? TraceFlags.SAMPLED : TraceFlags.NONE,
  isRemote: true,
});

const contextOf = (span: Span): TraceContext => {
  const { traceId, spanId, traceFlags } = span.spanContext();
  return { traceId, spanId, isSampled: (traceFlags & TraceFlags.SAMPLED) !== 0 };
};

const openSpan = (span: Span): OpenSpan => ({
  context: contextOf(span),
  rename: (name) => void span.updateName(name),
  set: (attributes) => void span.setAttributes(attributes),
  fail: (type) => void span.setStatus({ code: SpanStatusCode.ERROR }).setAttribute('error.type', type),
});

const errorType = (error: unknown): string =>
  error instanceof Error ? error.constructor.name : typeof error;

/** Exports over OTLP, and logs when the collector stops accepting spans and when it accepts them again. */
const makeExporter = ({ endpoint, logger }: Options): SpanExporter => {
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces` });
  let isFailing = false;
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        const hasFailed = result.error !== undefined;
        if (hasFailed && !isFailing)
          logger.warn({ err: result.error }, 'traces are lost: the collector does not accept them');
        if (!hasFailed && isFailing) logger.info('the collector accepts traces again');
        isFailing = hasFailed;
        done(result);
      }),
    forceFlush: () => exporter.forceFlush(),
    shutdown: () => exporter.shutdown(),
  };
};

/** Starts the SDK of OpenTelemetry without its globals, so that a test may run several services in one process. */
export const startSdk = (options: Options): Tracing => {
  const { name, version } = options;
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': name,
      'service.namespace': 'franchisesetu',
      'service.instance.id': randomUUID(),
      ...(version === undefined ? {} : { 'service.version': version }),
    }),
    sampler: samplerOf(options),
    spanProcessors: [new BatchSpanProcessor({ exporter: makeExporter(options) })],
  });
  const tracer = provider.getTracer('franchisesetu');
  const activeSpan = new AsyncLocalStorage<Span>();

  const parentContext = (parent: TraceContext | null | undefined): Context => {
    if (parent) return trace.setSpanContext(ROOT_CONTEXT, remoteContext(parent));
    const active = parent === undefined ? activeSpan.getStore() : undefined;
    return active ? trace.setSpan(ROOT_CONTEXT, active) : ROOT_CONTEXT;
  };

  const start = ({ name: spanName, kind, parent, links = [], attributes = {}, startedAt }: SpanStart): Span =>
    tracer.startSpan(
      spanName,
      {
        kind: kinds[kind],
        attributes,
        links: links.map((link) => ({ context: remoteContext(link) })),
        startTime: startedAt,
      },
      parentContext(parent),
    );

  return {
    inSpan: async (description, work) => {
      const span = start(description);
      const open = openSpan(span);
      try {
        return await activeSpan.run(span, () => work(open));
      } catch (error) {
        open.fail(errorType(error));
        throw error;
      } finally {
        span.end();
      }
    },
    startSpan: (description) => {
      const span = start(description);
      return { ...openSpan(span), end: (at) => span.end(at) };
    },
    active: () => {
      const span = activeSpan.getStore();
      return span ? contextOf(span) : null;
    },
    // An unreachable collector must not delay the end of the process.
    stop: () => withTimeLimit(provider.shutdown(), lastExportMs).catch(() => undefined),
  };
};
