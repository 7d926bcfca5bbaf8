import { type ConnectionOptions, credsAuthenticator, nkeyAuthenticator } from 'nats';
import { z } from 'zod';
import type { SettingRule } from '../../settings/setting-rules';

const schemes = ['nats:', 'tls:'];

/** The addresses of a comma-separated list. */
const addressesIn = (list: string): URL[] =>
  list
    .split(',')
    .map((address) => address.trim())
    .filter(Boolean)
    .map((address) => new URL(address));

const isServerList = (list: string): boolean => {
  const addresses = list.split(',').map((address) => address.trim());
  return addresses.every((address) => URL.canParse(address) && schemes.includes(new URL(address).protocol));
};

/** Addresses of NATS servers: `nats://user:password@a:4222,nats://b:4222`. */
export const NatsServers = z
  .string()
  .refine(isServerList, 'Write it as nats://user:password@host:4222, several servers separated by commas.')
  .meta({
    description:
      'The NATS servers. A user without a password is a token. One address of a cluster is enough to find the others, and several are safer.',
    form: 'addresses such as `nats://user:password@a:4222,nats://b:4222`',
    isSecret: true,
  });

/** Settings of the connection to NATS, apart from its address. Each is a value, or the path of a file in `<NAME>_FILE`. */
export const natsSettings = {
  NATS_CREDS: z.string().optional().meta({
    description: 'Credentials of a user: its JWT and its seed.',
    form: 'the content of a `.creds` file',
    prefix: 'NATS_',
    isSecret: true,
  }),
  NATS_NKEY: z.string().optional().meta({
    description: 'Seed of an nkey user.',
    form: 'a seed such as `SU…`',
    isSecret: true,
  }),
  NATS_CA: z.string().optional().meta({
    description:
      "Certificates of the authority that signed the servers' certificates; without it those of Node. With it, or with the scheme `tls://`, connections use TLS.",
    form: 'certificates, PEM',
    mayBeFile: true,
  }),
  NATS_CERT: z.string().optional().meta({
    description: 'Certificate of this client, for servers that verify clients. It needs `NATS_KEY`.',
    form: 'a certificate, PEM',
    mayBeFile: true,
  }),
  NATS_KEY: z.string().optional().meta({
    description: 'Key of `NATS_CERT`.',
    form: 'a private key, PEM',
    isSecret: true,
  }),
  NATS_REPLICAS: z.coerce.number().int().min(1).max(5).default(1).meta({
    description:
      'How many servers of a cluster store each stream: 3 for a cluster of three. Existing streams are changed at the next start. It must be the same for all processes, and at most the number of servers.',
    unit: 'servers',
  }),
};

/** Settings with which a process connects to NATS. */
export type BrokerAccess = { NATS_URL: string } & Partial<z.output<z.ZodObject<typeof natsSettings>>>;

const usersIn = (list: string): string[] =>
  addressesIn(list)
    .filter(({ username }) => username !== '')
    .map(({ username, password }) => `${username}:${password}`);

/** Rules that involve several NATS settings. */
export const natsRules: readonly SettingRule<Partial<BrokerAccess>>[] = [
  {
    name: 'NATS_URL',
    reads: ['NATS_URL'],
    isKept: ({ NATS_URL = '' }) => new Set(usersIn(NATS_URL)).size <= 1,
    problem: 'its addresses have different users, and only the first would be used. Give all the same user.',
  },
  {
    name: 'NATS_URL',
    reads: ['NATS_URL', 'NATS_CREDS', 'NATS_NKEY'],
    isKept: ({ NATS_URL = '', NATS_CREDS, NATS_NKEY }) =>
      usersIn(NATS_URL).length === 0 || !(NATS_CREDS || NATS_NKEY),
    problem: 'it contains a user, and NATS_CREDS or NATS_NKEY names another. Remove one of them.',
  },
  {
    name: 'NATS_NKEY',
    reads: ['NATS_CREDS', 'NATS_NKEY'],
    isKept: ({ NATS_CREDS, NATS_NKEY }) => !(NATS_CREDS && NATS_NKEY),
    problem: 'it is set, and NATS_CREDS too. Remove one of them.',
  },
  {
    name: 'NATS_CERT',
    reads: ['NATS_CERT', 'NATS_KEY'],
    isKept: ({ NATS_CERT, NATS_KEY }) => Boolean(NATS_CERT) === Boolean(NATS_KEY),
    problem: 'a certificate and its key belong together. Set both NATS_CERT and NATS_KEY, or none.',
  },
];

const identityOf = (
  { NATS_CREDS, NATS_NKEY }: BrokerAccess,
  addresses: readonly URL[],
): ConnectionOptions => {
  if (NATS_CREDS) return { authenticator: credsAuthenticator(Buffer.from(NATS_CREDS)) };
  if (NATS_NKEY) return { authenticator: nkeyAuthenticator(Buffer.from(NATS_NKEY.trim())) };
  const { username = '', password = '' } = addresses.find((address) => address.username) ?? {};
  if (username === '') return {};
  const [user, pass] = [username, password].map(decodeURIComponent);
  return pass === '' ? { token: user } : { user, pass };
};

const tlsOf = (
  { NATS_CA, NATS_CERT, NATS_KEY }: BrokerAccess,
  addresses: readonly URL[],
): ConnectionOptions => {
  const isSecure = NATS_CA ?? NATS_CERT ?? addresses.some(({ protocol }) => protocol === 'tls:');
  return isSecure ? { tls: { ca: NATS_CA, cert: NATS_CERT, key: NATS_KEY } } : {};
};

/** Servers, identity and TLS for the client of NATS. A user without a password is a token. */
export const connectionOptions = (access: BrokerAccess): ConnectionOptions => {
  const addresses = addressesIn(access.NATS_URL);
  return {
    servers: addresses.map(({ hostname, port }) => `${hostname}:${port || '4222'}`),
    ...identityOf(access, addresses),
    ...tlsOf(access, addresses),
  };
};
