import { demoPasswordDefault, product } from '@setu/contracts';
import { parseEnvironment } from '@setu/service-kit';
import { z } from 'zod';
import { isVapidKey } from './push/vapid';

const withoutSlash = (value: string) => value.replace(/\/+$/, '');

/** Further environment variables of identity. */
const IdentityEnvironment = z
  .object({
    /** Password of the demo accounts; used in a demo only. */
    DEMO_PASSWORD: z
      .string()
      .default('')
      .transform((value) => value || demoPasswordDefault),
    /** Address of the site that links in mails lead to. */
    PUBLIC_URL: z
      .url({ protocol: /^https?$/ })
      .default('http://localhost:8080')
      .transform(withoutSlash),
    /** Mail server: smtp://user:password@host:port, or smtps. Unset: no mail is sent. */
    SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
    /**
     * Seals the secrets of authenticator apps: 32 random bytes, base64url. Unset: two-step verification is not offered, and an account
     * that has it cannot sign in.
     */
    TWO_STEP_KEY: z
      .string()
      .regex(/^[\w-]{43}$/, 'must be 32 random bytes in base64url')
      .transform((key) => Buffer.from(key, 'base64url'))
      .optional(),
    /** `required`: administrators log in only with two-step verification. */
    ADMIN_MFA: z.enum(['optional', 'required']).default('optional'),
    /** OpenID Connect provider at which people may sign in, with the client that is registered there. Unset: none. */
    OIDC_ISSUER: z.url({ protocol: /^https?$/ }).optional(),
    OIDC_CLIENT_ID: z.string().min(1).optional(),
    OIDC_CLIENT_SECRET: z.string().min(1).optional(),
    /** Its name on the sign-in page. */
    OIDC_NAME: z.string().min(1).max(40).optional(),
    /** Signs push messages: the private key of P-256, 32 bytes, base64url. Unset: none are sent. */
    VAPID_PRIVATE_KEY: z
      .string()
      .regex(/^[\w-]{43}$/, 'must be 32 bytes in base64url')
      .refine(isVapidKey, 'must be a private key of P-256')
      .optional(),
    /** Origins of further push services, separated by commas, as for browsers of another maker. */
    PUSH_SERVICES: z
      .string()
      .default('')
      .transform((list) => list.split(',').filter((origin) => origin !== ''))
      .pipe(z.array(z.url({ protocol: /^https?$/ }).transform((address) => new URL(address).origin))),
    /** Seconds after which news that were not read are mailed. */
    NEWS_MAIL_AFTER_SECONDS: z.coerce.number().int().min(1).max(86_400).default(300),
    /** Sender of mails; by default no-reply at the host of PUBLIC_URL. */
    MAIL_FROM: z.string().min(3).optional(),
  })
  .refine(
    ({ OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET }) =>
      new Set([OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET].map((value) => value === undefined)).size ===
      1,
    { path: ['OIDC_ISSUER'], message: 'needs OIDC_CLIENT_ID and OIDC_CLIENT_SECRET, and they need it' },
  )
  .transform((environment) => {
    const { DEMO_PASSWORD, PUBLIC_URL, SMTP_URL, MAIL_FROM, TWO_STEP_KEY, ADMIN_MFA } = environment;
    const { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, OIDC_NAME } = environment;
    const { NEWS_MAIL_AFTER_SECONDS, VAPID_PRIVATE_KEY, PUSH_SERVICES } = environment;
    const host = new URL(PUBLIC_URL).hostname;
    return {
      demoPassword: DEMO_PASSWORD,
      twoStep: { key: TWO_STEP_KEY ?? null, isAdminRequired: ADMIN_MFA === 'required' },
      news: { mailAfterMs: NEWS_MAIL_AFTER_SECONDS * 1_000 },
      push: {
        key: VAPID_PRIVATE_KEY ?? null,
        services: PUSH_SERVICES,
        contact: PUBLIC_URL.startsWith('https:') ? PUBLIC_URL : `mailto:no-reply@${host}`,
      },
      provider:
        OIDC_ISSUER && OIDC_CLIENT_ID && OIDC_CLIENT_SECRET
          ? {
              issuer: OIDC_ISSUER,
              clientId: OIDC_CLIENT_ID,
              clientSecret: OIDC_CLIENT_SECRET,
              name: OIDC_NAME ?? new URL(OIDC_ISSUER).hostname,
            }
          : null,
      mail: {
        site: PUBLIC_URL,
        host,
        from: MAIL_FROM ?? `${product.name} <no-reply@${host}>`,
        url: SMTP_URL ?? null,
      },
    };
  });
export type IdentitySettings = z.output<typeof IdentityEnvironment>;

/** The settings of an environment. @throws Error that names everything wrong with it */
export const readSettings = (environment: NodeJS.ProcessEnv): IdentitySettings =>
  parseEnvironment(IdentityEnvironment, environment);
