import type { Secrets } from '../data-folder/secrets';

/** Settings that all processes of the platform share. */
export interface PlatformSettings {
  /** The environment to extend: what the operator sets (LOG_LEVEL, …) reaches the services. */
  base: NodeJS.ProcessEnv;
  /** Address of each schema with the role that owns it, by the service's name and `gateway`. */
  databaseUrls: Readonly<Record<string, string>>;
  natsUrl: string;
  demo: boolean;
  dev: boolean;
  secrets: Secrets;
}

const isDatabaseVariable = (name: string) => /^([A-Z]+_)?DATABASE_URL$/.test(name);

/**
 * The environment of a service. It listens on the loopback address, has access to its own schema only, and can check caller
 * tokens but not sign them.
 */
export const serviceEnvironment = (settings: PlatformSettings, name: string): NodeJS.ProcessEnv => {
  const {
    CALLER_PRIVATE_KEY: _,
    SESSION_KEYS: __,
    RELEASE_TOKEN: ___,
    S3_SECRET_ACCESS_KEY: ____,
    ...rest
  } = settings.base;
  const base = Object.fromEntries(Object.entries(rest).filter(([variable]) => !isDatabaseVariable(variable)));
  return {
    ...base,
    NODE_ENV: settings.dev ? 'development' : 'production',
    HOST: '127.0.0.1',
    DATABASE_URL: settings.databaseUrls[name] ?? '',
    NATS_URL: settings.natsUrl,
    DEMO: settings.demo ? '1' : '0',
    LOG_LEVEL: settings.base.LOG_LEVEL ?? 'info',
    CALLER_PUBLIC_KEY: settings.secrets.callerPublicKey,
  };
};

/**
 * The environment of the gateway: that of a service, with its secrets, the store of releases (the folder, or the bucket of
 * the operator) and its public address. It learns the addresses of services from their announcements.
 */
export const gatewayEnvironment = (
  settings: PlatformSettings,
  artefacts: string,
  publicUrl: string,
): NodeJS.ProcessEnv => ({
  ...serviceEnvironment(settings, 'gateway'),
  HOST: settings.base.HOST ?? '127.0.0.1',
  CALLER_PRIVATE_KEY: settings.secrets.callerPrivateKey,
  SESSION_KEYS: settings.secrets.sessionKeys.join(','),
  ARTEFACTS: settings.base.ARTEFACTS ?? artefacts,
  ARTEFACTS_CACHE: settings.base.ARTEFACTS_CACHE ?? `${artefacts}-cache`,
  ...(settings.base.S3_SECRET_ACCESS_KEY ? { S3_SECRET_ACCESS_KEY: settings.base.S3_SECRET_ACCESS_KEY } : {}),
  RELEASE_TOKEN: settings.secrets.releaseToken,
  PUBLIC_URL: settings.base.PUBLIC_URL ?? publicUrl,
  // With DEV=1 every visitor may override remotes; otherwise only administrators may.
  DEV: settings.dev ? '1' : (settings.base.DEV ?? '0'),
});
