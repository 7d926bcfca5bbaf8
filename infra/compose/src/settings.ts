import { createHash, randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPackageJson } from '@setu/build-kit';
import { serviceNames } from '@setu/contracts';
import { loadSecrets } from '@setu/local';
import { ServiceRelease, userText } from '@setu/protocol';
import { processPermissions } from '@setu/service-kit/broker-permissions';
import { databaseStatements, roleStatements } from '@setu/service-kit/roles';

const database = 'franchisesetu';
const roles = ['gateway', ...serviceNames];
const natsServers = ['nats-1', 'nats-2', 'nats-3'];

/** The random part of all passwords in this folder, generated once. */
const readSeed = (folder: string): string => {
  const file = join(folder, 'seed');
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600 });
  return readFileSync(file, 'utf8');
};

/** Passwords by purpose. */
const passwordsOf = (seed: string) => (name: string) =>
  createHash('sha256').update(`${seed} ${name}`).digest('hex').slice(0, 40);

const addressOf = (role: string, password: string, host: string) =>
  `postgres://${role}:${password}@${host}:5432/${database}`;

/** The users of NATS: one with all permissions for operators, and one for each process, limited to its subjects. */
const natsUsersText = (passwordOf: (name: string) => string): string => {
  const permissions = processPermissions(serviceNames);
  const users = ['administrator', ...roles].map((user) =>
    userText({ user, password: passwordOf(`nats ${user}`) }, permissions[user]),
  );
  return `users: [\n${users.join('\n')}\n]\n`;
};

const natsUrlOf = (user: string, password: string) =>
  natsServers
    .map((host, index) => `nats://${index === 0 ? `${user}:${password}@` : ''}${host}:4222`)
    .join(',');

/** SQL that the image of PostgreSQL runs when its volume is empty. */
const rolesSql = (passwordOf: (name: string) => string): string => {
  const statements = [
    ...databaseStatements(database),
    ...roles.flatMap((role) => [
      ...roleStatements(role, role, database),
      `alter role ${role} password '${passwordOf(role)}'`,
    ]),
  ];
  return `${statements.join(';\n')};\n`;
};

/**
 * Writes the secret files that compose.yaml names. Existing passwords and keys are not changed.
 * @param folder private folder of the secrets. Its files are readable for all users, because they are mounted in containers
 */
export const writeSecrets = async (folder: string): Promise<void> => {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const passwordOf = passwordsOf(readSeed(folder));
  const keys = await loadSecrets(folder);
  const files: Record<string, string> = {
    'roles.sql': rolesSql(passwordOf),
    'pooler-users.txt': roles.map((role) => `"${role}" "${passwordOf(role)}"\n`).join(''),
    'nats-users.conf': natsUsersText(passwordOf),
    'postgres-password': passwordOf('postgres'),
    'grafana-password': passwordOf('grafana'),
    'store-user': 'franchisesetu',
    'store-password': passwordOf('store'),
    'caller-private-key': keys.callerPrivateKey,
    'caller-public-key': keys.callerPublicKey,
    'session-keys': keys.sessionKeys.join(','),
    'release-token': keys.releaseToken,
    'two-step-key': keys.twoStepKey,
    'vapid-private-key': keys.vapidPrivateKey,
  };
  for (const role of roles) {
    files[`${role}-nats-url`] = natsUrlOf(role, passwordOf(`nats ${role}`));
    files[`${role}-database-url`] = addressOf(role, passwordOf(role), 'pgbouncer');
    files[`${role}-database-session-url`] = addressOf(role, passwordOf(role), 'postgres');
  }
  for (const [name, text] of Object.entries(files)) {
    const file = join(folder, name);
    writeFileSync(file, text);
    chmodSync(file, 0o444);
  }
};

/**
 * Returns the project name, and the versions of the builds in this checkout, as the variables of compose.yaml.
 * @throws Error when a service is not built
 */
export const composeVariables = (root: string): string => {
  const versions = serviceNames.map((name) => {
    const file = join(root, 'services', name, 'dist', 'release.json');
    if (!existsSync(file)) throw new Error(`${name} is not built. Run npm run build`);
    return [name, ServiceRelease.parse(JSON.parse(readFileSync(file, 'utf8'))).version];
  });
  const gateway = ['gateway', readPackageJson(join(root, 'gateway')).version];
  const variables = [gateway, ...versions].map(
    ([name = '', version]) => `${name.toUpperCase()}_VERSION=${version}`,
  );
  return ['COMPOSE_PROJECT_NAME=franchisesetu', ...variables, ''].join('\n');
};
