/** Names of the PostgreSQL cluster, of its database and of its pooler. */
export const clusterName = 'postgres';
export const databaseName = 'franchisesetu';
export const poolerName = 'postgres-pooler';

/** The CA certificate of the servers, in a Secret of the operator, and its path in pods. */
export const authoritySecret = `${clusterName}-ca`;
export const authorityFolder = '/run/secrets/postgres';

/** Host names of the primary server and the pooler. */
export const hosts = { session: `${clusterName}-rw`, pooled: poolerName } as const;

/** Name of the Secret with the password of a schema's role. */
export const passwordSecret = (role: string): string => `${role}-database`;

/** URL of the database for a role, for a template of External Secrets with the password in `databasePassword`. */
export const addressTemplate = (role: string, host: string): string =>
  `postgres://${role}:{{ .databasePassword | urlquery }}@${host}:5432/${databaseName}` +
  `?sslmode=verify-full&sslrootcert=${authorityFolder}/ca.crt`;
