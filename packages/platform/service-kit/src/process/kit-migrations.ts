import type { Migration } from '../db/migrate';
import { relayStateTable } from '../events/relay-state';
import { eventMigrations } from '../events/tables';
import { idempotencyTable } from '../http/idempotency/table';

/** Tables that every service's schema has in addition to its own. */
export const kitMigrations: readonly Migration[] = [...eventMigrations, relayStateTable, idempotencyTable];
