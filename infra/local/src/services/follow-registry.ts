import type { Log } from '@setu/dev-servers';
import { type Deployment, deploymentsSubject } from '@setu/protocol';
import { type RegistryClient, RegistryError } from '@setu/registry-client';
import type { Instances } from './instances';

/** Polling interval: the latest time at which a deployment is seen whose announcement was missed, ms; the same as in gateways. */
const pollMs = 5_000;

interface Options {
  client: RegistryClient;
  instances: Instances;
  /** Called with the newest deployment of every deployable after each read. */
  onDeployments: (deployments: Deployment[]) => void;
  log: Log;
}

/**
 * Reads the registry every five seconds, and at once when a gateway announces a deployment. While the registry does not answer, the
 * last state applies.
 */
export const followRegistry = ({
  client,
  instances,
  onDeployments,
  log,
}: Options): { stop: () => Promise<void> } => {
  let isStopped = false;
  let running: Promise<void> | undefined;
  let isAskedAgain = false;
  let said = '';
  /** A gateway that does not answer may be restarting, so only refusals are logged, each once. */
  const complain = (error: unknown) => {
    const message = error instanceof RegistryError ? error.message : '';
    if (message && message !== said) log(`the registry refused a request: ${message}`);
    said = message;
    return undefined;
  };
  const look = async (): Promise<void> => {
    do {
      isAskedAgain = false;
      const deployments = await client.currentDeployments().catch(complain);
      if (deployments && !isStopped) onDeployments(deployments);
    } while (isAskedAgain && !isStopped);
  };
  const ask = () => {
    isAskedAgain = true;
    if (isStopped) return;
    running ??= look().finally(() => {
      running = undefined;
    });
  };
  const timer = setInterval(ask, pollMs);
  instances.onMessage(deploymentsSubject, ask);
  return {
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await running;
    },
  };
};
