import { type ExternalSecret, externalSecret } from '../cluster/secret-store';
import { ownLabels } from '../labels';
import { componentKind, patchOf } from '../overlays/kustomization';
import { bucketSettings, type Patch } from '../overlays/overlays';
import { clusterName } from './addresses';

const name = 'postgres-backups';
const plugin = 'barman-cloud.cloudnative-pg.io';

/** How long base backups and their write-ahead logs are kept. Source: docs/retention.md. */
const keptFor = '30d';

/** Every night at 02:00 UTC; the first field is the second. */
const schedule = '0 0 2 * * *';

const credentials = (): ExternalSecret =>
  externalSecret(
    { name, labels: ownLabels },
    ['access-key-id', 'secret-access-key', 'region'].map((property) => ({
      secretKey: property,
      remoteRef: { key: 'franchisesetu/backups', property },
    })),
  );

/** Where base backups and the write-ahead log are stored: a bucket that encrypts what it stores. */
const objectStore = () => ({
  apiVersion: 'barmancloud.cnpg.io/v1',
  kind: 'ObjectStore',
  metadata: { name, labels: ownLabels },
  spec: {
    retentionPolicy: keptFor,
    configuration: {
      destinationPath: 's3://franchisesetu-backups/',
      endpointURL: bucketSettings.S3_ENDPOINT,
      s3Credentials: {
        accessKeyId: { name, key: 'access-key-id' },
        secretAccessKey: { name, key: 'secret-access-key' },
        region: { name, key: 'region' },
      },
      wal: { compression: 'gzip', encryption: 'AES256' },
      data: { compression: 'gzip', encryption: 'AES256' },
    },
  },
});

const scheduledBackup = () => ({
  apiVersion: 'postgresql.cnpg.io/v1',
  kind: 'ScheduledBackup',
  metadata: { name, labels: ownLabels },
  spec: {
    schedule,
    immediate: true,
    backupOwnerReference: 'self',
    cluster: { name: clusterName },
    method: 'plugin',
    pluginConfiguration: { name: plugin },
  },
});

/** The cluster archives its write-ahead log to the store, for point-in-time recovery between two backups. */
export const archivePatch: Patch = {
  target: { kind: 'Cluster', name: clusterName },
  operations: [
    {
      op: 'add',
      path: '/spec/plugins',
      value: [{ name: plugin, isWALArchiver: true, parameters: { barmanObjectName: name } }],
    },
  ],
};

/** The objects of each file of the component. */
export const backupObjects = (): Readonly<Record<string, object>> => ({
  'credentials.yaml': credentials(),
  'store.yaml': objectStore(),
  'schedule.yaml': scheduledBackup(),
});

/** Backups of PostgreSQL by a plugin of the operator, which an administrator installs. */
export const backupComponent = () => ({
  ...componentKind,
  resources: Object.keys(backupObjects()),
  patches: [patchOf(archivePatch)],
});
