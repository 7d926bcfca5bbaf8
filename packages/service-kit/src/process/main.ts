import { makeDatabase } from '../db/database';
import { connectBroker } from '../events/broker';
import type { ConsumerDefinition } from '../events/consumer';
import { makeRecordEvent } from '../events/outbox';
import { replayConsumer, republishAll, retryDeadLetters } from '../events/recovery';
import { makeLogger } from '../logger';
import { parseEnvironment, ServiceEnvironment } from './environment';
import { type ServiceDefinition, startService } from './service';
import { onStopSignal } from './stop-signal';

const usage = 'Usage: main.js [serve | replay <consumer> | retry-dead-letters <consumer> | republish]';

const runCommand = async (
  definition: ServiceDefinition,
  command: string,
  argument?: string,
): Promise<string> => {
  const environment = parseEnvironment(ServiceEnvironment, process.env);
  const logger = makeLogger(definition.name, 'warn');
  const db = makeDatabase({ url: environment.DATABASE_URL, schema: definition.name, poolMax: 2, logger });
  try {
    if (command === 'republish') return `${await republishAll(db)} facts will be sent again`;
    const parts = definition.build({
      db,
      logger,
      recordEvent: makeRecordEvent({ schema: definition.name, notify: environment.OUTBOX_NOTIFY }),
      inTransaction: (work) => db.transaction(work),
      clock: { now: () => new Date() },
      isDemo: environment.DEMO,
    });
    const own = parts.commands?.[command];
    if (own) return await own(argument);
    const consumer: ConsumerDefinition | undefined = parts.consumers.find(({ name }) => name === argument);
    if (!consumer)
      throw new Error(
        `${usage}\nConsumers: ${parts.consumers.map(({ name }) => name).join(', ')}` +
          `\nFurther commands: ${Object.keys(parts.commands ?? {}).join(', ')}`,
      );
    if (command === 'retry-dead-letters') {
      const { done, failed } = await retryDeadLetters(db, consumer);
      return `${done} done, ${failed} failed again`;
    }
    if (command !== 'replay') throw new Error(usage);
    const broker = await connectBroker(environment.NATS_URL, `${definition.name}-replay`, logger);
    await replayConsumer(db, broker, definition.name, consumer);
    await broker.close();
    return `${consumer.name} is empty and will be built anew by the running service`;
  } finally {
    await db.destroy();
  }
};

/** The whole of a service's main.ts: serves until SIGTERM or SIGINT, or runs one maintenance command. */
export const runMain = async (definition: ServiceDefinition): Promise<void> => {
  const [command = 'serve', consumer] = process.argv.slice(2);
  try {
    if (command !== 'serve') {
      process.stdout.write(`${await runCommand(definition, command, consumer)}\n`);
      return;
    }
    const service = await startService(definition, parseEnvironment(ServiceEnvironment, process.env), {
      isStrict: process.env.NODE_ENV === 'test',
    });
    onStopSignal(service.logger, service.stop);
  } catch (error) {
    makeLogger(definition.name).fatal({ err: error }, 'could not start');
    process.exitCode = 1;
    setTimeout(() => process.exit(1), 100).unref();
  }
};
