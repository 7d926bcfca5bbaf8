import { checkedSettings } from '@setu/service-kit/settings';
import type { Secrets } from '../data-folder/secrets';
import { knownSettings } from '../known-settings';

/** Settings that all processes of the platform share. */
export interface PlatformSettings {
  /** The environment to extend: settings of the operator (LOG_LEVEL, …) reach the services. */
  base: NodeJS.ProcessEnv;
  /** Address of each schema with its owner's role, by the service's name and `gateway`. */
  databaseUrls: Readonly<Record<string, string>>;
  /** Address of NATS with the user of each process, by the service's name and `gateway`. */
  natsUrls: Readonly<Record<string, string>>;
  /** Server to which the product sends its mail; the address may contain a password. */
  smtpUrl: string;
  /** Address of our own mail server, whose page also shows text messages; absent when the mail server is another one. */
  mailboxUrl?: string | undefined;
  /** Public address of the platform, with which links in mail begin. */
  publicUrl: string;
  /** Folder for uploaded pictures, unless the operator configures another place. */
  uploads: string;
  demo: boolean;
  dev: boolean;
  secrets: Secrets;
}

/** Addresses with the login of a process, which other processes do not get. */
const isServerAddress = (name: string) => /^([A-Z]+_)?(DATABASE|NATS)_URL$/.test(name);

/** The service that stores uploaded pictures. */
const uploadKeeper = 'content';

/** The secret of the operator's bucket, for the two processes that use a bucket. */
const secretOf = ({ base: { S3_SECRET_ACCESS_KEY } }: PlatformSettings): NodeJS.ProcessEnv =>
  S3_SECRET_ACCESS_KEY ? { S3_SECRET_ACCESS_KEY } : {};

/** Where pages upload pictures, when the operator's store is a bucket with its own address. */
const uploadsUrlOf = ({ base }: PlatformSettings): NodeJS.ProcessEnv => {
  if (base.UPLOADS_URL || !base.UPLOADS?.startsWith('s3://')) return {};
  const store = base.S3_ENDPOINT ?? `https://s3.${base.S3_REGION ?? 'us-east-1'}.amazonaws.com`;
  const place = [store, base.UPLOADS.slice('s3://'.length)].map((part) => part.replace(/\/+$/, ''));
  return { UPLOADS_URL: `${place.join('/')}/` };
};
/**
 * The service of accounts. Only it gets the addresses of the mail server and of the gateway for text messages, the key of the secrets of authenticator apps, the key of push
 * messages, and the secret of the sign-in provider.
 */
const accountKeeper = 'identity';

/** Where text messages go: the gateway of the operator; in a demo our mailbox, which shows them. */
const textSettings = ({
  base: { SMS_URL, SMS_TOKEN },
  mailboxUrl,
  demo,
}: PlatformSettings): NodeJS.ProcessEnv => {
  if (SMS_URL) return { SMS_URL, ...(SMS_TOKEN && { SMS_TOKEN }) };
  return demo && mailboxUrl ? { SMS_URL: mailboxUrl } : {};
};

/** Allows older and newer releases to start: they do not have the settings of this checkout, which has checked them. */
const acceptable = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  ...env,
  IGNORED_SETTINGS: [env.IGNORED_SETTINGS, ...checkedSettings(env, knownSettings)].filter(Boolean).join(','),
});

/**
 * The environment of a service, except where it listens. It only has access to its own schema, and can verify caller tokens but not sign
 * them.
 */
export const serviceEnvironment = (settings: PlatformSettings, name: string): NodeJS.ProcessEnv => {
  const {
    CALLER_PRIVATE_KEY: _,
    SESSION_KEYS: __,
    RELEASE_TOKEN: ___,
    S3_SECRET_ACCESS_KEY: ____,
    SMTP_URL: _____,
    SMS_URL: ______,
    SMS_TOKEN: _______,
    MAIL_FROM: sender,
    TWO_STEP_KEY: ownKey,
    VAPID_PRIVATE_KEY: ownVapidKey,
    OIDC_CLIENT_SECRET: clientSecret,
    ...rest
  } = settings.base;
  const base = Object.fromEntries(Object.entries(rest).filter(([variable]) => !isServerAddress(variable)));
  return acceptable({
    ...base,
    NODE_ENV: settings.dev ? 'development' : 'production',
    DATABASE_URL: settings.databaseUrls[name] ?? '',
    NATS_URL: settings.natsUrls[name] ?? '',
    DEMO: settings.demo ? '1' : '0',
    LOG_LEVEL: settings.base.LOG_LEVEL ?? 'info',
    CALLER_PUBLIC_KEY: settings.secrets.callerPublicKey,
    PUBLIC_URL: settings.publicUrl,
    ...(name === uploadKeeper && {
      UPLOADS: settings.base.UPLOADS ?? settings.uploads,
      ...secretOf(settings),
    }),
    ...(name === accountKeeper && {
      SMTP_URL: settings.smtpUrl,
      ...textSettings(settings),
      ...(sender && { MAIL_FROM: sender }),
      TWO_STEP_KEY: ownKey ?? settings.secrets.twoStepKey,
      VAPID_PRIVATE_KEY: ownVapidKey ?? settings.secrets.vapidPrivateKey,
      ...(clientSecret && { OIDC_CLIENT_SECRET: clientSecret }),
    }),
  });
};

/**
 * The environment of the gateway: that of a service, with its secrets and the store of releases (the folder, or the bucket
 * of the operator). The gateway gets the addresses of services from their announcements.
 */
export const gatewayEnvironment = (settings: PlatformSettings, artefacts: string): NodeJS.ProcessEnv =>
  acceptable({
    ...serviceEnvironment(settings, 'gateway'),
    CALLER_PRIVATE_KEY: settings.secrets.callerPrivateKey,
    SESSION_KEYS: settings.secrets.sessionKeys.join(','),
    ARTEFACTS: settings.base.ARTEFACTS ?? artefacts,
    ARTEFACTS_CACHE: settings.base.ARTEFACTS_CACHE ?? `${artefacts}-cache`,
    ...secretOf(settings),
    ...uploadsUrlOf(settings),
    RELEASE_TOKEN: settings.secrets.releaseToken,
    // With DEV=1 every visitor may override remotes; otherwise only administrators may.
    DEV: settings.dev ? '1' : (settings.base.DEV ?? '0'),
  });
