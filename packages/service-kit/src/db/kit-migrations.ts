import { relayStateTable } from '../events/relay-state';
import { eventMigrations } from '../events/tables';
import { idempotencyTable } from '../idempotency/table';
import type { Migration } from './migrate';

/** What every service's schema has beside its own tables. */
export const kitMigrations: readonly Migration[] = [...eventMigrations, relayStateTable, idempotencyTable];
