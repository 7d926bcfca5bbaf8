import { releaseEndpointOf, type ServiceDescription } from '@setu/contracts';
import { makeDatabase } from '../db/database';
import { makeLogger } from '../observability/logger';
import { kitMigrations } from './kit-migrations';
import type { ServiceDefinition } from './service';

/** No connection is opened: building a service's parts does not query the database. */
const noDatabase = 'postgres://describing.invalid/nothing';

/** Describes a service from its parts, without a database, a broker or an environment. */
export const describeService = async (definition: ServiceDefinition): Promise<ServiceDescription> => {
  const { name } = definition;
  const db = makeDatabase({ url: noDatabase, schema: name, poolMax: 1 });
  const unavailable = () => Promise.reject(new Error(`${name} is only described and cannot record events`));
  try {
    const { routes, consumers } = definition.build({
      db,
      logger: makeLogger(name, 'silent'),
      recordEvent: unavailable,
      inTransaction: unavailable,
      clock: { now: () => new Date() },
      isDemo: false,
    });
    const consumes = consumers.flatMap(({ subscriptions }) =>
      subscriptions.map((one) => one.definition.type),
    );
    return {
      name,
      endpoints: routes.map(({ endpoint }) => releaseEndpointOf(endpoint)),
      consumes: [...new Set(consumes)].sort(),
      migrations: [...kitMigrations, ...definition.migrations]
        .map(({ name: migration, phase = 'expand', after }) => ({ name: migration, phase, after }))
        .sort((a, b) => (a.name < b.name ? -1 : 1)),
    };
  } finally {
    await db.destroy();
  }
};
