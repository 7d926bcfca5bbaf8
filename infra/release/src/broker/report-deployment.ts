import type { Context } from '../cli/command';
import { BrokerError } from './broker-calls';
import { findPactBroker } from './pact-broker';

/** Reports the live version to the Pact Broker, if there is one. A failure is only noted, because the version is live anyway. */
export const reportDeployment = async (
  { env, note }: Context,
  name: string,
  version: string,
): Promise<void> => {
  try {
    await findPactBroker(env)?.recordDeployment({ name, version });
  } catch (error) {
    if (!(error instanceof BrokerError)) throw error;
    note(`The Pact Broker could not record that ${name} ${version} is live: ${error.message}`);
  }
};
