import { serviceNames } from '@setu/contracts';
import { Namespace } from 'kubernetes-models/v1';
import { trackName } from '../workload';
import { adminHostOf, type Overlay, type Patch } from './overlays';
import type { Versions } from './versions';

const registry = 'registry.example/franchisesetu';

const overlayKind = { apiVersion: 'kustomize.config.k8s.io/v1beta1', kind: 'Kustomization' } as const;
export const componentKind = { apiVersion: 'kustomize.config.k8s.io/v1alpha1', kind: 'Component' } as const;

const literals = (settings: Readonly<Record<string, string>>) =>
  Object.entries(settings).map(([name, value]) => `${name}=${value}`);

/** Creates a Kustomization with these files, and a ConfigMap for the settings of each deployable. */
export const baseKustomization = (
  resources: string[],
  settings: readonly { name: string; settings: Readonly<Record<string, string>> }[],
) => ({
  ...overlayKind,
  resources,
  configMapGenerator: settings.map(({ name, settings: values }) => ({
    name: `${name}-settings`,
    literals: literals(values),
  })),
});

export const patchOf = ({ target, operations }: Patch) => ({ target, patch: JSON.stringify(operations) });

const hostPatch = (host: string): Patch => ({
  target: { kind: 'Ingress', name: 'gateway' },
  operations: [
    { op: 'replace', path: '/spec/tls/0/hosts/0', value: host },
    { op: 'replace', path: '/spec/rules/0/host', value: host },
    { op: 'replace', path: '/spec/tls/0/hosts/1', value: adminHostOf(host) },
    { op: 'replace', path: '/spec/rules/1/host', value: adminHostOf(host) },
  ],
});

/** All changes that an overlay makes to objects of the base. */
export const patchesOf = ({ host, patches }: Overlay): Patch[] => [hostPatch(host), ...patches];

/** The images of an overlay: the name in the base, and its replacement. */
const imagesOf = ({ live, canary }: Versions) => [
  ...Object.entries(live).map(([name, newTag]) => ({ name, newName: `${registry}/${name}`, newTag })),
  ...Object.entries(canary).map(([name, newTag]) => ({
    name: trackName(name, 'canary'),
    newName: `${registry}/${name}`,
    newTag,
  })),
];

/** The Kustomization of a cluster. */
export const overlayKustomization = (overlay: Overlay, versions: Versions) => {
  const canaries = serviceNames.filter((name) => versions.canary[name] !== undefined);
  return {
    ...overlayKind,
    namespace: overlay.namespace,
    resources: ['../../base', 'namespace.yaml'],
    // Canaries are listed first, because other components change their pods too.
    components: [...canaries.map((name) => `canary/${name}`), ...overlay.components].map(
      (component) => `../../components/${component}`,
    ),
    configMapGenerator: Object.entries(overlay.settings).map(([name, settings]) => ({
      name: `${name}-settings`,
      behavior: 'merge',
      literals: literals(settings),
    })),
    images: imagesOf(versions),
    patches: patchesOf(overlay).map(patchOf),
  };
};

/** The namespace of a cluster. Pods of the product follow the stricter rules, which pods of the NATS chart do not meet. */
export const namespaceOf = ({ namespace }: Overlay): Namespace =>
  new Namespace({
    metadata: {
      name: namespace,
      labels: {
        'pod-security.kubernetes.io/enforce': 'baseline',
        'pod-security.kubernetes.io/warn': 'restricted',
      },
    },
  });
