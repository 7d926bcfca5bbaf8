import { z } from 'zod';
import type { ErrorCode, Role, ServiceName } from '../register';

/**
 * Who may call: `public` allows everyone, `signed-in` any user, a list of roles the users with these roles, and `admin` an
 * administrator session, which is separate from the user's session.
 */
export type Access = 'public' | 'signed-in' | 'admin' | readonly Role[];

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** An event that changes the reply of a read. */
export interface ChangedBy {
  /** The event's type: `catalog.franchise-updated.v1`. */
  readonly event: string;
  /** Path parameter that contains the id of the event's aggregate. Events of other aggregates are ignored. */
  readonly id?: string;
}

/** A reply whose body is not JSON: a page, an image, a file. */
export interface RawBody {
  readonly contentType: string;
}
/** Declares a reply whose body is not JSON. */
export const raw = (contentType: string): RawBody => ({ contentType });
/** Whether a declared reply is not JSON. */
export const isRaw = (value: z.ZodType | RawBody): value is RawBody => 'contentType' in value;

/** The definition of one call. Service, gateway, browser client, API reference and Pact all use this value. */
export interface Endpoint<
  P extends z.ZodType = z.ZodType,
  Q extends z.ZodType = z.ZodType,
  B extends z.ZodType = z.ZodType,
  R extends Readonly<Record<number, z.ZodType | RawBody>> = Readonly<Record<number, z.ZodType | RawBody>>,
  A extends Access = Access,
> {
  readonly service: ServiceName;
  readonly method: Method;
  /** Path with `:name` for each parameter, in the format of @koa/router. */
  readonly path: string;
  /** One sentence for the API reference. */
  readonly summary: string;
  readonly access: A;
  /** A malformed path parameter is answered with 404, like an unknown one. */
  readonly params: P;
  readonly query: Q;
  readonly body: B;
  /** Accepted request bodies; `form` is application/x-www-form-urlencoded, `bytes` a file, which the handler reads. */
  readonly accepts: 'none' | 'json' | 'json-or-form' | 'bytes';
  /** Largest body of a call that accepts bytes; other calls have the general limit. */
  readonly maxBodyBytes?: number;
  readonly response: R;
  /** True for a call that creates something: it accepts an Idempotency-Key header, so that a repeated request creates nothing. */
  readonly creates: boolean;
  readonly errors: readonly ErrorCode[];
  /** Weight of a call in the request limits; a usual call has 1. */
  readonly cost: number;
  /**
   * The events that change the reply of a public read to visitors who are signed out. The gateway stores such a reply until one
   * of them is published. When absent, the reply is not stored.
   */
  readonly changedBy?: readonly ChangedBy[];
  /**
   * Signed-in users with these roles get the stored reply too: the handler sees a visitor instead of them. A role is left out when its
   * users must see their own change at once, because a stored reply ends a moment after the event.
   */
  readonly sharedWith?: readonly Role[];
  /**
   * Whether a member of a brand's team makes the call as the brand; else as the person. By default, calls of identity concern the
   * person, and those of other services the brand.
   */
  readonly onBehalf: boolean;
}

/** The default of `onBehalf` for the calls of a service. */
export const isOnBehalfByDefault = (service: string): boolean => service !== 'identity';

const nothing = z.object({});
type Nothing = typeof nothing;

interface Spec<P, Q, B, R, A> {
  service: ServiceName;
  method: Method;
  path: string;
  summary: string;
  access: A;
  params?: P;
  query?: Q;
  body?: B;
  accepts?: 'json-or-form' | 'bytes';
  maxBodyBytes?: number;
  response: R;
  creates?: true;
  errors?: readonly ErrorCode[];
  /** 1 by default; more for calls with much more work. */
  cost?: number;
  changedBy?: readonly ChangedBy[];
  sharedWith?: readonly Role[];
  /** When absent, the default of the service. */
  onBehalf?: boolean;
}

/** Defines one call. A body is JSON unless `accepts` is set. */
export const endpoint = <
  R extends Readonly<Record<number, z.ZodType | RawBody>>,
  const A extends Access,
  P extends z.ZodType = Nothing,
  Q extends z.ZodType = Nothing,
  B extends z.ZodType = Nothing,
>(
  spec: Spec<P, Q, B, R, A>,
): Endpoint<P, Q, B, R, A> => ({
  cost: 1,
  ...spec,
  onBehalf: spec.onBehalf ?? isOnBehalfByDefault(spec.service),
  creates: spec.creates ?? false,
  errors: [...(spec.errors ?? []), ...(spec.creates ? (['idempotency_key_reused'] as const) : [])],
  accepts: spec.accepts ?? (spec.body ? 'json' : 'none'),
  params: spec.params ?? (nothing as unknown as P),
  query: spec.query ?? (nothing as unknown as Q),
  body: spec.body ?? (nothing as unknown as B),
});

/** The type of a part without fields is a record without values; an intersection with it would forbid all other fields. */
type Part<T> = string extends keyof T ? ([T[keyof T]] extends [never] ? unknown : T) : T;

/** The input type of a preprocessed field is `unknown`, so the field is optional. */
type Input<T> = { [K in keyof T as unknown extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as unknown extends T[K] ? K : never]?: T[K];
};

type Merge<E extends Endpoint, Kind extends 'in' | 'out'> = Kind extends 'in'
  ? Input<Part<z.input<E['params']>> & Part<z.input<E['query']>> & Part<z.input<E['body']>>>
  : Part<z.output<E['params']>> & Part<z.output<E['query']>> & Part<z.output<E['body']>>;

/** Input of a call: path, query and body values in one object. */
export type CallInput<E extends Endpoint> = Merge<E, 'in'>;
/** The JSON body that a caller sends. */
export type BodyInput<E extends Endpoint> = Input<z.input<E['body']>>;
/** The parsed input that a handler receives. */
export type HandlerInput<E extends Endpoint> = Merge<E, 'out'>;

type JsonOf<T> = T extends z.ZodType ? z.output<T> : never;
/** The parsed JSON body of a successful reply. */
export type ReplyBody<E extends Endpoint> = JsonOf<E['response'][keyof E['response']]>;
/** The result of a handler, before the schema of the reply is applied. */
export type HandlerResult<E extends Endpoint> = E['response'][keyof E['response']] extends infer S
  ? S extends z.ZodType
    ? z.input<S>
    : never
  : never;
