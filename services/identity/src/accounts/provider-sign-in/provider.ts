import { Email, finishProviderSignIn } from '@setu/contracts';
import type { Logger } from '@setu/service-kit';
import * as oidc from 'openid-client';
import { z } from 'zod';
import type { Checks, NoAnswer } from '../../provider-outcome';

/** The settings of an OpenID Connect provider. */
export interface ProviderSettings {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Its name on the sign-in page. */
  name: string;
}

/** The person whom the provider names. */
export interface Named {
  issuer: string;
  subject: string;
  /** Lower case; null when the provider does not send it or has not confirmed it. */
  email: string | null;
  firstName: string | null;
  lastName: string | null;
}

/** The provider did not identify a person. */
export class ProviderError extends Error {
  constructor(
    readonly refusal: NoAnswer,
    cause: unknown,
  ) {
    super(`The provider named nobody: ${refusal}`, { cause });
  }
}

/** Maximum difference between the clocks of the provider and of this machine, seconds. */
const clockToleranceSeconds = 5 * 60;
/** Timeout for answers of the provider, seconds. */
const timeout = 10;
const scope = 'openid email profile';

const Claims = z.object({
  email: Email.optional().catch(undefined),
  email_verified: z.boolean().optional().catch(undefined),
  given_name: z.string().max(80).optional().catch(undefined),
  family_name: z.string().max(80).optional().catch(undefined),
});

/** http is only allowed for a provider on the same machine. */
const isLocal = ({ protocol, hostname }: URL) =>
  protocol === 'http:' && ['localhost', '127.0.0.1'].includes(hostname);

const refusalOf = (error: unknown): NoAnswer => {
  if (error instanceof oidc.AuthorizationResponseError) return 'declined';
  const { name, code, cause } = error as { name?: string; code?: string; cause?: { name?: string } };
  // `fetch` fails with a TypeError when the server does not answer; the library may wrap it.
  const isUnanswered = [name, cause?.name].includes('TypeError');
  return code === 'OAUTH_TIMEOUT' || isUnanswered ? 'unavailable' : 'refused';
};

/** The requests to a provider. */
export interface Provider {
  name: string;
  /** @throws ProviderError when it does not answer */
  begin: () => Promise<{ url: string; checks: Checks }>;
  /** @throws ProviderError when the person declined, or the answer is invalid */
  finish: (query: string, checks: Checks) => Promise<Named>;
}

/** @param site address of the site, without a trailing slash */
export const connectProvider = (
  { issuer, clientId, clientSecret, name }: ProviderSettings,
  { site, logger }: { site: string; logger: Logger },
): Provider => {
  const server = new URL(issuer);
  const redirect = `${site}${finishProviderSignIn.path}`;
  let configuration: Promise<oidc.Configuration> | null = null;
  const metadata = { client_secret: clientSecret, [oidc.clockTolerance]: clockToleranceSeconds };
  /** Loaded when it is first needed, so that identity starts without the provider, and again after a failure. */
  const configured = () => {
    configuration ??= oidc
      .discovery(server, clientId, metadata, undefined, {
        timeout,
        execute: [
          // Signatures are verified although the tokens arrive over TLS from the provider.
          oidc.enableNonRepudiationChecks,
          ...(isLocal(server) ? [oidc.allowInsecureRequests] : []),
        ],
      })
      .catch((error: unknown) => {
        configuration = null;
        throw error;
      });
    return configuration;
  };
  const asking = async <T>(ask: (config: oidc.Configuration) => Promise<T>): Promise<T> => {
    try {
      return await ask(await configured());
    } catch (err) {
      const refusal = refusalOf(err);
      logger.warn({ err, refusal }, 'sign-in at the provider failed');
      throw new ProviderError(refusal, err);
    }
  };

  return {
    name,
    begin: () =>
      asking(async (config) => {
        const verifier = oidc.randomPKCECodeVerifier();
        const checks = { state: oidc.randomState(), nonce: oidc.randomNonce(), verifier };
        const url = oidc.buildAuthorizationUrl(config, {
          redirect_uri: redirect,
          scope,
          state: checks.state,
          nonce: checks.nonce,
          code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
          code_challenge_method: 'S256',
        });
        return { url: url.href, checks };
      }),
    finish: (query, { state, nonce, verifier }) =>
      asking(async (config) => {
        const tokens = await oidc.authorizationCodeGrant(config, new URL(`${redirect}?${query}`), {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        });
        const claims = tokens.claims();
        if (!claims) throw new Error('The reply has no ID token');
        // Many providers send the address only here.
        const userInfo = config.serverMetadata().userinfo_endpoint
          ? await oidc.fetchUserInfo(config, tokens.access_token, claims.sub)
          : {};
        const person = Claims.parse({ ...claims, ...userInfo });
        return {
          issuer: claims.iss,
          subject: claims.sub,
          email: person.email_verified === true ? (person.email ?? null) : null,
          firstName: person.given_name ?? null,
          lastName: person.family_name ?? null,
        };
      }),
  };
};
