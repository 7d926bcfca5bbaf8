import type { Readable } from 'node:stream';
import type { Access, Endpoint, HandlerInput, HandlerResult } from '@setu/protocol';
import type { Context } from 'koa';
import { type Actor, type SignedIn, visitor } from '../caller/caller';
import { type Client, clientOf } from '../caller/client';

/** The caller that a handler receives: a signed-in user, or on a public endpoint also a visitor. */
export type ActorOf<A extends Access> = A extends 'public' ? Actor : SignedIn;

/** A reply with more than a body: one of several statuses, or headers. */
export class Reply<T> {
  constructor(
    readonly body: T,
    readonly options: { status?: number; headers?: Readonly<Record<string, string>> } = {},
  ) {}
}

/** A reply that is not JSON: a page, an image, a redirect. */
export class RawReply {
  constructor(
    /** A stream is read to its end, or destroyed when the client disconnects. */
    readonly body: string | Buffer | Readable | null,
    readonly options: { status: number; contentType?: string; headers?: Readonly<Record<string, string>> },
  ) {}
}

type Result<E extends Endpoint> = HandlerResult<E> | Reply<HandlerResult<E>> | RawReply;

/** An endpoint and its handler, made by `route` or `rawRoute`. */
export interface Route {
  endpoint: Endpoint;
  /** `unparsed` handlers read the body themselves, so that a form can be shown again with the typed values. */
  run: (input: unknown, actor: Actor, ctx: Context) => Promise<unknown>;
  isUnparsed: boolean;
}

/** The caller as the handler sees them: all who get the same stored reply are visitors. */
const callerFor = ({ sharedWith }: Endpoint, actor: Actor): Actor =>
  actor.kind === 'user' && sharedWith?.includes(actor.role) ? visitor : actor;

/**
 * Joins an endpoint and its handler. The router checks access, parses the input and checks the reply against its schema.
 * The handler also receives the client's machine, for limits that apply to visitors.
 * @example
 * route(sendInquiry, (input, actor) => send(input, actor))
 */
export const route = <E extends Endpoint>(
  endpoint: E,
  handle: (
    input: HandlerInput<E>,
    actor: ActorOf<E['access']>,
    client: Client,
  ) => Promise<Result<E>> | Result<E>,
): Route => ({
  endpoint,
  isUnparsed: false,
  run: async (input, actor, ctx) =>
    handle(input as HandlerInput<E>, callerFor(endpoint, actor) as ActorOf<E['access']>, clientOf(ctx)),
});

/** Like `route`, but the handler gets the unparsed body and the Koa context: for forms that answer with a page. */
export const rawRoute = <E extends Endpoint>(
  endpoint: E,
  handle: (body: unknown, actor: ActorOf<E['access']>, ctx: Context) => Promise<Result<E>>,
): Route => ({
  endpoint,
  isUnparsed: true,
  run: async (input, actor, ctx) => handle(input, actor as ActorOf<E['access']>, ctx),
});
