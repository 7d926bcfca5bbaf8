import { databaseStatements, roleStatements } from '@setu/service-kit/roles';
import { deployables } from '../deployables';
import { clusterName, databaseName, hosts, passwordSecret, poolerName } from './addresses';

/** Connections that PostgreSQL accepts, three of which are reserved for its administrator. */
export const maxConnections = 250;

/** The pooler: its pods, the connections of a pod to PostgreSQL for each role, and the client connections of a pod. */
export const pooler = { instances: 2, connectionsPerRole: 10, maxClients: 1_000 } as const;

const apiVersion = 'postgresql.cnpg.io/v1';

/** Three servers, one of them the primary. A commit waits for a standby, so that the loss of one server loses no data. */
export const postgresCluster = () => ({
  apiVersion,
  kind: 'Cluster',
  metadata: { name: clusterName },
  spec: {
    instances: 3,
    imageName: 'ghcr.io/cloudnative-pg/postgresql:18',
    storage: { size: '50Gi' },
    walStorage: { size: '10Gi' },
    resources: { requests: { cpu: '1', memory: '4Gi' }, limits: { memory: '4Gi' } },
    postgresql: {
      parameters: { max_connections: String(maxConnections), shared_buffers: '1GB' },
      synchronous: { method: 'any', number: 1 },
    },
    // The pooler presents the same certificate, so it contains the pooler's name too.
    certificates: { serverAltDNSNames: [hosts.pooled] },
    affinity: { enablePodAntiAffinity: true, topologyKey: 'kubernetes.io/hostname' },
    bootstrap: {
      initdb: {
        database: databaseName,
        owner: databaseName,
        postInitApplicationSQL: [
          ...databaseStatements(databaseName),
          ...deployables.flatMap(({ name }) => roleStatements(name, name, databaseName)),
        ],
      },
    },
    managed: {
      roles: deployables.map(({ name }) => ({
        name,
        ensure: 'present',
        login: true,
        passwordSecret: { name: passwordSecret(name) },
      })),
    },
  },
});

/** Shares a few connections to PostgreSQL among the processes, by transaction. */
export const postgresPooler = () => ({
  apiVersion,
  kind: 'Pooler',
  metadata: { name: poolerName },
  spec: {
    cluster: { name: clusterName },
    instances: pooler.instances,
    type: 'rw',
    pgbouncer: {
      poolMode: 'transaction',
      parameters: {
        default_pool_size: String(pooler.connectionsPerRole),
        max_client_conn: String(pooler.maxClients),
        max_prepared_statements: '0',
        // As in infra/compose: seconds that a query waits for a connection, and seconds between two attempts to reach PostgreSQL.
        query_wait_timeout: '10',
        server_login_retry: '1',
      },
    },
  },
});
