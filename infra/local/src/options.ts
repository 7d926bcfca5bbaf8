import { demoPasswordDefault } from '@setu/contracts';
import { StartProblem } from '@setu/dev-servers';
import {
  demoPassword,
  flag,
  parseProcessEnvironment,
  portNumber,
  publicUrlRule,
  SettingsError,
  withoutSecretFiles,
} from '@setu/service-kit/settings';
import { z } from 'zod';
import { knownSettings } from './known-settings';
import { processAddresses } from './process-addresses';

/** Settings that `npm start` reads itself. Processes get all variables that they read. */
export const StartEnvironment = z.object({
  PORT: portNumber.default(8080).meta({ description: 'Port of the platform; 0: any free one.' }),
  HOST: z.string().default('127.0.0.1').meta({
    description: 'Address at which the gateway listens. Services listen on 127.0.0.1.',
  }),
  INTERNAL_PORT: portNumber.default(0).meta({
    description: 'Port of health and metrics of the gateway; 0: any free one.',
  }),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .meta({
      description: 'Address that people type; by default `http://localhost` with `PORT`.',
      form: 'an address such as `https://franchisesetu.example`',
    }),
  DATA_DIR: z.string().default('.data').meta({
    description:
      'Folder of databases, streams, secrets, logs and `run.json`, below the root of the checkout. `npm run start:cluster` has `.data/cluster`.',
    form: 'a folder',
  }),
  DEMO: flag('1').meta({ description: '1 inserts seed data with demo accounts into empty tables.' }),
  DEMO_PASSWORD: demoPassword(demoPasswordDefault),
  DATABASE_URL: z.string().optional().meta({
    description: 'PostgreSQL to use in place of our own server.',
    form: 'an address such as `postgres://user:password@host:5432/database`',
    isSecret: true,
  }),
  ...processAddresses,
  NATS_URL: z.string().optional().meta({
    description: 'NATS server to use in place of our own. `npm start` checks and follows a single server.',
    form: 'an address such as `nats://user:password@host:4222`',
    isSecret: true,
  }),
  SMTP_URL: z.string().optional().meta({
    description: 'Mail server to use in place of our own, which shows the mail and sends none on.',
    form: 'an address such as `smtp://user:password@host:587`',
    isSecret: true,
  }),
});

/** Settings from environment variables. */
export interface StartSettings {
  port: number;
  dataDir: string;
  demo: boolean;
  demoPassword: string;
  host: string;
}

/**
 * Reads the settings of the person who starts the platform.
 * @param dev true for `npm run dev`
 * @throws StartProblem that names every problem
 */
export const readSettings = (env: NodeJS.ProcessEnv, dev: boolean): StartSettings => {
  try {
    const complete = withoutSecretFiles(env, knownSettings.files);
    const { start } = parseProcessEnvironment({ start: StartEnvironment }, complete, {
      isShared: true,
      more: knownSettings,
    });
    const { PORT, DATA_DIR, DEMO, DEMO_PASSWORD, HOST, PUBLIC_URL } = start;
    const mode = dev ? 'development' : 'production';
    if (!publicUrlRule.isKept({ NODE_ENV: mode, DEMO, PUBLIC_URL }))
      throw new SettingsError([`PUBLIC_URL: ${publicUrlRule.problem}`]);
    if (env.TLS_CERT_FILE || env.TLS_KEY_FILE)
      throw new SettingsError([
        'TLS_CERT_FILE: this command runs everything on one machine, where processes speak HTTP. Remove it and TLS_KEY_FILE, and let a proxy before the platform speak TLS.',
      ]);
    return { port: PORT, dataDir: DATA_DIR, demo: DEMO, demoPassword: DEMO_PASSWORD, host: HOST };
  } catch (error) {
    throw error instanceof SettingsError ? new StartProblem(error.message) : error;
  }
};
