import { permissionsText } from '@setu/protocol';
import type { Knex } from 'knex';
import { z } from 'zod';
import { makeDatabase } from '../db/database';
import { type Clock, startDatabaseClock } from '../db/database-clock';
import { makeInTransaction } from '../db/in-transaction';
import { migrateOnly, sessionUrlOf } from '../db/open-migrated';
import { connectBroker } from '../events/broker/broker';
import type { BrokerAccess } from '../events/broker/broker-access';
import { makeRecordEvent } from '../events/outbox';
import { republishAll } from '../events/recovery';
import { type Logger, makeLogger } from '../observability/logger';
import { makeMetrics } from '../observability/metrics';
import { removedLine, runRetention } from '../retention/run-retention';
import { parseProcessEnvironment } from '../settings/parse-environment';
import { runConsumerCommand } from './consumer-command';
import { describePermissions, describeService } from './describe';
import { ServiceEnvironment } from './environment';
import { withKitMigrations } from './kit-migrations';
import { ownCommands } from './own-commands';
import { retentionOf, type ServiceDefinition, type ServiceParts, startService } from './service';
import { onStopSignal } from './stop-signal';

/** A service with the settings of its process. */
interface ReadService {
  definition: ServiceDefinition;
  environment: ServiceEnvironment;
}

const usage =
  'Usage: main.js [serve | describe | broker-permissions | migrate | replay <consumer> | retry-dead-letters <consumer> | republish | prune]';

const prune = async (
  { name }: ServiceDefinition,
  parts: ServiceParts,
  { db, logger, access, clock }: { db: Knex; logger: Logger; access: BrokerAccess; clock: Clock },
): Promise<string> => {
  const broker = await connectBroker(access, `${name}-prune`, logger);
  try {
    const place = retentionOf({ name, parts, db, broker: () => broker, logger, metrics: makeMetrics(name) });
    return removedLine(await runRetention(place, clock.now()));
  } finally {
    await broker.close();
  }
};

const runCommand = async (
  { definition, environment }: ReadService,
  command: string,
  argument?: string,
): Promise<string> => {
  const logger = makeLogger(definition.name, 'warn');
  if (command === 'migrate') {
    const migrations = withKitMigrations(definition.migrations);
    return migrateOnly(environment, { schema: definition.name, migrations, logger });
  }
  const db = makeDatabase({ url: sessionUrlOf(environment), schema: definition.name, poolMax: 2, logger });
  try {
    if (command === 'republish') return `${await republishAll(db)} events will be published again`;
    const clock = await startDatabaseClock(db, logger);
    const parts = definition.build({
      db,
      logger,
      recordEvent: makeRecordEvent({ schema: definition.name, notify: environment.OUTBOX_NOTIFY }),
      inTransaction: makeInTransaction(db),
      clock,
      isDemo: environment.DEMO,
    });
    if (command === 'prune')
      return await prune(definition, parts, { db, logger, access: environment, clock });
    const commands = ownCommands(parts, definition.texts);
    const own = commands[command];
    if (own) return await own(argument);
    const { consumers } = parts;
    const place = { reader: definition.name, consumers, db, access: environment, logger };
    const line = await runConsumerCommand(place, command, argument);
    if (line === null)
      throw new Error(
        `${usage}\nConsumers: ${consumers.map(({ name }) => name).join(', ')}` +
          `\nFurther commands: ${Object.keys(commands).join(', ')}`,
      );
    return line;
  } finally {
    await db.destroy();
  }
};

/** The `main.ts` of a service: without its own settings, or with their schema. Each own setting has a default. */
interface RunMain {
  (definition: ServiceDefinition): Promise<void>;
  <S extends z.ZodType>(define: (settings: z.output<S>) => ServiceDefinition, own: S): Promise<void>;
}

/**
 * The only call in a service's main.ts: serves until SIGTERM or SIGINT, or runs one maintenance command. `describe` prints the
 * description for its release.json, and `broker-permissions` the NATS subjects that it needs, as JSON. Both need neither a
 * database nor an environment.
 * @example
 * void runMain(billingService); // services/billing/src/main.ts
 * void runMain(makeBillingService, BillingEnvironment); // with its own settings
 */
export const runMain: RunMain = async (
  service: ServiceDefinition | ((settings: unknown) => ServiceDefinition),
  own: z.ZodType = z.object({}),
): Promise<void> => {
  const define = typeof service === 'function' ? service : () => service;
  const described = define(own.parse({}));
  const [command = 'serve', argument] = process.argv.slice(2);
  try {
    if (command === 'describe') {
      process.stdout.write(`${JSON.stringify(await describeService(described))}\n`);
      return;
    }
    if (command === 'broker-permissions') {
      process.stdout.write(`${permissionsText(await describePermissions(described))}\n`);
      return;
    }
    const settings = parseProcessEnvironment({ environment: ServiceEnvironment, own }, process.env, {
      process: described.name,
    });
    const { environment } = settings;
    const definition = define(settings.own);
    if (command !== 'serve') {
      process.stdout.write(`${await runCommand({ definition, environment }, command, argument)}\n`);
      return;
    }
    const isStrict = environment.NODE_ENV === 'test';
    const running = await startService(definition, environment, { isStrict });
    onStopSignal(running.logger, running.stop, environment.DRAIN_GRACE_MS);
  } catch (error) {
    const what = command === 'serve' ? 'could not start' : `${command} failed`;
    makeLogger(described.name).fatal({ err: error }, what);
    process.exitCode = 1;
    setTimeout(() => process.exit(1), 100).unref();
  }
};
