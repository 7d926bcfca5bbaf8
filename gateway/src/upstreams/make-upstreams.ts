import { platformFaultHeader } from '@setu/contracts';
import { AppError, UpstreamError } from '@setu/service-kit';
import { Pool } from 'undici';
import type { InstanceRegistry, KnownInstance } from './instance-registry';
import type { FailureCause, ServiceCalls } from './service-calls';
import { wasAborted, wasReset, wasTooSlow, wasUnreached } from './upstream-errors';
import type { Exchange, Outcome, ServiceTarget, Upstreams } from './upstreams';

/** Milliseconds until a service must have begun its reply. */
const headersTimeout = 10_000;
/** Milliseconds between two pieces of a reply's body. */
const bodyTimeout = 20_000;

const openPool = (url: string) =>
  new Pool(url, {
    connections: 128,
    pipelining: 1,
    headersTimeout,
    bodyTimeout,
    connect: { timeout: 2_000 },
    keepAliveTimeout: 30_000,
  });

const flat = (headers: Record<string, string | string[] | undefined>) =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, Array.isArray(value) ? value.join(', ') : value] as const],
    ),
  );

const textOf = async (body: AsyncIterable<Buffer>, maxBytes = Number.POSITIVE_INFINITY): Promise<string> => {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.length;
    // Leaving the loop closes the connection.
    if (bytes > maxBytes) throw new UpstreamError(502, `The reply is larger than ${maxBytes} bytes.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
};

const notRunning = (service: string) =>
  new UpstreamError(503, `This part of the platform (${service}) is not running at the moment.`, {
    retryAfter: 5,
  });

/** Null for what is not the service's fault: the client went away, or sent what it may not send. */
const causeOf = (error: unknown): FailureCause | null => {
  if (error instanceof AppError || wasAborted(error)) return null;
  if (wasUnreached(error)) return 'unreached';
  return wasTooSlow(error) ? 'timeout' : 'broken';
};

interface Deps {
  known: InstanceRegistry;
  calls: ServiceCalls;
}

/** Upstreams, with what has to be told to them. */
export interface OpenUpstreams extends Upstreams {
  /** Closes the connections to an instance when its last reply has ended. */
  drop: (instance: KnownInstance) => Promise<void>;
  close: () => Promise<void>;
}

/** Calls by keep-alive connections, one pool an instance. */
export const makeUpstreams = ({ known, calls }: Deps): OpenUpstreams => {
  const pools = new Map<KnownInstance, Pool>();
  const poolOf = (instance: KnownInstance) => {
    const pool = pools.get(instance) ?? openPool(instance.url);
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
    send: Exchange<T>['send'],
  ): Promise<T> => {
    const { service, version } = instance;
    const call = { service, version, visitor };
    calls.onServiceCall(call);
    try {
      const reply = await send(poolOf(instance));
      if (reply.status >= 500) calls.onServiceFailure(call, reply.isPlatformFault ? 'platform' : 'status');
      return reply;
    } catch (error) {
      const cause = causeOf(error);
      if (cause) calls.onServiceFailure(call, cause);
      throw error;
    }
  };

  const call: Upstreams['call'] = async (to, { send, isHarmless, isRepeatable }) => {
    const tried = new Set<KnownInstance>();
    let isRepeated = false;
    let instance = known.pick(to.service, to.version);
    if (!instance) throw notRunning(to.service);
    for (;;) {
      try {
        return await attempt(to, instance, send);
      } catch (error) {
        if (wasUnreached(error) || wasReset(error)) known.suspect(instance);
        if (!isRepeatable()) throw error;
        tried.add(instance);
        const next = known.pick(to.service, to.version, tried);
        if (wasUnreached(error) && next) {
          instance = next;
        } else if (wasReset(error) && isHarmless && !isRepeated) {
          // Maybe a kept-alive connection that the service closed at that very moment: ask once more.
          isRepeated = true;
          instance = next ?? instance;
        } else throw error;
      }
    }
  };

  return {
    call,
    read: (to, { path, headers, timeout, maxBytes }) => {
      const signal = AbortSignal.timeout(timeout);
      return call(to, {
        send: async (pool) => {
          const reply = await pool.request({ method: 'GET', path, headers, signal });
          return {
            status: reply.statusCode,
            isPlatformFault: reply.headers[platformFaultHeader] !== undefined,
            headers: flat(reply.headers),
            body: await textOf(reply.body, maxBytes),
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
