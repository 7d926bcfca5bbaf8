import { z } from 'zod';

const quantity = z.string().regex(/^\d+(m|Mi|Gi)?$/);
const named = z.strictObject({ name: z.string().min(1) });
const amounts = z.strictObject({ cpu: quantity.optional(), memory: quantity.optional() });
const storage = z.strictObject({ size: quantity });
const apiVersion = z.literal('postgresql.cnpg.io/v1');

const Cluster = z.strictObject({
  apiVersion,
  kind: z.literal('Cluster'),
  metadata: named,
  spec: z.strictObject({
    instances: z.int().min(1),
    imageName: z.string().min(1),
    storage,
    walStorage: storage.optional(),
    resources: z.strictObject({ requests: amounts, limits: amounts }),
    postgresql: z.strictObject({
      /** Values of settings are always strings. */
      parameters: z.record(z.string(), z.string()),
      synchronous: z.strictObject({ method: z.enum(['any', 'first']), number: z.int().min(1) }).optional(),
    }),
    certificates: z.strictObject({ serverAltDNSNames: z.array(z.string()) }),
    affinity: z.strictObject({ enablePodAntiAffinity: z.boolean(), topologyKey: z.string() }),
    bootstrap: z.strictObject({
      initdb: z.strictObject({
        database: z.string(),
        owner: z.string(),
        postInitApplicationSQL: z.array(z.string()),
      }),
    }),
    plugins: z
      .array(
        z.strictObject({
          name: z.string(),
          isWALArchiver: z.boolean(),
          parameters: z.record(z.string(), z.string()),
        }),
      )
      .optional(),
    managed: z.strictObject({
      roles: z.array(
        z.strictObject({
          name: z.string(),
          ensure: z.enum(['present', 'absent']),
          login: z.boolean(),
          passwordSecret: named,
        }),
      ),
    }),
  }),
});

const Pooler = z.strictObject({
  apiVersion,
  kind: z.literal('Pooler'),
  metadata: named,
  spec: z.strictObject({
    cluster: named,
    instances: z.int().min(1),
    type: z.enum(['rw', 'ro', 'r']),
    pgbouncer: z.strictObject({
      poolMode: z.enum(['session', 'transaction']),
      parameters: z.record(z.string(), z.string()),
    }),
  }),
});

const labelled = z.strictObject({ name: z.string().min(1), labels: z.record(z.string(), z.string()) });

const ScheduledBackup = z.strictObject({
  apiVersion,
  kind: z.literal('ScheduledBackup'),
  metadata: labelled,
  spec: z.strictObject({
    /** Second, minute, hour, day, month, day of the week. */
    schedule: z.string().regex(/^(\S+ ){5}\S+$/),
    immediate: z.boolean(),
    backupOwnerReference: z.enum(['none', 'self', 'cluster']),
    cluster: named,
    method: z.enum(['barmanObjectStore', 'volumeSnapshot', 'plugin']),
    pluginConfiguration: named,
  }),
});

const inSecret = z.strictObject({ name: z.string().min(1), key: z.string().min(1) });
const stored = z.strictObject({
  compression: z.enum(['bzip2', 'gzip', 'snappy']),
  encryption: z.enum(['AES256', 'aws:kms']),
});

/** Of the plugin Barman Cloud, 0.16. */
const ObjectStore = z.strictObject({
  apiVersion: z.literal('barmancloud.cnpg.io/v1'),
  kind: z.literal('ObjectStore'),
  metadata: labelled,
  spec: z.strictObject({
    retentionPolicy: z.string().regex(/^[1-9]\d*[dwm]$/),
    configuration: z.strictObject({
      destinationPath: z.string().startsWith('s3://'),
      endpointURL: z.url(),
      s3Credentials: z.strictObject({ accessKeyId: inSecret, secretAccessKey: inSecret, region: inSecret }),
      wal: stored,
      data: stored,
    }),
  }),
});

/**
 * The parts of the API of CloudNativePG 1.30 that we use, because no package has its schemas. Add new fields from the reference of the
 * operator.
 */
export const CloudNativePg = z.discriminatedUnion('kind', [Cluster, Pooler, ScheduledBackup, ObjectStore]);
