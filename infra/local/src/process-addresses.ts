import { serviceNames } from '@setu/contracts';
import type { ServiceName } from '@setu/protocol';
import { z } from 'zod';

const Database = z.string().optional().meta({
  description: 'PostgreSQL with the role of one service, or of the gateway, in place of the one for all.',
  form: 'an address such as `postgres://user:password@host:5432/database`',
  pattern: '<SERVICE>_DATABASE_URL',
  isSecret: true,
});

const Broker = z.string().optional().meta({
  description:
    'NATS with the user of one service, or of the gateway, in place of that in `NATS_URL`, which is set too.',
  form: 'addresses such as `nats://user:password@a:4222,nats://b:4222`',
  pattern: '<SERVICE>_NATS_URL',
  isSecret: true,
});

const forEach = <E extends string, S>(ending: E, schema: S) =>
  Object.fromEntries(
    ['gateway', ...serviceNames].map((name) => [`${name.toUpperCase()}_${ending}`, schema]),
  ) as Record<`${Uppercase<ServiceName | 'gateway'>}_${E}`, S>;

/** Addresses of servers for each process, with the login of that process. */
export const processAddresses = {
  ...forEach('DATABASE_URL', Database),
  ...forEach('NATS_URL', Broker),
};
