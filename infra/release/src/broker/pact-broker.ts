import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Release } from '@setu/protocol';
import { parseEnvironment } from '@setu/service-kit/settings';
import { z } from 'zod';
import { PactBrokerEnvironment } from '../release-environment';
import { BrokerError, makeBrokerCalls } from './broker-calls';

interface DeployableVersion {
  name: string;
  version: string;
}

/** The result of a pact between a version of a consumer and a version of a provider. */
interface BrokerResult {
  consumer: DeployableVersion;
  provider: DeployableVersion;
  success: boolean;
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

const Matrix = z.object({
  summary: z.object({ deployable: z.boolean().nullable(), reason: z.string().optional() }),
  notices: z.array(z.object({ text: z.string() })).default([]),
});
const Version = z.object({
  _links: z.object({
    'pb:record-deployment': z.array(z.object({ name: z.string(), href: z.string() })).default([]),
  }),
});
const Pact = z.object({
  _links: z.object({ 'pb:publish-verification-results': z.object({ href: z.string() }) }),
});

const versionPath = ({ name, version }: DeployableVersion) => `pacticipants/${name}/versions/${version}`;

/** Returns the broker at `PACT_BROKER_BASE_URL`; null without it, when only the registry stores the pacts. */
export const findPactBroker = (env: NodeJS.ProcessEnv): PactBroker | null => {
  const settings = parseEnvironment(PactBrokerEnvironment, env);
  const { PACT_BROKER_BASE_URL: base, PACT_BROKER_ENVIRONMENT: environment } = settings;
  if (!base) return null;
  const { get, send } = makeBrokerCalls(base, settings);

  const publishResult = async ({ consumer, provider, success }: BrokerResult) => {
    const path = `pacts/provider/${provider.name}/consumer/${consumer.name}/version/${consumer.version}`;
    const pact = await get(path, Pact);
    await send('POST', pact._links['pb:publish-verification-results'].href, {
      success,
      providerApplicationVersion: provider.version,
    });
  };

  return {
    publishPacts: async ({ name, version, contracts }, folder) => {
      if (contracts.length === 0) return send('PUT', versionPath({ name, version }), {});
      const files = await Promise.all(contracts.map(({ file }) => readFile(join(folder, file))));
      await send('POST', 'contracts/publish', {
        pacticipantName: name,
        pacticipantVersionNumber: version,
        contracts: contracts.map(({ provider }, index) => ({
          consumerName: name,
          providerName: provider,
          specification: 'pact',
          contentType: 'application/json',
          content: files[index]?.toString('base64'),
          onConflict: 'overwrite',
        })),
      });
    },
    publishResults: async (results) => {
      for (const result of results) await publishResult(result);
    },
    assertMayDeploy: async ({ name, version }) => {
      const query = new URLSearchParams([
        ['q[][pacticipant]', name],
        ['q[][version]', version],
        ['latestby', 'cvpv'],
        ['environment', environment],
      ]);
      const { summary, notices } = await get(`matrix?${query}`, Matrix);
      if (summary.deployable) return;
      const reasons = [...notices.map(({ text }) => text), summary.reason ?? ''].filter(Boolean);
      throw new BrokerError(
        `The Pact Broker does not allow ${name} ${version} in ${environment}: ${reasons.join(' ')}`,
      );
    },
    recordDeployment: async (deployable) => {
      const { _links: links } = await get(versionPath(deployable), Version);
      const place = links['pb:record-deployment'].find(({ name }) => name === environment);
      if (!place)
        throw new BrokerError(
          `The Pact Broker has no environment ${environment}. Create it there, or set PACT_BROKER_ENVIRONMENT.`,
        );
      await send('POST', place.href, {});
    },
  };
};
