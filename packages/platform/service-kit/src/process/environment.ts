import { ReleaseVersion } from '@setu/protocol';
import { z } from 'zod';
import { databaseRules, databaseSettings } from '../db/database-settings';
import { NatsServers, natsRules, natsSettings } from '../events/broker/broker-access';
import { flag } from '../settings/kinds';
import { serverSettings } from '../settings/server-settings';
import { withRules } from '../settings/setting-rules';
import { tlsRules } from '../tls/server-certificate';
import { tracingSettings } from '../tracing/settings';
import { CallerPublicKeys } from './caller-keys';

/** Environment variables of every service. */
export const ServiceEnvironment = withRules(
  z.object({
    ...serverSettings,
    ...databaseSettings,
    NATS_URL: NatsServers,
    ...natsSettings,
    ...tracingSettings,
    CALLER_PUBLIC_KEY: CallerPublicKeys,
    OUTBOX_NOTIFY: flag('1').meta({
      description:
        '0: no NOTIFY, which takes a lock on commit. The relay then finds new events of the outbox by its poll, within a second.',
    }),
    MAX_IN_FLIGHT: z.coerce.number().int().min(1).default(200).meta({
      description: 'Most requests in flight at a service; further ones are answered 503 at once.',
      unit: 'requests',
    }),
    RELEASE_VERSION: ReleaseVersion.optional().meta({
      description: 'The release that this process runs. It is not set when the process runs from sources.',
      form: 'a version such as `0.1.0-3f9a2c1d`',
    }),
    ANNOUNCE_URL: z
      .url()
      .transform((value) => value.replace(/\/+$/, ''))
      .optional()
      .meta({
        description:
          'Address at which gateways reach this process, if it differs from the one that it listens at.',
        form: 'an address such as `http://10.0.0.7:8080`',
      }),
  }),
  [...databaseRules, ...natsRules, ...tlsRules],
);
export type ServiceEnvironment = z.output<typeof ServiceEnvironment>;
