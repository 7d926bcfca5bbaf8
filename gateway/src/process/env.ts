import { demoPasswordDefault } from '@setu/contracts';
import type { ServiceName } from '@setu/protocol';
import {
  type BrokerAccess,
  CallerPrivateKey,
  commaList,
  databaseRules,
  databaseSettings,
  demoPassword,
  flag,
  NatsServers,
  natsRules,
  natsSettings,
  parseProcessEnvironment,
  portNumber,
  publicUrlRule,
  serverSettings,
  tlsRules,
  tracingSettings,
  withRules,
} from '@setu/service-kit';
import { bucketRules, bucketSettings } from '@setu/service-kit/bucket';
import { z } from 'zod';
import { parseTrustedProxies, type TrustedProxies } from '../edge/limits/trusted-proxies';
import { fixedServices, serviceUrlNames, serviceUrlSettings } from './service-urls';

/** Where people reach a gateway without PUBLIC_URL; its port does not matter here. */
const defaultPublicUrl = 'http://localhost';

/** Environment variables of a gateway. */
export const GatewayEnvironment = withRules(
  z.object({
    ...serverSettings,
    INTERNAL_PORT: portNumber.default(0).meta({
      description: 'Port of `/livez`, `/readyz` and `/metrics` only; 0: the system chooses a free one.',
    }),
    INTERNAL_HOST: z.string().default('127.0.0.1').meta({
      description:
        'Address to listen at for `INTERNAL_PORT`. Only probes and metrics collectors may reach it.',
    }),
    ...databaseSettings,
    NATS_URL: NatsServers.optional().meta({
      ...NatsServers.meta(),
      description:
        'The NATS servers, as for services. A gateway serves without it, but learns of role changes and releases late.',
    }),
    ...natsSettings,
    ...tracingSettings,
    DEMO_PASSWORD: demoPassword(demoPasswordDefault),
    DEV: flag('0').meta({
      description:
        '1: everybody is a developer. Pages have the developer tools, and everybody may set overrides.',
    }),
    CALLER_PRIVATE_KEY: CallerPrivateKey,
    SESSION_KEYS: commaList.pipe(z.array(z.string().min(16)).min(1)).meta({
      description: 'Secrets that session cookies are signed with, newest first: the first signs, all verify.',
      form: 'secrets of at least 16 characters, separated by commas',
      isSecret: true,
    }),
    ARTEFACTS: z.string().meta({
      description: 'Store of the files of releases, which all gateways share.',
      form: 'a folder, or `s3://bucket/prefix`',
      prefix: 'ARTEFACTS_',
    }),
    ...bucketSettings,
    ARTEFACTS_CACHE: z.string().optional().meta({
      description: 'Cache of the files of a bucket. Only this gateway may write there.',
      form: 'a folder',
    }),
    RELEASE_TOKEN: z.string().min(32).optional().meta({
      description: 'A release token for every deployable, with which `npm start` publishes.',
      form: 'a token of at least 32 characters',
      isSecret: true,
    }),
    PUBLIC_URL: z
      .url({ protocol: /^https?$/ })
      .transform((value) => new URL(value).origin)
      .optional()
      .meta({
        description:
          'Address that people type; by default `http://localhost` with `PORT`. https turns on secure cookies and trusts one proxy.',
        form: 'an address such as `https://franchisesetu.example`',
      }),
    ADMIN_URL: z
      .url({ protocol: /^https?$/ })
      .transform((value) => new URL(value).origin)
      .optional()
      .meta({
        description:
          'Address of the administrators’ site, which is this gateway under another host name. Sessions of administrators exist there only, and no remote but theirs runs there. Without it administrators use `PUBLIC_URL`.',
        form: 'an address such as `https://admin.franchisesetu.example`',
      }),
    UPLOADS_URL: z
      .url()
      .regex(/^https?:[^;,'"\s]+\/$/)
      .optional()
      .meta({
        description: 'Below which address browsers send files, when `UPLOADS` of content is a bucket.',
        form: 'an address such as `https://store.example/bucket/prefix/`, with the slash at its end',
      }),
    RATE_LIMIT: z.coerce.number().int().min(0).default(600).meta({
      description:
        'Calls to /api that one network may make. Limits of pages and beacons derive from it; 0 turns all off.',
      unit: 'calls a minute',
    }),
    VITALS_SHARE: z.coerce.number().min(0).max(1).default(0.1).meta({
      description: 'Share of pages whose browsers report how fast they were; 0: none.',
    }),
    MAX_IN_FLIGHT: z.coerce.number().int().min(4).default(100).meta({
      description:
        'Most requests in flight at a gateway; further ones are answered 503 at once. One network may have a third of them. A request that waits for its client, for its body or until it takes the reply, is not in flight.',
      unit: 'requests',
    }),
    PAGE_WAIT_MS: z.coerce.number().int().min(1).max(60_000).default(1_500).meta({
      description:
        'A page waits this long for the data that it shows, and as long for its HTML; then it comes without, and the browser makes it. Other waits of pages derive from it.',
      unit: 'ms',
    }),
    MAX_STREAMS: z.coerce.number().int().min(1).default(2_000).meta({
      description: 'Most open streams of notifications; one network may have a twentieth of them.',
      unit: 'streams',
    }),
    TRUSTED_PROXIES: z
      .string()
      .transform((text, ctx): TrustedProxies => {
        const trusted = parseTrustedProxies(text);
        if (typeof trusted !== 'string') return trusted;
        ctx.addIssue({ code: 'custom', message: trusted });
        return z.NEVER;
      })
      .optional()
      .meta({
        description: 'Proxies whose X-Forwarded-For is trusted. By default one hop behind https, else none.',
        form: 'a number of hops, or addresses and networks such as `10.0.0.0/8,2001:db8::1`',
      }),
    ...serviceUrlSettings,
    SERVICES_CA: z.string().optional().meta({
      description:
        "Certificates of the authority that signed the services' certificates, which are for the name of the service; without it those of Node, and for the host of the address.",
      form: 'certificates, PEM',
      mayBeFile: true,
    }),
    SERVICES_HTTPS: flag('0').meta({
      description:
        '1: a service is called over TLS only. Set it when all services listen over TLS; 0 calls each as it announces itself.',
    }),
  }),
  [
    ...databaseRules,
    ...natsRules,
    ...tlsRules,
    ...bucketRules('ARTEFACTS', ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY', 'ARTEFACTS_CACHE']),
    publicUrlRule,
    {
      name: 'ADMIN_URL',
      reads: ['PUBLIC_URL', 'ADMIN_URL'],
      isKept: ({ PUBLIC_URL = defaultPublicUrl, ADMIN_URL }) =>
        ADMIN_URL === undefined || new URL(ADMIN_URL).hostname !== new URL(PUBLIC_URL).hostname,
      problem:
        'its host name is that of PUBLIC_URL, and all ports of a host name share their cookies. Give administrators a host name of their own, such as https://admin.franchisesetu.example, or remove it.',
    },
    {
      name: 'ADMIN_URL',
      reads: ['PUBLIC_URL', 'ADMIN_URL'],
      isKept: ({ PUBLIC_URL = defaultPublicUrl, ADMIN_URL }) =>
        ADMIN_URL === undefined || new URL(ADMIN_URL).protocol === new URL(PUBLIC_URL).protocol,
      problem: 'its scheme differs from that of PUBLIC_URL. Write https:// for both.',
    },
    {
      name: 'NATS_URL',
      reads: ['NATS_URL', 'NATS_CREDS', 'NATS_NKEY'],
      isKept: ({ NATS_URL, NATS_CREDS, NATS_NKEY }) =>
        NATS_URL !== undefined || (NATS_CREDS === undefined && NATS_NKEY === undefined),
      problem:
        'it is not set, and the identity at NATS is. Set NATS_URL, or remove NATS_CREDS and NATS_NKEY.',
    },
    {
      name: 'INTERNAL_PORT',
      reads: ['PORT', 'INTERNAL_PORT'],
      isKept: ({ PORT, INTERNAL_PORT }) => PORT !== INTERNAL_PORT || PORT === 0,
      problem: 'it equals PORT. Give health and metrics a port of their own.',
    },
    {
      name: 'SERVICES_HTTPS',
      reads: ['SERVICES_HTTPS', ...serviceUrlNames],
      isKept: (settings) =>
        !settings.SERVICES_HTTPS || serviceUrlNames.every((name) => !settings[name]?.startsWith('http:')),
      problem: 'it is 1, and the fixed address of a service has no https. Write https://, or set it to 0.',
    },
    {
      name: 'UPLOADS_URL',
      reads: ['PUBLIC_URL', 'UPLOADS_URL'],
      isKept: ({ PUBLIC_URL, UPLOADS_URL }) =>
        !PUBLIC_URL?.startsWith('https:') || !UPLOADS_URL?.startsWith('http:'),
      problem: 'it has no https, so browsers refuse to send files from a page with https. Write https://.',
    },
  ],
);

export type GatewayEnvironment = z.output<typeof GatewayEnvironment> & {
  /** Fixed addresses of services, in addition to announced ones. */
  services: Partial<Record<ServiceName, string>>;
};

/** Reads the environment. @throws Error that names every problem */
export const readEnvironment = (environment: NodeJS.ProcessEnv): GatewayEnvironment => {
  const { gateway } = parseProcessEnvironment({ gateway: GatewayEnvironment }, environment, {
    process: 'gateway',
  });
  return { ...gateway, services: fixedServices(gateway) };
};

/** How this gateway connects to NATS; null when it runs without NATS. */
export const brokerAccess = (environment: GatewayEnvironment): BrokerAccess | null => {
  const { NATS_URL } = environment;
  return NATS_URL === undefined ? null : { ...environment, NATS_URL };
};
