import { z } from 'zod';

/**
 * Request header of a call that creates something: a repeat with the same key and body gets the first reply and creates
 * nothing. Without the header the reply is not stored.
 */
export const idempotencyKeyHeader = 'idempotency-key';

/** Reply header, `true` on a reply that repeats the first one. */
export const idempotencyReplayedHeader = 'idempotency-replayed';

/** The caller chooses a new key for each thing to create, for example a random UUID. */
export const IdempotencyKey = z
  .string()
  .regex(
    /^[\x21-\x7e]{1,255}$/,
    'Send an Idempotency-Key of 1 to 255 visible ASCII characters, without spaces',
  );
