import { type BrokerPermissions, releaseEndpointOf, type ServiceDescription } from '@setu/protocol';
import { makeDatabase } from '../db/database';
import { servicePermissions } from '../events/broker/broker-permissions';
import { readsOf } from '../events/consumer';
import { makeLogger } from '../observability/logger';
import { withKitMigrations } from './kit-migrations';
import type { ServiceDefinition, ServiceParts } from './service';

/** No connection is opened: building a service's parts does not query the database. */
const noDatabase = 'postgres://describing.invalid/nothing';

/** Builds the parts of a service without a database, a broker or an environment, to read its declarations. */
const readParts = async <T>(
  { name, build }: ServiceDefinition,
  read: (parts: ServiceParts) => T,
): Promise<T> => {
  const db = makeDatabase({ url: noDatabase, schema: name, poolMax: 1 });
  const unavailable = () => Promise.reject(new Error(`${name} is only described and cannot record events`));
  try {
    return read(
      build({
        db,
        logger: makeLogger(name, 'silent'),
        recordEvent: unavailable,
        inTransaction: unavailable,
        clock: { now: () => new Date() },
        isDemo: false,
      }),
    );
  } finally {
    await db.destroy();
  }
};

/** The subjects that a service needs at NATS, for the user that it connects as. */
export const describePermissions = (definition: ServiceDefinition): Promise<BrokerPermissions> =>
  readParts(definition, ({ consumers }) =>
    servicePermissions(definition.name, readsOf(definition.name, consumers)),
  );

/** Describes a service from its parts, without a database, a broker or an environment. */
export const describeService = (definition: ServiceDefinition): Promise<ServiceDescription> =>
  readParts(definition, ({ routes, consumers }) => {
    const consumes = consumers.flatMap(({ subscriptions }) =>
      subscriptions.map((one) => one.definition.type),
    );
    return {
      name: definition.name,
      endpoints: routes.map(({ endpoint }) => releaseEndpointOf(endpoint)),
      consumes: [...new Set(consumes)].sort(),
      migrations: withKitMigrations(definition.migrations)
        .map(({ name, phase = 'expand', after }) => ({ name, phase, after }))
        .sort((a, b) => (a.name < b.name ? -1 : 1)),
    };
  });
