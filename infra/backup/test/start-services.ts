import { agentService } from '@setu/agent/src/app';
import { catalogService } from '@setu/catalog/src/app';
import { contentService } from '@setu/content/src/app';
import { migrations as gatewayMigrations } from '@setu/gateway/migrations/index';
import { identityService } from '@setu/identity/src/app';
import { inquiryService } from '@setu/inquiry/src/app';
import { makeDatabase, migrate } from '@setu/service-kit';
import { type Callers, makeCallers, startTestService, type TestService } from '@setu/service-kit/test';

const definitions = {
  identity: identityService,
  catalog: catalogService,
  inquiry: inquiryService,
  agent: agentService,
  content: contentService,
};
type Name = keyof typeof definitions;

/** Every service of a platform on one database, without a gateway. */
export interface Services extends Record<Name, TestService> {
  stop: () => Promise<void>;
}

interface Options {
  /** Addresses of the database by schema. */
  schemaUrls: Readonly<Record<string, string>>;
  broker: { url: string };
  /** Whether to fill empty tables with the seed data. */
  demo?: boolean;
  callers?: Callers;
}

/** Starts every service, and brings the schema of the gateway up to date. */
export const startServices = async ({
  schemaUrls,
  broker,
  demo = false,
  callers = makeCallers(),
}: Options): Promise<Services> => {
  const urlOf = (schema: string) => schemaUrls[schema] ?? '';
  const db = makeDatabase({ url: urlOf('gateway'), schema: 'gateway', poolMax: 1 });
  await migrate(db, 'gateway', gatewayMigrations);
  await db.destroy();
  const started: [string, TestService][] = [];
  for (const [name, definition] of Object.entries(definitions)) {
    const database = {
      url: urlOf(name),
      query: () => Promise.reject(new Error('not used')),
      drop: async () => undefined,
    };
    started.push([name, await startTestService(definition, { broker, database, demo, callers })]);
  }
  return {
    ...(Object.fromEntries(started) as Record<Name, TestService>),
    stop: async () => {
      for (const [, service] of started.reverse()) await service.stop();
    },
  };
};
