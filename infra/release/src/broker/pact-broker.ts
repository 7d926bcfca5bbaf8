import { join } from 'node:path';
import type { Release } from '@setu/protocol';
import { parseEnvironment } from '@setu/service-kit/settings';
import { PactBrokerEnvironment } from '../release-environment';
import { makePactCli } from './pact-cli';
import { type BrokerResult, publishResult } from './publish-result';

interface DeployableVersion {
  name: string;
  version: string;
}

/** A Pact Broker that is used in addition to the registry. */
export interface PactBroker {
  /** Publishes the pacts of a release. @param folder its build */
  publishPacts: (release: Release, folder: string) => Promise<void>;
  publishResults: (results: readonly BrokerResult[]) => Promise<void>;
  /** @throws BrokerError with the broker's reasons when it refuses */
  assertMayDeploy: (deployable: DeployableVersion) => Promise<void>;
  recordDeployment: (deployable: DeployableVersion) => Promise<void>;
}

/** Returns the broker at `PACT_BROKER_BASE_URL`; null without it, when only the registry stores the pacts. */
export const findPactBroker = (root: string, env: NodeJS.ProcessEnv): PactBroker | null => {
  const settings = parseEnvironment(PactBrokerEnvironment, env);
  const { PACT_BROKER_BASE_URL: base, PACT_BROKER_ENVIRONMENT: environment } = settings;
  if (!base) return null;
  const pact = makePactCli(root, { ...env, ...settings });
  const named = ({ name, version }: DeployableVersion) => ['--pacticipant', name, '--version', version];
  return {
    publishPacts: ({ name, version, contracts }, folder) =>
      contracts.length > 0
        ? pact(
            'publish',
            ...contracts.map(({ file }) => join(folder, file)),
            ...['--consumer-app-version', version],
          )
        : pact('create-or-update-version', ...named({ name, version })),
    publishResults: async (results) => {
      for (const result of results) await publishResult(base, settings, result);
    },
    assertMayDeploy: (deployable) =>
      pact('can-i-deploy', ...named(deployable), '--to-environment', environment),
    recordDeployment: (deployable) =>
      pact('record-deployment', ...named(deployable), '--environment', environment),
  };
};
