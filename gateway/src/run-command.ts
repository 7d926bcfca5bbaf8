import { makeDatabase, makeLogger, runConsumerCommand } from '@setu/service-kit';
import type { GatewayEnvironment } from './env';
import { consumers } from './sessions/accounts.consumer';

const usage = 'Usage: main.js [serve | replay <consumer> | retry-dead-letters <consumer> | token …]';

/**
 * Runs one maintenance command beside the serving gateway; answers the line to print.
 * @throws Error with the usage for a command or a consumer there is none of
 */
export const runCommand = async (
  environment: GatewayEnvironment,
  command: string,
  argument?: string,
): Promise<string> => {
  const logger = makeLogger('gateway', 'warn');
  const db = makeDatabase({ url: environment.DATABASE_URL, schema: 'gateway', poolMax: 2, logger });
  try {
    const place = { reader: 'gateway' as const, consumers, db, natsUrl: environment.NATS_URL, logger };
    const line = await runConsumerCommand(place, command, argument);
    if (line === null)
      throw new Error(`${usage}\nConsumers: ${consumers.map(({ name }) => name).join(', ')}`);
    return line;
  } finally {
    await db.destroy();
  }
};
