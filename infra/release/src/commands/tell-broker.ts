import { BrokerError } from '../broker/broker-error';
import { findPactBroker } from '../broker/pact-broker';
import type { Context } from '../cli/command';

/**
 * Tells the Pact Broker, where there is one, what is live by now. That it could not be told changes nothing of that: it is
 * a remark, no failure.
 */
export const tellBroker = async (
  { root, env, note }: Context,
  name: string,
  version: string,
): Promise<void> => {
  try {
    await findPactBroker(root, env)?.recordDeployment({ name, version });
  } catch (error) {
    if (!(error instanceof BrokerError)) throw error;
    note(`The Pact Broker was not told that ${name} ${version} is live: ${error.message}`);
  }
};
