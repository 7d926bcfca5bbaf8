import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { serviceNames } from '@setu/contracts';
import { permissionsText } from '@setu/protocol';
import { gatewayPermissions, makeLogger, onStopSignal, readsOf } from '@setu/service-kit';
import { consumers } from './marketplace/sessions/accounts.consumer';
import { readEnvironment } from './process/env';
import { runCommand } from './process/run-command';
import { runTokens } from './process/run-tokens';
import { startGateway } from './start-gateway';

/** Next to this file when run from source, and next to the bundle when built. */
const rendererProgram = new URL('./edge/renderer/process/program.mjs', import.meta.url);

/** Next to the bundle when built; it does not exist when run from source. */
const pactFolder = join(dirname(process.argv[1] ?? ''), 'pacts');

const main = async () => {
  const [command = 'serve', ...args] = process.argv.slice(2);
  if (command === 'token') {
    process.exitCode = await runTokens(args);
    return;
  }
  if (command === 'broker-permissions') {
    process.stdout.write(
      `${permissionsText(gatewayPermissions(readsOf('gateway', consumers), serviceNames))}\n`,
    );
    return;
  }
  try {
    const environment = readEnvironment(process.env);
    if (command !== 'serve') {
      process.stdout.write(`${await runCommand(environment, command, args[0])}\n`);
      return;
    }
    const gateway = await startGateway(environment, readFileSync(rendererProgram, 'utf8'), pactFolder);
    onStopSignal(gateway.logger, gateway.stop, environment.DRAIN_GRACE_MS);
  } catch (error) {
    makeLogger('gateway').fatal({ err: error }, 'could not start');
    process.exitCode = 1;
    setTimeout(() => process.exit(1), 100).unref();
  }
};

void main();
