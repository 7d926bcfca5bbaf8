import type { platformErrors } from './errors/platform-errors';

/**
 * What a product registers of its own words, so that calls, events and routes are checked for them:
 * `declare module '@setu/protocol' { interface Register { role: 'buyer' | 'seller' } }`. What it leaves out is any text.
 * Fields: `role` of people who are signed in, `errorCode` of its error catalogue, `service` by name, `user` as a page knows the person who
 * is signed in, `intent` of people who are sent to sign in.
 */
// biome-ignore lint/suspicious/noEmptyInterface: products add its fields by declaration merging.
export interface Register {}

type Registered<Key extends string, Otherwise = string> =
  Register extends Record<Key, infer Type> ? Type : Otherwise;

/** Role of a person who is signed in. */
export type Role = Registered<'role'>;
/** Machine-readable code of an error: one of the platform, or of the product's catalogue. */
export type ErrorCode = keyof typeof platformErrors | Registered<'errorCode'>;
/** Name of a service. */
export type ServiceName = Registered<'service'>;
/** The person who is signed in, as a page knows them. */
export type User = Registered<'user', { id: string }>;
/**
 * What the user wanted when being sent to sign in: what the product's sign-in page reads of it, and `returnTo`, path and query to come
 * back to.
 */
export type SignInIntent = Registered<'intent', Record<string, unknown>> & { returnTo?: string };
