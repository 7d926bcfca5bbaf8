import { Deployment } from 'kubernetes-models/apps/v1';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2';
import { Job } from 'kubernetes-models/batch/v1';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1';
import { Service, ServiceAccount } from 'kubernetes-models/v1';
import { type Deployable, minReplicas } from './deployables';
import { componentLabels, nameLabels, type Track, trackLabels } from './labels';
import { migratingPod, servingPod } from './pod';

/** Name of the objects of a release: `catalog`, `catalog-canary`. It is also the name of the image, which an overlay replaces. */
export const trackName = (name: string, track: Track): string =>
  track === 'live' ? name : `${name}-${track}`;

/** The pods of a release. A running pod is stopped only after a new pod is ready. */
export const deployment = (deployable: Deployable, track: Track): Deployment => {
  const labels = trackLabels(deployable.name, track);
  const name = trackName(deployable.name, track);
  return new Deployment({
    metadata: { name, labels },
    spec: {
      // The autoscaler decides how many pods the live release has.
      ...(track === 'live' ? {} : { replicas: minReplicas }),
      revisionHistoryLimit: 3,
      strategy: { type: 'RollingUpdate', rollingUpdate: { maxSurge: 1, maxUnavailable: 0 } },
      selector: { matchLabels: labels },
      template: {
        metadata: {
          labels,
          annotations: {
            'prometheus.io/scrape': 'true',
            'prometheus.io/path': '/metrics',
            'prometheus.io/port': String(deployable.probePort),
          },
        },
        spec: servingPod(deployable, name),
      },
    },
  });
};

/** Runs the migrations of a release. Pods of the release fail to start, and restart, until it has ended. */
export const migrationsJob = (deployable: Deployable, track: Track): Job => {
  const labels = componentLabels(deployable.name, 'migrations');
  const image = trackName(deployable.name, track);
  return new Job({
    metadata: {
      name: `${image}-migrations`,
      labels,
      // A job is immutable, so it must be replaced. These annotations let Argo CD and Flux do so.
      annotations: {
        'argocd.argoproj.io/hook': 'Sync',
        'argocd.argoproj.io/hook-delete-policy': 'BeforeHookCreation',
        'kustomize.toolkit.fluxcd.io/force': 'enabled',
      },
    },
    spec: {
      backoffLimit: 10,
      template: { metadata: { labels }, spec: migratingPod(deployable, image) },
    },
  });
};

const percentOfCpu = 70;

export const autoscaler = ({ name, maxReplicas }: Deployable): HorizontalPodAutoscaler =>
  new HorizontalPodAutoscaler({
    metadata: { name, labels: nameLabels(name) },
    spec: {
      scaleTargetRef: { apiVersion: 'apps/v1', kind: 'Deployment', name },
      minReplicas,
      maxReplicas,
      metrics: [
        {
          type: 'Resource',
          resource: { name: 'cpu', target: { type: 'Utilization', averageUtilization: percentOfCpu } },
        },
      ],
      behavior: { scaleDown: { stabilizationWindowSeconds: 300 } },
    },
  });

/** Draining a machine stops one pod at a time. */
export const disruptionBudget = ({ name }: Deployable): PodDisruptionBudget =>
  new PodDisruptionBudget({
    metadata: { name, labels: nameLabels(name) },
    spec: { maxUnavailable: 1, selector: { matchLabels: componentLabels(name, 'server') } },
  });

/** An account without a token, because no pod calls the Kubernetes API. */
export const serviceAccount = ({ name }: Deployable): ServiceAccount =>
  new ServiceAccount({ metadata: { name, labels: nameLabels(name) }, automountServiceAccountToken: false });

/** The address of the gateways in the cluster. Services do not need one: gateways find their pods by service discovery. */
export const gatewayService = ({ name }: Deployable): Service =>
  new Service({
    metadata: { name, labels: nameLabels(name) },
    spec: {
      selector: componentLabels(name, 'server'),
      ports: [{ name: 'http', port: 80, targetPort: 'pages' }],
    },
  });
