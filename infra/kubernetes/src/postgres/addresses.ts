/** Name of the cluster of PostgreSQL, of its database and of the pooler before it. */
export const clusterName = 'postgres';
export const databaseName = 'franchisesetu';
export const poolerName = 'postgres-pooler';

/** The certificate of the authority that signs the servers' certificates, in a Secret of the operator, and where pods see it. */
export const authoritySecret = `${clusterName}-ca`;
export const authorityFolder = '/run/secrets/postgres';

/** Names by which pods reach the primary server, and the pooler. */
export const hosts = { session: `${clusterName}-rw`, pooled: poolerName } as const;

/** Name of the Secret with the password of a schema's role. */
export const passwordSecret = (role: string): string => `${role}-database`;

/** Address of the database as a role, for a template of External Secrets whose value `databasePassword` is the password. */
export const addressTemplate = (role: string, host: string): string =>
  `postgres://${role}:{{ .databasePassword | urlquery }}@${host}:5432/${databaseName}` +
  `?sslmode=verify-full&sslrootcert=${authorityFolder}/ca.crt`;
