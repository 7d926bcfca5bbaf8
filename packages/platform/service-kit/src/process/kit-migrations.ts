import type { Migration } from '../db/migrate';
import { inOrder } from '../db/migration-order';
import { relayStateTable } from '../events/relay-state';
import { eventMigrations } from '../events/tables';
import { idempotencyTable } from '../http/idempotency/table';

/** Tables that every service's schema has in addition to its own. */
export const kitMigrations: readonly Migration[] = [...eventMigrations, relayStateTable, idempotencyTable];

/**
 * The migrations of the kit and those of a service.
 * @throws Error that names a migration of the service that is out of order
 */
export const withKitMigrations = (own: readonly Migration[]): readonly Migration[] => [
  ...kitMigrations,
  ...inOrder(own),
];
