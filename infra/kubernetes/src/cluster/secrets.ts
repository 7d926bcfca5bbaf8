import { type Deployable, deployables } from '../deployables';
import { nameLabels, ownLabels } from '../labels';
import { addressTemplate, hosts, passwordSecret } from '../postgres/addresses';
import { secretFile } from '../secret-files';
import { natsAddressTemplate, natsSecret, natsUsers } from './nats';
import { type ExternalSecret, externalSecret } from './secret-store';

interface Source {
  /** Path and field in the store. */
  key: string;
  property: string;
}

const databasePassword = (role: string): Source => ({
  key: `franchisesetu/database/${role}`,
  property: 'password',
});
const natsPassword = (user: string): Source => ({ key: `franchisesetu/nats/${user}`, property: 'password' });

/** Secrets that are built from the passwords of servers. */
const made = (role: string): Readonly<Record<string, string>> => ({
  DATABASE_URL: addressTemplate(role, hosts.pooled),
  DATABASE_SESSION_URL: addressTemplate(role, hosts.session),
  NATS_URL: natsAddressTemplate(role),
});

/** Paths of the other secrets in the store, by the deployables that share them. */
const placeOf = (name: string, variable: string): Source => ({
  key: variable.startsWith('CALLER_') ? 'franchisesetu/callers' : `franchisesetu/${name}`,
  property: secretFile(variable),
});

const fromStore = (secretKey: string, remoteRef: Source) => ({ secretKey, remoteRef });

/** The secrets of a deployable, a key for each file. */
const secretsOf = ({ name, secrets }: Deployable): ExternalSecret => {
  const templates = made(name);
  const asStored = secrets.filter((variable) => !(variable in templates));
  /** Names of values in a template must not contain a hyphen. */
  const valueName = (variable: string) => variable.toLowerCase();
  return externalSecret(
    { name: `${name}-secrets`, labels: nameLabels(name) },
    [
      fromStore('databasePassword', databasePassword(name)),
      fromStore('natsPassword', natsPassword(name)),
      ...asStored.map((variable) => fromStore(valueName(variable), placeOf(name, variable))),
    ],
    {
      engineVersion: 'v2',
      data: Object.fromEntries(
        secrets.map((variable) => [
          secretFile(variable),
          templates[variable] ?? `{{ .${valueName(variable)} }}`,
        ]),
      ),
    },
  );
};

/** The password of a role, in the format of the PostgreSQL operator. */
const rolePassword = (role: string): ExternalSecret =>
  externalSecret(
    { name: passwordSecret(role), labels: ownLabels },
    [fromStore('databasePassword', databasePassword(role))],
    {
      engineVersion: 'v2',
      type: 'kubernetes.io/basic-auth',
      metadata: { labels: { 'cnpg.io/reload': 'true' } },
      data: { username: role, password: '{{ .databasePassword }}' },
    },
  );

const natsPasswordsSecret = (): ExternalSecret =>
  externalSecret(
    { name: natsSecret, labels: ownLabels },
    natsUsers.map((user) => fromStore(user, natsPassword(user))),
  );

/** All secrets, as External Secrets copies them from the store. */
export const externalSecrets = (): ExternalSecret[] => [
  ...deployables.flatMap((deployable) => [secretsOf(deployable), rolePassword(deployable.name)]),
  natsPasswordsSecret(),
];
