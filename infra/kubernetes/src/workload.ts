import { Deployment } from 'kubernetes-models/apps/v1';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2';
import { Job } from 'kubernetes-models/batch/v1';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1';
import { Service, ServiceAccount } from 'kubernetes-models/v1';
import { type Deployable, minReplicas } from './deployables';
import { componentLabels, nameLabels, type Track, trackLabels } from './labels';
import { migratingPod, servingPod } from './pod';

/** Name of the objects of a release: `catalog`, `catalog-canary`. It is the name of the image too, which an overlay replaces. */
export const trackName = (name: string, track: Track): string =>
  track === 'live' ? name : `${name}-${track}`;

/**
 * The pods of one release. None of the running pods is stopped before a new one is ready.
 */
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

/**
 * Brings the schema up to date for a release. Pods of the release that start earlier refuse to, and start again until it has ended.
 */
export const migrationsJob = (deployable: Deployable, track: Track): Job => {
  const labels = componentLabels(deployable.name, 'migrations');
  const image = trackName(deployable.name, track);
  return new Job({
    metadata: {
      name: `${image}-migrations`,
      labels,
      // A job cannot be changed, so tools that apply manifests replace it: Argo CD and Flux by these.
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

/** As many pods as the work needs. */
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

/** Machines are emptied one pod at a time. */
export const disruptionBudget = ({ name }: Deployable): PodDisruptionBudget =>
  new PodDisruptionBudget({
    metadata: { name, labels: nameLabels(name) },
    spec: { maxUnavailable: 1, selector: { matchLabels: componentLabels(name, 'server') } },
  });

/** An account without a token: nothing in a pod speaks to the API of the cluster. */
export const serviceAccount = ({ name }: Deployable): ServiceAccount =>
  new ServiceAccount({ metadata: { name, labels: nameLabels(name) }, automountServiceAccountToken: false });

/** The address of the gateways in the cluster. Services need none: gateways learn the addresses of their pods by announcements. */
export const gatewayService = ({ name }: Deployable): Service =>
  new Service({
    metadata: { name, labels: nameLabels(name) },
    spec: {
      selector: componentLabels(name, 'server'),
      ports: [{ name: 'http', port: 80, targetPort: 'pages' }],
    },
  });
