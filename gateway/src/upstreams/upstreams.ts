import type { Pool } from 'undici';
import type { CountedVisitor } from '../releases/visitor';

/** What every exchange has of its reply. */
export interface Outcome {
  status: number;
  /** True when a server of the platform was away or full: no failure of the release that answered. */
  isPlatformFault: boolean;
}

/** A whole reply, for the gateway's own reads. */
export interface UpstreamReply extends Outcome {
  headers: Record<string, string>;
  body: string;
}

/** Whose call goes where. */
export interface ServiceTarget {
  service: string;
  /** The release this visitor's calls go to; null: whichever runs. */
  version: string | null;
  /** By whom failures are counted; null for a call of nobody's. */
  visitor: CountedVisitor | null;
}

/** How an exchange is made with one process of a service. */
export interface Exchange<T extends Outcome> {
  /** Makes it over these connections. */
  send: (pool: Pool) => Promise<T>;
  /** True for a call that changes nothing: it is made once more when its connection broke before a reply. */
  isHarmless: boolean;
  /** False once it cannot be made again: its body was read, or its reply has begun. */
  isRepeatable: () => boolean;
}

interface Read {
  /** Path and query of a GET. */
  path: string;
  headers: Record<string, string>;
  /** Milliseconds for the whole exchange. */
  timeout: number;
  /** Bytes of the reply's body at most; a longer one is an error. No limit unless given. */
  maxBytes?: number;
}

/** Calls to the services, wherever they run. */
export interface Upstreams {
  /**
   * Makes an exchange with a process of the service, with another one where the first cannot be reached.
   * @throws UpstreamError 503 when none is known, else what undici throws
   */
  call: <T extends Outcome>(to: ServiceTarget, exchange: Exchange<T>) => Promise<T>;
  /** Reads a whole reply, whatever its status; throws what undici throws when there is none in time. */
  read: (to: ServiceTarget, read: Read) => Promise<UpstreamReply>;
}

/** Makes a GET of the platform's API as any visitor may; throws when nobody answers within so many milliseconds. */
export type ReadPublic = (url: string, timeout: number) => Promise<UpstreamReply>;
