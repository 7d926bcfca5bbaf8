import type { ServiceName } from '@setu/contracts';
import { UpstreamError } from '@setu/service-kit';
import { Pool } from 'undici';

/** Milliseconds until a service must have begun its reply. */
const headersTimeout = 10_000;
/** Milliseconds between two pieces of a reply's body. */
const bodyTimeout = 20_000;

/** A whole reply, for the gateway's own reads. */
export interface UpstreamReply {
  status: number;
  headers: Record<string, string>;
  body: string;
}

interface Read {
  /** Path and query of a GET. */
  path: string;
  headers: Record<string, string>;
  /** Milliseconds for the whole exchange. */
  timeout: number;
}

/** Connections to the services. */
export interface Upstreams {
  /** @throws UpstreamError 503 when this platform runs no such service */
  pool: (service: ServiceName) => Pool;
  /** Reads a whole reply, whatever its status; throws what undici throws when there is none in time. */
  read: (service: ServiceName, read: Read) => Promise<UpstreamReply>;
  close: () => Promise<void>;
}

const flat = (headers: Record<string, string | string[] | undefined>) =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, Array.isArray(value) ? value.join(', ') : value] as const],
    ),
  );

/** One keep-alive pool a service. */
export const makeUpstreams = (urls: Partial<Record<ServiceName, string>>): Upstreams => {
  const pools = new Map(
    Object.entries(urls).map(([name, url]) => [
      name,
      new Pool(url, {
        connections: 128,
        pipelining: 1,
        headersTimeout,
        bodyTimeout,
        connect: { timeout: 2_000 },
        keepAliveTimeout: 30_000,
      }),
    ]),
  );
  const pool = (service: ServiceName) => {
    const found = pools.get(service);
    if (!found)
      throw new UpstreamError(503, `This part of the platform (${service}) is not running here.`, {
        retryAfter: 60,
      });
    return found;
  };
  return {
    pool,
    read: async (service, { path, headers, timeout }) => {
      const reply = await pool(service).request({
        method: 'GET',
        path,
        headers,
        signal: AbortSignal.timeout(timeout),
      });
      return { status: reply.statusCode, headers: flat(reply.headers), body: await reply.body.text() };
    },
    close: async () => {
      await Promise.all([...pools.values()].map((each) => each.close()));
    },
  };
};
