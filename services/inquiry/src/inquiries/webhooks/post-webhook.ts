import type { LookupAddress } from 'node:dns';
import { Resolver } from 'node:dns/promises';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { LookupFunction } from 'node:net';
import type { WebhookProblem } from '@setu/contracts';
import { isInternalHost, isInternalIp } from './internal-address';

/** Longest time from the look-up of the name to the head of the answer, ms. */
const timeoutMs = 5_000;

/** The answer of a CRM, or why there is none. */
export interface PostResult {
  status: number | null;
  /** Null when it was accepted. */
  problem: WebhookProblem | null;
}

class InternalAddressError extends Error {}
class UnknownHostError extends Error {}

/** Returns all addresses of a name; none when it is unknown. */
export type Resolve = (hostname: string) => Promise<LookupAddress[]>;

/** Asks the name servers directly: the look-up of the system would use threads, which a slow name server could occupy for all. */
const makeResolve = (): Resolve => {
  const resolver = new Resolver({ timeout: 2_000, tries: 2 });
  const found = (family: 4 | 6) => (addresses: string[]) => addresses.map((address) => ({ address, family }));
  const none = () => [];
  return async (hostname) => {
    const [first, second] = await Promise.all([
      resolver.resolve4(hostname).then(found(4), none),
      resolver.resolve6(hostname).then(found(6), none),
    ]);
    return [...first, ...second];
  };
};

/**
 * Looks a name up and refuses it when one of its addresses is internal. The connection uses exactly these addresses, so a name cannot change
 * between the check and the connection.
 */
const makeLookUpPublic =
  (resolve: Resolve): LookupFunction =>
  (hostname, options, answer) => {
    resolve(hostname)
      .then((found) => {
        const [first] = found;
        if (!first) return answer(new UnknownHostError(), []);
        if (found.some(({ address }) => isInternalIp(address))) return answer(new InternalAddressError(), []);
        return options.all ? answer(null, found) : answer(null, first.address, first.family);
      })
      .catch((error: Error) => answer(error, []));
  };

const codes: Readonly<Record<string, WebhookProblem>> = {
  // Of origins that the operator allows, which the system looks up.
  ENOTFOUND: 'unknown-host',
  EAI_AGAIN: 'unknown-host',
  ETIMEDOUT: 'timeout',
  ABORT_ERR: 'timeout',
};

const problemOf = (error: Error & { code?: string }): WebhookProblem => {
  if (error instanceof InternalAddressError) return 'internal-address';
  if (error instanceof UnknownHostError) return 'unknown-host';
  if (error.name === 'TimeoutError' || error.name === 'AbortError') return 'timeout';
  const code = error.code ?? '';
  if (/^(?:ERR_TLS|ERR_SSL|CERT_|DEPTH_|SELF_|UNABLE_)/.test(code)) return 'certificate';
  return codes[code] ?? 'unreachable';
};

const resultOf = (status: number): PostResult => {
  if (status >= 200 && status < 300) return { status, problem: null };
  return { status, problem: status >= 300 && status < 400 ? 'redirect' : 'status' };
};

/** Whether a webhook may have this address. */
export const makeMayPostTo =
  (origins: readonly string[]) =>
  (address: string): boolean => {
    const { protocol, hostname, origin } = new URL(address);
    return origins.includes(origin) || (protocol === 'https:' && !isInternalHost(hostname));
  };

/**
 * Posts a body to an address of the internet. Redirects are not followed, and the body of the answer is not read.
 * @param origins further origins that may be internal or without TLS
 */
export const makePostWebhook = (origins: readonly string[], resolve: Resolve = makeResolve()) => {
  const mayPostTo = makeMayPostTo(origins);
  const lookUpPublic = makeLookUpPublic(resolve);
  return async (
    address: string,
    { headers, body }: { headers: Readonly<Record<string, string>>; body: string },
  ): Promise<PostResult> => {
    // The operator may have removed an origin since the webhook was saved.
    if (!mayPostTo(address)) return { status: null, problem: 'internal-address' };
    const url = new URL(address);
    const isKnown = origins.includes(url.origin);
    const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
    try {
      const status = await new Promise<number>((resolve, reject) => {
        const request = send(url, {
          method: 'POST',
          agent: false,
          headers: {
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(body),
            'user-agent': 'FranchiseSetu-Webhooks/1',
            ...headers,
          },
          signal: AbortSignal.timeout(timeoutMs),
          ...(isKnown ? {} : { lookup: lookUpPublic }),
        });
        request.once('response', (response) => {
          resolve(response.statusCode ?? 0);
          request.destroy();
        });
        // Stays after the answer, because destroying the request may report an error.
        request.on('error', reject);
        request.end(body);
      });
      return resultOf(status);
    } catch (error) {
      return { status: null, problem: problemOf(error as Error) };
    }
  };
};
export type PostWebhook = ReturnType<typeof makePostWebhook>;
