import type { Migration } from '../db/migrate';
import { relayStateTable } from '../events/relay-state';
import { eventMigrations } from '../events/tables';
import { idempotencyTable } from '../http/idempotency/table';

/** What every service's schema has beside its own tables. */
export const kitMigrations: readonly Migration[] = [...eventMigrations, relayStateTable, idempotencyTable];
