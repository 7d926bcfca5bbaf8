import type { platformErrors } from './errors/platform-errors';

/**
 * The types that a product registers, so that calls, events and routes are checked against them: `declare module '@setu/protocol' {
 * interface Register { role: 'buyer' | 'seller' } }`. A field that it leaves out is any string. Fields: `role` of signed-in people,
 * `errorCode` of its error catalogue, `service` by name, `user` for the signed-in person in a page, `intent` of people who are sent to
 * sign in, `notificationKind` of notifications.
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
/** The signed-in person, as described to a page. */
export type User = Registered<'user', { id: string }>;
/**
 * What the user wanted when being sent to sign in: the fields of the product's sign-in page, and `returnTo`, the path and query to
 * return to.
 */
export type SignInIntent = Registered<'intent', Record<string, unknown>> & { returnTo?: string };
/** Kind of a notification. */
export type NotificationKind = Registered<'notificationKind'>;
