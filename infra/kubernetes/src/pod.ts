import type { IContainer, IPodSpec } from 'kubernetes-models/v1';
import { type Deployable, terminationSeconds } from './deployables';
import { componentLabels } from './labels';
import { authorityFolder, authoritySecret } from './postgres/addresses';
import { secretFile, secretFolder } from './secret-files';

/** The user `node` of the image. */
const userId = 1_000;

const restricted: IContainer['securityContext'] = {
  allowPrivilegeEscalation: false,
  readOnlyRootFilesystem: true,
  capabilities: { drop: ['ALL'] },
};

const probe = (
  path: string,
  times: { periodSeconds: number; timeoutSeconds: number; failureThreshold: number },
) => ({
  httpGet: { path, port: 'probes' },
  ...times,
});

const probes: Pick<IContainer, 'startupProbe' | 'livenessProbe' | 'readinessProbe'> = {
  startupProbe: probe('/livez', { periodSeconds: 2, timeoutSeconds: 2, failureThreshold: 60 }),
  // A restart does not help when the database is unavailable, so only a process that does not answer is restarted.
  livenessProbe: probe('/livez', { periodSeconds: 10, timeoutSeconds: 5, failureThreshold: 6 }),
  readinessProbe: probe('/readyz', { periodSeconds: 3, timeoutSeconds: 3, failureThreshold: 2 }),
};

const portsOf = ({ port, probePort }: Deployable): IContainer['ports'] =>
  port === probePort
    ? [{ name: 'probes', containerPort: port }]
    : [
        { name: 'pages', containerPort: port },
        { name: 'probes', containerPort: probePort },
      ];

const resourcesOf = ({ cpuMillis, memoryMib }: Deployable): IContainer['resources'] => ({
  requests: { cpu: `${cpuMillis}m`, memory: `${memoryMib}Mi` },
  limits: { memory: `${memoryMib * 2}Mi` },
});

const foldersOf = ({ folders }: Deployable): [string, string][] => [
  ['temporary', '/tmp'],
  ...Object.entries(folders),
];

const containerOf = (deployable: Deployable, image: string): IContainer => ({
  name: deployable.name,
  image,
  envFrom: [{ configMapRef: { name: `${deployable.name}-settings` } }],
  env: deployable.secrets.map((variable) => ({
    name: `${variable}_FILE`,
    value: `${secretFolder}/${secretFile(variable)}`,
  })),
  resources: resourcesOf(deployable),
  securityContext: restricted,
  volumeMounts: [
    { name: 'secrets', mountPath: secretFolder, readOnly: true },
    { name: 'postgres-authority', mountPath: authorityFolder, readOnly: true },
    ...foldersOf(deployable).map(([name, mountPath]) => ({ name, mountPath })),
  ],
});

const podOf = (deployable: Deployable, container: IContainer): IPodSpec => ({
  serviceAccountName: deployable.name,
  automountServiceAccountToken: false,
  enableServiceLinks: false,
  securityContext: {
    runAsNonRoot: true,
    runAsUser: userId,
    runAsGroup: userId,
    fsGroup: userId,
    seccompProfile: { type: 'RuntimeDefault' },
  },
  containers: [container],
  volumes: [
    { name: 'secrets', secret: { secretName: `${deployable.name}-secrets`, defaultMode: 0o440 } },
    {
      name: 'postgres-authority',
      secret: { secretName: authoritySecret, items: [{ key: 'ca.crt', path: 'ca.crt' }] },
    },
    ...foldersOf(deployable).map(([name]) => ({ name, emptyDir: {} })),
  ],
});

/** A pod that answers calls. */
export const servingPod = (deployable: Deployable, image: string): IPodSpec => ({
  ...podOf(deployable, { ...containerOf(deployable, image), ...probes, ports: portsOf(deployable) }),
  terminationGracePeriodSeconds: terminationSeconds(deployable),
  topologySpreadConstraints: ['kubernetes.io/hostname', 'topology.kubernetes.io/zone'].map((topologyKey) => ({
    maxSkew: 1,
    topologyKey,
    // Pods still start when there are fewer machines or zones than pods.
    whenUnsatisfiable: 'ScheduleAnyway',
    labelSelector: { matchLabels: componentLabels(deployable.name, 'server') },
    matchLabelKeys: ['pod-template-hash'],
  })),
});

/** A pod that runs the migrations and ends. */
export const migratingPod = (deployable: Deployable, image: string): IPodSpec => ({
  ...podOf(deployable, { ...containerOf(deployable, image), args: ['migrate'] }),
  restartPolicy: 'OnFailure',
});
