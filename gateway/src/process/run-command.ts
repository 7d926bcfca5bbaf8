import {
  makeDatabase,
  makeLogger,
  makeMetrics,
  migrateOnly,
  removedLine,
  runConsumerCommand,
  runRetention,
  sessionUrlOf,
} from '@setu/service-kit';
import { migrations } from '../../migrations';
import { consumers } from '../marketplace/sessions/accounts.consumer';
import { openArtefacts } from '../releases/artefacts/open-artefacts';
import { brokerAccess, type GatewayEnvironment } from './env';
import { retentionOfGateway } from './retention';

const usage =
  'Usage: main.js [serve | broker-permissions | migrate | replay <consumer> | retry-dead-letters <consumer> | prune | token …]';

/**
 * Runs one maintenance command while gateways are serving.
 * @returns the line to print
 * @throws Error with the usage for an unknown command or consumer
 */
export const runCommand = async (
  environment: GatewayEnvironment,
  command: string,
  argument?: string,
): Promise<string> => {
  const logger = makeLogger('gateway', 'warn');
  if (command === 'migrate') return migrateOnly(environment, { schema: 'gateway', migrations, logger });
  const db = makeDatabase({ url: sessionUrlOf(environment), schema: 'gateway', poolMax: 2, logger });
  try {
    if (command === 'prune') {
      const artefacts = openArtefacts(environment);
      const place = retentionOfGateway({ db, artefacts, logger, metrics: makeMetrics('gateway') });
      return removedLine(await runRetention(place, new Date()));
    }
    const place = { reader: 'gateway' as const, consumers, db, access: brokerAccess(environment), logger };
    const line = await runConsumerCommand(place, command, argument);
    if (line === null)
      throw new Error(`${usage}\nConsumers: ${consumers.map(({ name }) => name).join(', ')}`);
    return line;
  } finally {
    await db.destroy();
  }
};
