import { Document } from 'yaml';
import { ingress } from './cluster/ingress';
import { natsValues } from './cluster/nats';
import { networkPolicies } from './cluster/network';
import { dashboardConfig, prometheusRule } from './cluster/observability';
import { externalSecrets } from './cluster/secrets';
import {
  authorityObjects,
  gatewaysComponent,
  serviceCertificates,
  servicesComponent,
} from './cluster/services-tls';
import { type Deployable, deployables } from './deployables';
import {
  baseKustomization,
  componentKind,
  namespaceOf,
  overlayKustomization,
} from './overlays/kustomization';
import { overlays } from './overlays/overlays';
import { scaleByLag } from './overlays/scale-by-lag';
import { readVersions } from './overlays/versions';
import { backupComponent, backupObjects } from './postgres/backups';
import { postgresCluster, postgresPooler } from './postgres/cluster';
import {
  autoscaler,
  deployment,
  disruptionBudget,
  gatewayService,
  migrationsJob,
  serviceAccount,
} from './workload';

export const baseObjects = (): Readonly<Record<string, readonly object[]>> => ({
  ...Object.fromEntries(deployables.map((deployable) => [`${deployable.name}.yaml`, objectsOf(deployable)])),
  'ingress.yaml': [ingress()],
  'network.yaml': networkPolicies(),
  'postgres.yaml': [postgresCluster(), postgresPooler()],
  'secrets.yaml': externalSecrets(),
});

const objectsOf = (deployable: Deployable): object[] => [
  serviceAccount(deployable),
  ...(deployable.name === 'gateway' ? [gatewayService(deployable)] : []),
  migrationsJob(deployable, 'live'),
  deployment(deployable, 'live'),
  autoscaler(deployable),
  disruptionBudget(deployable),
];

/** The objects of a canary, by service. */
export const canaryObjects = (): Readonly<Record<string, readonly object[]>> =>
  Object.fromEntries(
    deployables
      .filter(({ name }) => name !== 'gateway')
      .map((service) => [service.name, [migrationsJob(service, 'canary'), deployment(service, 'canary')]]),
  );

/** Alerts and dashboards, for clusters with the Prometheus operator and Grafana. */
export const observeObjects = (): Readonly<Record<string, object>> => ({
  'rules.yaml': prometheusRule(),
  'dashboard.yaml': dashboardConfig(),
});

const heading = ' Written by `npm run render -w infra/kubernetes`; change the sources there.';

const text = (objects: readonly object[]): string =>
  objects
    .map((object, index) => {
      const document = new Document(JSON.parse(JSON.stringify(object)), { aliasDuplicateObjects: false });
      if (index === 0) document.commentBefore = heading;
      return document.toString({ lineWidth: 0, directives: index > 0 });
    })
    .join('');

/** All files by their path, below the folder `rendered`. */
export const render = (): Map<string, string> => {
  const base = baseObjects();
  const files: [string, string][] = [
    ['base/kustomization.yaml', text([baseKustomization(Object.keys(base), deployables)])],
    ...Object.entries(base).map(([file, objects]): [string, string] => [`base/${file}`, text(objects)]),
    ...Object.entries(canaryObjects()).flatMap(([name, objects]): [string, string][] => [
      [
        `components/canary/${name}/kustomization.yaml`,
        text([{ ...componentKind, resources: ['release.yaml'] }]),
      ],
      [`components/canary/${name}/release.yaml`, text(objects)],
    ]),
    [
      'components/observe/kustomization.yaml',
      text([{ ...componentKind, resources: Object.keys(observeObjects()) }]),
    ],
    ...Object.entries(observeObjects()).map(([file, object]): [string, string] => [
      `components/observe/${file}`,
      text([object]),
    ]),
    ['components/backups/kustomization.yaml', text([backupComponent()])],
    ...Object.entries(backupObjects()).map(([file, object]): [string, string] => [
      `components/backups/${file}`,
      text([object]),
    ]),
    ['components/scale-by-lag/kustomization.yaml', text([scaleByLag()])],
    ['components/services-tls/gateways/kustomization.yaml', text([gatewaysComponent()])],
    ['components/services-tls/gateways/authority.yaml', text(authorityObjects())],
    ['components/services-tls/services/kustomization.yaml', text([servicesComponent()])],
    ['components/services-tls/services/certificates.yaml', text(serviceCertificates())],
    ...overlays.flatMap((overlay): [string, string][] => [
      [
        `overlays/${overlay.name}/kustomization.yaml`,
        text([overlayKustomization(overlay, readVersions(overlay.name))]),
      ],
      [`overlays/${overlay.name}/namespace.yaml`, text([namespaceOf(overlay)])],
    ]),
    ['nats/values.yaml', text([natsValues()])],
  ];
  return new Map(files);
};
