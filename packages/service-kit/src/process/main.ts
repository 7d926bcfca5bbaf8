import type { Knex } from 'knex';
import { makeDatabase } from '../db/database';
import { makeInTransaction } from '../db/in-transaction';
import { connectBroker } from '../events/broker';
import { makeRecordEvent } from '../events/outbox';
import { republishAll } from '../events/recovery';
import { type Logger, makeLogger } from '../observability/logger';
import { makeMetrics } from '../observability/metrics';
import { removedLine, runRetention } from '../retention/run-retention';
import { runConsumerCommand } from './consumer-command';
import { describeService } from './describe';
import { parseEnvironment, ServiceEnvironment } from './environment';
import { retentionOf, type ServiceDefinition, type ServiceParts, startService } from './service';
import { onStopSignal } from './stop-signal';

const usage =
  'Usage: main.js [serve | describe | replay <consumer> | retry-dead-letters <consumer> | republish | prune]';

const prune = async (
  { name }: ServiceDefinition,
  parts: ServiceParts,
  { db, logger, natsUrl }: { db: Knex; logger: Logger; natsUrl: string },
): Promise<string> => {
  const broker = await connectBroker(natsUrl, `${name}-prune`, logger);
  try {
    const place = retentionOf({ name, parts, db, broker: () => broker, logger, metrics: makeMetrics(name) });
    return removedLine(await runRetention(place, new Date()));
  } finally {
    await broker.close();
  }
};

const runCommand = async (
  definition: ServiceDefinition,
  command: string,
  argument?: string,
): Promise<string> => {
  const environment = parseEnvironment(ServiceEnvironment, process.env);
  const logger = makeLogger(definition.name, 'warn');
  const db = makeDatabase({ url: environment.DATABASE_URL, schema: definition.name, poolMax: 2, logger });
  try {
    if (command === 'republish') return `${await republishAll(db)} events will be published again`;
    const parts = definition.build({
      db,
      logger,
      recordEvent: makeRecordEvent({ schema: definition.name, notify: environment.OUTBOX_NOTIFY }),
      inTransaction: makeInTransaction(db),
      clock: { now: () => new Date() },
      isDemo: environment.DEMO,
    });
    if (command === 'prune')
      return await prune(definition, parts, { db, logger, natsUrl: environment.NATS_URL });
    const own = parts.commands?.[command];
    if (own) return await own(argument);
    const { consumers, commands = {} } = parts;
    const place = { reader: definition.name, consumers, db, natsUrl: environment.NATS_URL, logger };
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

/**
 * The whole of a service's main.ts: serves until SIGTERM or SIGINT, or runs one maintenance command. `describe` prints what
 * its release.json contains about it, as JSON, and needs neither a database nor an environment.
 * @example
 * void runMain(billingService); // services/billing/src/main.ts
 */
export const runMain = async (definition: ServiceDefinition): Promise<void> => {
  const [command = 'serve', consumer] = process.argv.slice(2);
  try {
    if (command === 'describe') {
      process.stdout.write(`${JSON.stringify(await describeService(definition))}\n`);
      return;
    }
    if (command !== 'serve') {
      process.stdout.write(`${await runCommand(definition, command, consumer)}\n`);
      return;
    }
    const environment = parseEnvironment(ServiceEnvironment, process.env);
    const service = await startService(definition, environment, {
      isStrict: process.env.NODE_ENV === 'test',
    });
    onStopSignal(service.logger, service.stop, environment.DRAIN_GRACE_MS);
  } catch (error) {
    const what = command === 'serve' ? 'could not start' : `${command} failed`;
    makeLogger(definition.name).fatal({ err: error }, what);
    process.exitCode = 1;
    setTimeout(() => process.exit(1), 100).unref();
  }
};
