import { z } from 'zod';

/** The Pact Broker refused a request or could not be reached. */
export class BrokerError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'BrokerError';
  }
}

/** Credentials for the broker: a token, a name and a password, or none. */
interface Credentials {
  PACT_BROKER_TOKEN?: string | undefined;
  PACT_BROKER_USERNAME?: string | undefined;
  PACT_BROKER_PASSWORD?: string | undefined;
}

const basic = (username: string, password: string) =>
  `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`;

const authorization = (credentials: Credentials): Record<string, string> => {
  const { PACT_BROKER_TOKEN, PACT_BROKER_USERNAME, PACT_BROKER_PASSWORD = '' } = credentials;
  if (PACT_BROKER_TOKEN) return { authorization: `Bearer ${PACT_BROKER_TOKEN}` };
  if (PACT_BROKER_USERNAME) return { authorization: basic(PACT_BROKER_USERNAME, PACT_BROKER_PASSWORD) };
  return {};
};

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

/**
 * Calls a Pact Broker.
 * @param address a path at the broker, or an address from one of its replies
 * @throws BrokerError
 */
export interface BrokerCalls {
  /** @returns the parts of the reply that the schema describes */
  get: <T>(address: string, schema: z.ZodType<T>) => Promise<T>;
  send: (method: 'POST' | 'PUT', address: string, body: object) => Promise<void>;
}

export const makeBrokerCalls = (base: string, credentials: Credentials): BrokerCalls => {
  const call = async (method: string, address: string, body?: object) => {
    const url = new URL(address, `${base.replace(/\/+$/, '')}/`);
    const headers = {
      accept: 'application/hal+json',
      ...(body && { 'content-type': 'application/json' }),
      // An address in a reply may lead to another site, which must not get the credentials.
      ...(url.origin === new URL(base).origin && authorization(credentials)),
    };
    const sent = { method, headers, ...(body && { body: JSON.stringify(body) }) };
    const reply = await fetch(url, sent).catch((error: unknown) => {
      throw new BrokerError(
        `The Pact Broker cannot be reached: ${error instanceof Error ? error.message : ''}`,
      );
    });
    const text = await reply.text();
    if (reply.ok) return text;
    throw new BrokerError(
      `The Pact Broker answered ${reply.status} to ${url.pathname}: ${text.slice(0, 500)}`,
    );
  };
  return {
    get: async (address, schema) => {
      const { data, error } = schema.safeParse(jsonOf(await call('GET', address)));
      if (error)
        throw new BrokerError(
          `The answer of the Pact Broker to ${address} has another form than expected: ${z.prettifyError(error)}`,
        );
      return data;
    },
    send: async (method, address, body) => void (await call(method, address, body)),
  };
};
