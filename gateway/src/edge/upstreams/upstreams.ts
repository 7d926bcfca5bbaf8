import type { Pool } from 'undici';
import type { CountedVisitor } from '../../releases/visitor';

/** The outcome of every exchange. */
export interface Outcome {
  status: number;
  /** True when the database or broker was down or full: this does not count as a failure of the release. */
  isPlatformFault: boolean;
}

/** A whole reply, for the gateway's own reads. */
export interface UpstreamReply extends Outcome {
  headers: Record<string, string>;
  body: Buffer;
}

/** The JSON of a reply. @throws SyntaxError when it is not JSON */
export const jsonOf = ({ body }: UpstreamReply): unknown => JSON.parse(body.toString());

/** The service and release that get a call, and the visitor who makes it. */
export interface ServiceTarget {
  service: string;
  /** The release that this visitor's calls go to; null for any running one. */
  version: string | null;
  /** Failures are counted by visitor; null for a call that no visitor made. */
  visitor: (() => CountedVisitor) | null;
}

/** How an exchange is made with one process of a service. */
export interface Exchange<T extends Outcome> {
  /** Headers of the request; its `traceparent` names the cause of the call. */
  headers: Record<string, string>;
  /** Makes the exchange over these connections. @param headers of this attempt, which has its own span */
  send: (pool: Pool, headers: Record<string, string>) => Promise<T>;
  /** True for a read: it is repeated once when its connection breaks before a reply. */
  isHarmless: boolean;
  /** False once it cannot be repeated: its body was read, or its reply has begun. */
  isRepeatable: () => boolean;
}

interface Read {
  /** Path and query of a GET. */
  path: string;
  headers: Record<string, string>;
  /** Timeout of the whole exchange. */
  timeoutMs: number;
  /** Largest reply body; a larger one is an error. Unlimited by default. */
  maxBytes?: number;
}

/** Calls to the services, wherever they run. */
export interface Upstreams {
  /**
   * Makes an exchange with an instance of the service, or with another when the first cannot be reached.
   * @throws UpstreamError 503 when no instance is known, else the errors of undici
   */
  call: <T extends Outcome>(to: ServiceTarget, exchange: Exchange<T>) => Promise<T>;
  /** Reads a whole reply of any status. @throws the errors of undici when there is none in time */
  read: (to: ServiceTarget, read: Read) => Promise<UpstreamReply>;
}

/** Makes a GET that every visitor may make. Throws when no service answers within the timeout. */
export type ReadPublic = (url: string, timeoutMs: number) => Promise<UpstreamReply>;
