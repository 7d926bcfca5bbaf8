import { z } from 'zod';
import { tlsSettings } from '../tls/server-certificate';
import { commaList, flag, portNumber } from './kinds';

/** Settings for the mode of a process, shared by the gateway, the services and other programs. */
export const modeSettings = {
  NODE_ENV: z.enum(['production', 'development', 'test']).optional().meta({
    description:
      '`production` refuses a `PUBLIC_URL` without https that others can reach, unless `DEMO` is 1. `test` fails a call to a service whose reply does not fit its schema.',
  }),
  DEMO: flag('0').meta({
    description:
      '1 inserts seed data with demo accounts into empty tables, and asks search engines to list nothing.',
  }),
};

/** Password of the demo accounts. @param published its default */
export const demoPassword = (published: string) =>
  z.string().default(published).meta({
    description: 'Password of the demo accounts, which only a demo has. The default is published.',
    isSecret: true,
  });

/** Settings of every server: the gateway and the services. */
export const serverSettings = {
  ...modeSettings,
  PORT: portNumber.default(0).meta({ description: 'Port to listen at; 0: the system chooses a free one.' }),
  HOST: z.string().default('127.0.0.1').meta({
    description: 'Address to listen at; `0.0.0.0` is every address of the machine.',
  }),
  ...tlsSettings,
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info').meta({
    description: 'The least important entries that are logged.',
  }),
  DRAIN_GRACE_MS: z.coerce.number().int().min(0).default(1_500).meta({
    description:
      'Time for which a stopping process still answers new requests. For gateways, set it to the time in which your balancer notices 503 at `/readyz`.',
    unit: 'ms',
  }),
  IGNORED_SETTINGS: commaList.meta({
    description:
      'Variables that look like settings and are meant for another program, or for a newer release. The start does not refuse them.',
    form: 'names, separated by commas',
  }),
};
