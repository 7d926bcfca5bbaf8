import { formatTraceparent, parseTraceparent, platformFaultHeader, traceparentHeader } from '@setu/protocol';
import { AppError, type Tracing, UpstreamError } from '@setu/service-kit';
import { Pool } from 'undici';
import type { FailureCause, ServiceCalls } from '../../releases/service-calls';
import type { KnownInstance } from './instance-rank';
import type { InstanceRegistry } from './instance-registry';
import type { ServiceCertificates } from './service-certificates';
import { wasAborted, wasReset, wasTooSlow, wasUnreached } from './upstream-errors';
import type { Exchange, Outcome, ServiceTarget, Upstreams } from './upstreams';

/** A service must begin its reply within this time. */
const headersTimeoutMs = 10_000;
/** Longest pause within a reply's body. */
const bodyTimeoutMs = 20_000;
const connectTimeoutMs = 2_000;
const keepAliveMs = 30_000;

const openPool = ({ service, url }: KnownInstance, certificates: ServiceCertificates) =>
  new Pool(url, {
    // Calls that wait for their clients also hold connections: as many as may arrive, leave and be in flight.
    connections: 1_024,
    pipelining: 1,
    headersTimeout: headersTimeoutMs,
    bodyTimeout: bodyTimeoutMs,
    connect: { timeout: connectTimeoutMs, ...certificates.optionsFor(service) },
    keepAliveTimeout: keepAliveMs,
  });

const flat = (headers: Record<string, string | string[] | undefined>) =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, Array.isArray(value) ? value.join(', ') : value] as const],
    ),
  );

const bytesOf = async (body: AsyncIterable<Buffer>, maxBytes = Number.POSITIVE_INFINITY): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.length;
    // Throwing out of the loop closes the connection.
    if (bytes > maxBytes) throw new UpstreamError(502, `The reply exceeds ${maxBytes} bytes.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};

const notRunning = (service: string) =>
  new UpstreamError(503, `The ${service} service is not running. Try again in a few seconds.`, {
    retryAfter: 5,
  });

/** Null when the service is not at fault: the client disconnected, or its request was refused. */
const causeOf = (error: unknown): FailureCause | null => {
  if (error instanceof AppError || wasAborted(error)) return null;
  if (wasUnreached(error)) return 'unreached';
  return wasTooSlow(error) ? 'timeout' : 'broken';
};

interface Deps {
  instances: InstanceRegistry;
  calls: ServiceCalls;
  certificates: ServiceCertificates;
  tracing?: Tracing | null;
}

/** Sends a call in its own span, which the service continues. */
const sendTraced = <T extends Outcome>(
  tracing: Tracing,
  { service, version }: KnownInstance,
  headers: Record<string, string>,
  send: (headers: Record<string, string>) => Promise<T>,
): Promise<T> => {
  const attributes = { 'peer.service': service, ...(version ? { 'peer.version': version } : {}) };
  const parent = parseTraceparent(headers[traceparentHeader]);
  return tracing.inSpan({ name: `call ${service}`, kind: 'client', parent, attributes }, async (span) => {
    const reply = await send({ ...headers, [traceparentHeader]: formatTraceparent(span.context) });
    span.set({ 'http.response.status_code': reply.status });
    if (reply.status >= 500) span.fail(String(reply.status));
    return reply;
  });
};

/** Upstreams, and how their connections are closed. */
export interface OpenUpstreams extends Upstreams {
  /** Closes the connections to an instance when its last reply has ended. */
  drop: (instance: KnownInstance) => Promise<void>;
  close: () => Promise<void>;
}

/** Calls over keep-alive connections, with one pool for each instance. */
export const makeUpstreams = ({ instances, calls, certificates, tracing = null }: Deps): OpenUpstreams => {
  const pools = new Map<KnownInstance, Pool>();
  const poolOf = (instance: KnownInstance) => {
    const pool = pools.get(instance) ?? openPool(instance, certificates);
    pools.set(instance, pool);
    return pool;
  };
  const drop = async (instance: KnownInstance) => {
    const pool = pools.get(instance);
    pools.delete(instance);
    await pool?.close();
  };

  const attempt = async <T extends Outcome>(
    { visitor }: ServiceTarget,
    instance: KnownInstance,
    { headers, send }: Pick<Exchange<T>, 'headers' | 'send'>,
  ): Promise<T> => {
    const { service, version } = instance;
    const call = { service, version, visitor };
    calls.onServiceCall(call);
    try {
      const pool = poolOf(instance);
      const reply = tracing
        ? await sendTraced(tracing, instance, headers, (traced) => send(pool, traced))
        : await send(pool, headers);
      if (reply.status >= 500) calls.onServiceFailure(call, reply.isPlatformFault ? 'platform' : 'status');
      return reply;
    } catch (error) {
      const cause = causeOf(error);
      if (cause) calls.onServiceFailure(call, cause);
      certificates.explain(instance, error);
      throw error;
    }
  };

  const call: Upstreams['call'] = async (to, { headers, send, isHarmless, isRepeatable }) => {
    const tried = new Set<KnownInstance>();
    let isRepeated = false;
    let instance = instances.pick(to.service, to.version);
    if (!instance) throw notRunning(to.service);
    for (;;) {
      try {
        return await attempt(to, instance, { headers, send });
      } catch (error) {
        if (wasUnreached(error) || wasReset(error)) instances.markUnreachable(instance);
        if (!isRepeatable()) throw error;
        tried.add(instance);
        const next = instances.pick(to.service, to.version, tried);
        if (wasUnreached(error) && next) {
          instance = next;
        } else if (wasReset(error) && isHarmless && !isRepeated) {
          // The service may have closed an idle keep-alive connection just then: repeat the call once.
          isRepeated = true;
          instance = next ?? instance;
        } else throw error;
      }
    }
  };

  return {
    call,
    read: (to, { path, headers, timeoutMs, maxBytes }) => {
      const signal = AbortSignal.timeout(timeoutMs);
      return call(to, {
        headers,
        send: async (pool, sent) => {
          const reply = await pool.request({ method: 'GET', path, headers: sent, signal });
          return {
            status: reply.statusCode,
            isPlatformFault: reply.headers[platformFaultHeader] !== undefined,
            headers: flat(reply.headers),
            body: await bytesOf(reply.body, maxBytes),
          };
        },
        isHarmless: true,
        isRepeatable: () => !signal.aborted,
      });
    },
    drop,
    close: async () => {
      await Promise.all([...pools.keys()].map(drop));
    },
  };
};
