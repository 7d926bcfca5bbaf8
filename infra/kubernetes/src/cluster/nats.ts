import { serviceNames } from '@setu/contracts';
import { processPermissions } from '@setu/service-kit/broker-permissions';

/** The Secret with the password of each NATS user, by name. Only the servers mount it. */
export const natsSecret = 'nats-passwords';

/** The user with all permissions, for operators. */
const administrator = 'administrator';

const permissionsOfProcesses = processPermissions(serviceNames);

/** The users of NATS: one for operators, and one for each process, limited to its subjects. */
export const natsUsers = [administrator, ...Object.keys(permissionsOfProcesses)] as const;

const servers = 3;

/** URLs of the servers with the user of a process, for a template of External Secrets with the password in `natsPassword`. */
export const natsAddressTemplate = (user: string): string =>
  Array.from({ length: servers }, (_, index) => {
    const identity = index === 0 ? `${user}:{{ .natsPassword | urlquery }}@` : '';
    return `nats://${identity}nats-${index}.nats-headless:4222`;
  }).join(',');

/** The environment variable of a server with the password of a user. */
const variableOf = (user: string) => `NATS_PASSWORD_${user.toUpperCase()}`;

const permissionsOf = (user: string) => {
  const { publish, subscribe } = permissionsOfProcesses[user] ?? {};
  return publish && subscribe
    ? { permissions: { publish: { allow: publish }, subscribe: { allow: subscribe } } }
    : {};
};

/**
 * Values of the official chart (https://nats-io.github.io/k8s, chart `nats`, version 1) for a cluster that stores each stream on three
 * servers. The chart writes a value in `<< >>` without quotes, so that the server reads the variable.
 */
export const natsValues = () => ({
  fullnameOverride: 'nats',
  config: {
    cluster: { enabled: true, replicas: servers },
    jetstream: { enabled: true, fileStore: { pvc: { size: '20Gi' } } },
    merge: {
      authorization: {
        users: natsUsers.map((user) => ({
          user,
          password: `<< $${variableOf(user)} >>`,
          ...permissionsOf(user),
        })),
      },
    },
  },
  container: {
    env: Object.fromEntries(
      natsUsers.map((user) => [
        variableOf(user),
        { valueFrom: { secretKeyRef: { name: natsSecret, key: user } } },
      ]),
    ),
    merge: { resources: { requests: { cpu: '250m', memory: '512Mi' }, limits: { memory: '1Gi' } } },
  },
  promExporter: { enabled: true },
  podTemplate: {
    topologySpreadConstraints: {
      'kubernetes.io/hostname': { maxSkew: 1, whenUnsatisfiable: 'DoNotSchedule' },
    },
  },
  natsBox: { enabled: false },
});
