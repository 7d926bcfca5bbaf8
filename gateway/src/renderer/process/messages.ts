import type { PrepareRequest } from '@setu/contracts';
import { z } from 'zod';
import { limits } from './limits';

const text = z.string().max(4_000);

/** Messages from a renderer. Only their size is trusted. */
export const FromRenderer = z.discriminatedUnion('type', [
  /** The release's module is evaluated. */
  z.object({ type: z.literal('loaded') }),
  z.object({ type: z.literal('unloadable'), reason: text }),
  /** An error that belongs to no job; the process ends. */
  z.object({ type: z.literal('crash'), reason: text }),
  z.object({ type: z.literal('pong') }),
  z.object({
    type: z.literal('read'),
    job: z.int(),
    read: z.int(),
    url: z.string().max(limits.urlLength),
    method: z.string().max(20),
  }),
  /** The job's answer; the query state as JSON is its body. */
  z.object({ type: z.literal('done'), job: z.int(), head: z.unknown(), status: z.unknown() }),
  /** The job threw, or exceeded its limits. */
  z.object({
    type: z.literal('failed'),
    job: z.int(),
    cause: z.enum(['error', 'limit']),
    reason: text,
  }),
]);
export type FromRenderer = z.output<typeof FromRenderer>;

/** Messages to a renderer. */
export type ToRenderer =
  /** A source file of the release; its text is the body. */
  | { type: 'file'; path: string }
  /** All files were sent: evaluate this one. */
  | { type: 'load'; entry: string; limits: typeof limits }
  /** Work on a page. Later kinds, such as rendering, are added here. */
  | { type: 'job'; job: number; kind: 'prepare'; request: PrepareRequest }
  /** No page waits for this job any more. */
  | { type: 'cancel'; job: number }
  /** The reply to a read, with its text as the body; or the reason of a failed read. */
  | { type: 'answer'; read: number; status: number; headers: Record<string, string> }
  | { type: 'answer'; read: number; reason: string }
  | { type: 'ping' };
