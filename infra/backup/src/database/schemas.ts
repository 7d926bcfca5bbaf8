import { migrations as agent } from '@setu/agent/migrations/index';
import { migrations as catalog } from '@setu/catalog/migrations/index';
import { migrations as content } from '@setu/content/migrations/index';
import { migrations as gateway } from '@setu/gateway/migrations/index';
import { migrations as identity } from '@setu/identity/migrations/index';
import { migrations as inquiry } from '@setu/inquiry/migrations/index';
import { kitMigrations, type Migration } from '@setu/service-kit';

const services = { identity, catalog, inquiry, agent, content };

/** All migrations of this checkout by schema: those of the gateway and of each service. */
export const knownMigrations: Readonly<Record<string, readonly Migration[]>> = {
  gateway,
  ...Object.fromEntries(
    Object.entries(services).map(([schema, own]) => [schema, [...kitMigrations, ...own]]),
  ),
};

/** Names of the schemas that a backup holds. */
export const schemaNames: readonly string[] = Object.keys(knownMigrations);
