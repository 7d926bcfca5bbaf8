import { makeLogger, onStopSignal } from '@setu/service-kit';
import { readEnvironment } from './env';
import { startGateway } from './start-gateway';

/** A file beside this one when run from source, and beside the bundle when built. */
const workerFile = new URL('./pages/prepare-worker.mjs', import.meta.url);

const main = async () => {
  try {
    const gateway = await startGateway(readEnvironment(process.env), workerFile);
    onStopSignal(gateway.logger, gateway.stop);
  } catch (error) {
    makeLogger('gateway').fatal({ err: error }, 'could not start');
    process.exitCode = 1;
    setTimeout(() => process.exit(1), 100).unref();
  }
};

void main();
