import type { PrepareRequest } from '@setu/protocol';
import { z } from 'zod';
import { limits } from './limits';

const text = z.string().max(4_000);

/** Messages from a renderer. Only their size is trusted. */
export const FromRenderer = z.discriminatedUnion('type', [
  /** The remote's server module and its rendering module are evaluated, unless there is a problem. */
  z.object({
    type: z.literal('loaded'),
    problem: z.object({ of: z.enum(['shell', 'remote']), reason: text }).nullable(),
  }),
  /** The remote's server module threw. */
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
  /**
   * The job's answer. Of a preparation: head and status, and as its body the query state as JSON. Of a rendering: the style
   * tags, which are the first `cssLength` bytes of its body, the HTML behind them, and what the screen threw.
   */
  z.object({
    type: z.literal('done'),
    job: z.int(),
    head: z.unknown().optional(),
    status: z.unknown().optional(),
    cssLength: z.unknown().optional(),
    problem: z.unknown().optional(),
  }),
  /** The job threw, or exceeded its limits. */
  z.object({
    type: z.literal('failed'),
    job: z.int(),
    cause: z.enum(['error', 'limit']),
    of: z.enum(['shell', 'remote']),
    reason: text,
  }),
]);
export type FromRenderer = z.output<typeof FromRenderer>;

/** Messages to a renderer. */
export type ToRenderer =
  /** A source file of the shell or the remote, below `shell/` or `remote/`; the body is its text. */
  | { type: 'file'; path: string }
  /** All files were sent: evaluate this one. */
  | {
      type: 'load';
      /** The remote's server module; null when it has none. */
      entry: string | null;
      /** The rendering modules; null when the shell has none. */
      rendering: { shell: string; remote: string | null } | null;
      limits: typeof limits;
    }
  /** Work on a page. The body of a rendering is the page's boot data as JSON. */
  | { type: 'job'; job: number; kind: 'prepare'; request: PrepareRequest }
  | { type: 'job'; job: number; kind: 'render'; request: { address: string } }
  /** No page waits for this job any longer. */
  | { type: 'cancel'; job: number }
  /** The reply to a read, with its text as the body; or the reason of a failed read. */
  | { type: 'answer'; read: number; status: number; headers: Record<string, string> }
  | { type: 'answer'; read: number; reason: string }
  | { type: 'ping' };
