import { makeLogger, onStopSignal } from '@setu/service-kit';
import { readEnvironment } from './env';
import { runCommand } from './run-command';
import { startGateway } from './start-gateway';

/** A file beside this one when run from source, and beside the bundle when built. */
const workerFile = new URL('./pages/prepare-worker.mjs', import.meta.url);

const main = async () => {
  const [command = 'serve', consumer] = process.argv.slice(2);
  try {
    const environment = readEnvironment(process.env);
    if (command !== 'serve') {
      process.stdout.write(`${await runCommand(environment, command, consumer)}\n`);
      return;
    }
    const gateway = await startGateway(environment, workerFile);
    onStopSignal(gateway.logger, gateway.stop);
  } catch (error) {
    makeLogger('gateway').fatal({ err: error }, 'could not start');
    process.exitCode = 1;
    setTimeout(() => process.exit(1), 100).unref();
  }
};

void main();
