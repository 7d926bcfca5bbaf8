import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface OtlpValue {
  stringValue?: string;
  intValue?: number;
  doubleValue?: number;
  boolValue?: boolean;
}
interface OtlpAttribute {
  key: string;
  value: OtlpValue;
}
interface OtlpSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes: OtlpAttribute[];
  links?: { traceId: string; spanId: string }[];
  status: { code?: number };
}
interface OtlpRequest {
  resourceSpans: { resource: { attributes: OtlpAttribute[] }; scopeSpans: { spans: OtlpSpan[] }[] }[];
}

/** A span as a test reads it. */
export interface CollectedSpan {
  /** The process that recorded it. */
  process: string;
  name: string;
  traceId: string;
  spanId: string;
  parentId: string | null;
  links: string[];
  hasFailed: boolean;
  durationMs: number;
  attributes: Record<string, string | number | boolean | undefined>;
}

/** A server that accepts spans like a collector: OTLP as JSON over HTTP. */
export interface TestCollector {
  url: string;
  /** The spans received so far. */
  spans: () => readonly CollectedSpan[];
  /** Everything received, as raw text. */
  text: () => string;
  stop: () => Promise<void>;
}

const attributesOf = (list: readonly OtlpAttribute[]) =>
  Object.fromEntries(
    list.map(
      ({ key, value }) =>
        [key, value.stringValue ?? value.intValue ?? value.doubleValue ?? value.boolValue] as const,
    ),
  );

const spansIn = ({ resourceSpans }: OtlpRequest): CollectedSpan[] =>
  resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans
      .flatMap(({ spans }) => spans)
      .map(({ parentSpanId, attributes, links = [], status, ...span }) => ({
        process: String(attributesOf(resource.attributes)['service.name']),
        name: span.name,
        traceId: span.traceId,
        spanId: span.spanId,
        parentId: parentSpanId || null,
        links: links.map((link) => link.spanId),
        hasFailed: status.code === 2,
        durationMs: Number(BigInt(span.endTimeUnixNano) - BigInt(span.startTimeUnixNano)) / 1_000_000,
        attributes: attributesOf(attributes),
      })),
  );

/** Starts a collector on a free port. */
export const startTestCollector = async (): Promise<TestCollector> => {
  const bodies: string[] = [];
  const server = createServer({ keepAliveTimeout: 0 }, (request, reply) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      if (request.url === '/v1/traces') bodies.push(Buffer.concat(chunks).toString('utf8'));
      reply.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans: () => bodies.flatMap((body) => spansIn(JSON.parse(body))),
    text: () => bodies.join('\n'),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
