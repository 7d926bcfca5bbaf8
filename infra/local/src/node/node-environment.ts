import { StartProblem } from '@setu/dev-servers';
import { NatsServers, natsSettings } from '@setu/service-kit/broker-access';
import {
  parseEnvironment,
  parseProcessEnvironment,
  portNumber,
  SettingsError,
  withoutSecretFiles,
} from '@setu/service-kit/settings';
import { z } from 'zod';
import { knownSettings } from '../known-settings';
import { processAddresses } from '../process-addresses';
import { natsUrlsOf } from '../services/nats-urls';
import type { PlatformSettings } from '../services/service-environment';

/** Settings that `npm run node` reads itself. Processes get all variables that they read. */
export const NodeEnvironment = z.object({
  HOST: z.string().default('127.0.0.1').meta({
    description: 'Address of this machine at which the gateways reach its services.',
  }),
  INTERNAL_PORT: portNumber.default(0).meta({
    description: 'Port of health and metrics of its gateway; 0: any free one.',
  }),
  DATA_DIR: z.string().default('.data').meta({
    description: 'Folder of the unpacked releases and logs, below the root of the checkout.',
    form: 'a folder',
  }),
  NATS_URL: z.string().optional().meta({
    description:
      'The NATS servers, which it needs. Processes without an address of their own use the same user.',
    form: 'addresses such as `nats://user:password@a:4222,nats://b:4222`',
    isSecret: true,
  }),
  RELEASE_URL: z.string().optional().meta({
    description: 'Any gateway of the platform, or the balancer before them. It needs one.',
    form: 'an address such as `https://franchisesetu.example`',
  }),
  RELEASE_TOKEN: z.string().optional().meta({
    description: 'Token with which it reads what is live. It needs one.',
    isSecret: true,
  }),
  ...processAddresses,
});

/** Settings that every process of a node needs, and where they come from. */
const required = ['NATS_URL', 'RELEASE_URL', 'RELEASE_TOKEN', 'PUBLIC_URL', 'CALLER_PUBLIC_KEY'] as const;

/** Settings that a gateway needs in addition. */
const requiredOfGateway = ['CALLER_PRIVATE_KEY', 'SESSION_KEYS', 'ARTEFACTS'] as const;

/** The database of one schema: its own setting, or the common one. */
const databaseOf = (env: NodeJS.ProcessEnv, schema: string): string | undefined =>
  env[`${schema.toUpperCase()}_DATABASE_URL`] || env.DATABASE_URL;

/**
 * The environment, including secrets that are given as files (`RELEASE_TOKEN_FILE`).
 * @throws StartProblem for an unreadable file, and for a misspelt setting
 */
export const readNodeEnvironment = (given: NodeJS.ProcessEnv): NodeJS.ProcessEnv => {
  try {
    const complete = withoutSecretFiles(given, knownSettings.files);
    parseProcessEnvironment({ node: NodeEnvironment }, complete, {
      isShared: true,
      more: knownSettings,
    });
    return complete;
  } catch (error) {
    throw error instanceof SettingsError ? new StartProblem(error.message) : error;
  }
};

/** How a node connects to NATS. @throws Error that names the problem */
export const brokerSettings = (env: NodeJS.ProcessEnv) =>
  parseEnvironment(z.object({ NATS_URL: NatsServers, ...natsSettings }), env);

/**
 * The settings of a platform that runs elsewhere, as its operator gives them to an additional machine.
 * @param schemas the services to run, and `gateway`
 * @throws StartProblem that names every missing setting
 */
export const platformSettings = (env: NodeJS.ProcessEnv, schemas: readonly string[]): PlatformSettings => {
  const names = [...required, ...(schemas.includes('gateway') ? requiredOfGateway : [])];
  const missing: string[] = names.filter((name) => !env[name]);
  for (const schema of schemas)
    if (!databaseOf(env, schema)) missing.push(`${schema.toUpperCase()}_DATABASE_URL (or DATABASE_URL)`);
  if (missing.length > 0)
    throw new StartProblem(
      `This machine needs the settings of the platform: ${missing.join(', ')}. Use the values of its other machines.`,
    );
  const text = (name: string) => env[name] ?? '';
  return {
    base: env,
    databaseUrls: Object.fromEntries(schemas.map((schema) => [schema, databaseOf(env, schema) ?? ''])),
    natsUrls: natsUrlsOf(env, schemas, text('NATS_URL')),
    smtpUrl: text('SMTP_URL'),
    publicUrl: text('PUBLIC_URL'),
    uploads: text('UPLOADS'),
    demo: env.DEMO === '1',
    dev: false,
    secrets: {
      callerPrivateKey: text('CALLER_PRIVATE_KEY'),
      callerPublicKey: text('CALLER_PUBLIC_KEY'),
      sessionKeys: text('SESSION_KEYS').split(','),
      releaseToken: text('RELEASE_TOKEN'),
      twoStepKey: text('TWO_STEP_KEY'),
      vapidPrivateKey: text('VAPID_PRIVATE_KEY'),
    },
  };
};
