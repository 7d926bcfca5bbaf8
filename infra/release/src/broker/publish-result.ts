import { z } from 'zod';
import { BrokerError } from './broker-error';

/** The result of a pact between a version of a consumer and a version of a provider. */
export interface BrokerResult {
  consumer: { name: string; version: string };
  provider: { name: string; version: string };
  success: boolean;
}

const Pact = z.object({
  _links: z.object({ 'pb:publish-verification-results': z.object({ href: z.url() }) }),
});

const basic = (username: string, password: string) =>
  `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`;

/** Credentials for the broker: a token, a name and a password, or none. */
interface Credentials {
  PACT_BROKER_TOKEN?: string | undefined;
  PACT_BROKER_USERNAME?: string | undefined;
  PACT_BROKER_PASSWORD?: string | undefined;
}

const authorization = (credentials: Credentials): Record<string, string> => {
  const { PACT_BROKER_TOKEN, PACT_BROKER_USERNAME, PACT_BROKER_PASSWORD = '' } = credentials;
  if (PACT_BROKER_TOKEN) return { authorization: `Bearer ${PACT_BROKER_TOKEN}` };
  if (PACT_BROKER_USERNAME) return { authorization: basic(PACT_BROKER_USERNAME, PACT_BROKER_PASSWORD) };
  return {};
};

const call = async (url: string, init: RequestInit): Promise<Response> => {
  const reply = await fetch(url, init).catch((error: unknown) => {
    throw new BrokerError(
      `The Pact Broker cannot be reached: ${error instanceof Error ? error.message : ''}`,
    );
  });
  if (!reply.ok)
    throw new BrokerError(`The Pact Broker answered ${reply.status} to ${new URL(url).pathname}`);
  return reply;
};

/**
 * Publishes a result at the address in the broker's resource of the pact. The broker's client has no command for results of other
 * verifiers.
 * @throws BrokerError
 */
export const publishResult = async (
  base: string,
  credentials: Credentials,
  { consumer, provider, success }: BrokerResult,
): Promise<void> => {
  const headers = { accept: 'application/hal+json', ...authorization(credentials) };
  const path = `/pacts/provider/${provider.name}/consumer/${consumer.name}/version/${consumer.version}`;
  const pact = Pact.parse(await (await call(base.replace(/\/+$/, '') + path, { headers })).json());
  await call(pact._links['pb:publish-verification-results'].href, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ success, providerApplicationVersion: provider.version }),
  });
};
