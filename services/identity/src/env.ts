import { demoPasswordDefault, product } from '@setu/contracts';
import { isLoopback } from '@setu/protocol';
import {
  commaList,
  demoPassword,
  modeSettings,
  parseEnvironment,
  publicUrlRule,
  withRules,
} from '@setu/service-kit';
import { z } from 'zod';
import { isVapidKey } from './notifications/push/vapid';

const withoutSlash = (value: string) => value.replace(/\/+$/, '');

const provider = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'] as const;

/** Further environment variables of identity. */
export const IdentityEnvironment = withRules(
  z.object({
    ...modeSettings,
    DEMO_PASSWORD: demoPassword(demoPasswordDefault),
    PUBLIC_URL: z
      .url({ protocol: /^https?$/ })
      .default('http://localhost:8080')
      .transform(withoutSlash)
      .meta({
        description: 'Address of the platform for people: links in mails lead there.',
        form: 'an address such as `https://franchisesetu.example`',
      }),
    SMTP_URL: z
      .url({ protocol: /^smtps?$/ })
      .optional()
      .meta({
        description: 'Mail server. With `smtps://`, TLS begins at once. Without it, no mail is sent.',
        form: 'an address such as `smtp://user:password@host:587`',
        prefix: 'SMTP_',
        isSecret: true,
      }),
    SMS_URL: z
      .url({ protocol: /^(https?|smtps?)$/ })
      .optional()
      .meta({
        description:
          'Gateway that sends text messages; docs/runbook.md describes the call. With `smtp://`, a demo puts them into a mailbox instead. Without it, phone numbers cannot be confirmed.',
        form: 'an address such as `https://sms.example/messages`',
        prefix: 'SMS_',
        isSecret: true,
      }),
    SMS_TOKEN: z.string().min(16).optional().meta({
      description: 'Authorizes the calls to `SMS_URL`, as a bearer token.',
      form: 'a text of at least 16 characters',
      isSecret: true,
    }),
    TWO_STEP_KEY: commaList
      .pipe(
        z.array(
          z
            .string()
            .regex(/^[\w-]{43}$/)
            .transform((key) => Buffer.from(key, 'base64url')),
        ),
      )
      .meta({
        description:
          'Keys of the secrets of authenticator apps: the first one seals, all open. Without any, two-step verification is not offered, and an account that has it cannot sign in.',
        form: '32 random bytes in base64url; several keys are separated by commas',
        prefix: 'TWO_STEP_',
        isSecret: true,
      }),
    ADMIN_MFA: z.enum(['optional', 'required']).default('optional').meta({
      description: '`required`: administrators log in only with two-step verification.',
    }),
    OIDC_ISSUER: z
      .url({ protocol: /^https?$/ })
      .optional()
      .meta({
        description:
          'OpenID Connect provider at which people may sign in. It needs `OIDC_CLIENT_ID` and `OIDC_CLIENT_SECRET`.',
        form: 'an address such as `https://accounts.google.com`',
        prefix: 'OIDC_',
      }),
    OIDC_CLIENT_ID: z.string().optional().meta({
      description: 'The client that is registered at the provider.',
    }),
    OIDC_CLIENT_SECRET: z.string().optional().meta({
      description: 'Secret of the client that is registered at the provider.',
      isSecret: true,
    }),
    OIDC_NAME: z.string().max(40).optional().meta({
      description: 'Name of the provider on the sign-in page; by default the host of `OIDC_ISSUER`.',
      form: 'a text of at most 40 characters',
    }),
    VAPID_PRIVATE_KEY: z
      .string()
      .regex(/^[\w-]{43}$/)
      .refine(isVapidKey, 'it is no private key of P-256, 32 bytes in base64url. docs/runbook.md makes one.')
      .optional()
      .meta({
        description: 'Signs push messages. Without it none are sent.',
        form: 'a private key of P-256, 32 bytes in base64url',
        prefix: 'VAPID_',
        isSecret: true,
      }),
    PUSH_SERVICES: commaList
      .pipe(z.array(z.url({ protocol: /^https?$/ }).transform((address) => new URL(address).origin)))
      .meta({
        description:
          'Further push services, for browsers of other makers. Those of Google, Mozilla, Microsoft and Apple are known.',
        form: 'origins such as `https://push.example`, separated by commas',
      }),
    NOTIFICATION_MAIL_AFTER_SECONDS: z.coerce.number().int().min(1).max(86_400).default(300).meta({
      description: 'Time after which unread notifications are mailed.',
      unit: 'seconds',
    }),
    NEWS_MAIL_AFTER_SECONDS: z.coerce.number().int().min(1).max(86_400).optional().meta({
      description: 'Former name of `NOTIFICATION_MAIL_AFTER_SECONDS`. It counts where it is set.',
      unit: 'seconds',
    }),
    MAIL_FROM: z.string().min(3).optional().meta({
      description: 'Sender of mails; by default `no-reply` at the host of `PUBLIC_URL`.',
      form: 'a sender such as `FranchiseSetu <hello@franchisesetu.example>`',
    }),
  }),
  [
    publicUrlRule,
    ...provider.map((name) => ({
      name,
      reads: provider,
      isKept: (values: { [N in (typeof provider)[number]]?: string | undefined }) =>
        values[name] !== undefined || provider.every((each) => values[each] === undefined),
      problem: `it is not set. ${provider.join(', ')} belong together: set all, or none.`,
    })),
    {
      name: 'OIDC_ISSUER',
      reads: ['OIDC_ISSUER'],
      isKept: ({ OIDC_ISSUER }) =>
        !OIDC_ISSUER?.startsWith('http:') || isLoopback(new URL(OIDC_ISSUER).hostname),
      problem: 'it has no https. Write https://, or use a provider on this machine.',
    },
    {
      name: 'SMS_URL',
      reads: ['SMS_URL', 'DEMO'],
      isKept: ({ SMS_URL, DEMO }) => !SMS_URL?.startsWith('smtp') || DEMO,
      problem: 'it is a mailbox, which only a demo may use. Set the https address of a gateway.',
    },
    {
      name: 'SMS_URL',
      reads: ['SMS_URL'],
      isKept: ({ SMS_URL }) => !SMS_URL?.startsWith('http:') || isLoopback(new URL(SMS_URL).hostname),
      problem: 'it has no https. Write https://, or use a gateway on this machine.',
    },
    {
      name: 'SMS_TOKEN',
      reads: ['SMS_URL', 'SMS_TOKEN'],
      isKept: ({ SMS_URL, SMS_TOKEN }) => !SMS_URL?.startsWith('http') || SMS_TOKEN !== undefined,
      problem: 'it is not set, but SMS_URL is. Set the token with which the gateway knows this installation.',
    },
    {
      name: 'ADMIN_MFA',
      reads: ['ADMIN_MFA', 'TWO_STEP_KEY'],
      isKept: ({ ADMIN_MFA, TWO_STEP_KEY }) => ADMIN_MFA === 'optional' || TWO_STEP_KEY.length > 0,
      problem: 'it is `required`, but without TWO_STEP_KEY no administrator could log in. Set TWO_STEP_KEY.',
    },
  ],
).transform((environment) => {
  const { DEMO_PASSWORD, PUBLIC_URL, SMTP_URL, MAIL_FROM, TWO_STEP_KEY, ADMIN_MFA } = environment;
  const { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, OIDC_NAME } = environment;
  const { NOTIFICATION_MAIL_AFTER_SECONDS, NEWS_MAIL_AFTER_SECONDS, VAPID_PRIVATE_KEY, PUSH_SERVICES } =
    environment;
  const { SMS_URL, SMS_TOKEN } = environment;
  const host = new URL(PUBLIC_URL).hostname;
  const from = MAIL_FROM ?? `${product.name} <no-reply@${host}>`;
  return {
    demoPassword: DEMO_PASSWORD,
    twoStep: { keys: TWO_STEP_KEY, isAdminRequired: ADMIN_MFA === 'required' },
    notifications: { mailAfterMs: (NEWS_MAIL_AFTER_SECONDS ?? NOTIFICATION_MAIL_AFTER_SECONDS) * 1_000 },
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
      from,
      url: SMTP_URL ?? null,
    },
    texts: SMS_URL ? { url: SMS_URL, token: SMS_TOKEN ?? null, from } : null,
  };
});
export type IdentitySettings = z.output<typeof IdentityEnvironment>;

/** Reads the settings from an environment. @throws Error that names every invalid variable */
export const readSettings = (environment: NodeJS.ProcessEnv): IdentitySettings =>
  parseEnvironment(IdentityEnvironment, environment);
