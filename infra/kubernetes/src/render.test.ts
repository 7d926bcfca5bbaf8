import { dirname, posix } from 'node:path';
import { Model } from '@kubernetes-models/base';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2';
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1';
import { parse } from 'yaml';
import { z } from 'zod';
import { applyPatch } from '../test/apply-patch';
import { CloudNativePg } from '../test/cloudnative-pg';
import { ExternalSecret } from '../test/external-secret';
import { PrometheusRule } from '../test/prometheus-rule';
import { authorityObjects, serviceCertificates } from './cluster/services-tls';
import { namespaceOf, overlayKustomization, patchesOf } from './overlays/kustomization';
import { overlays, type Patch } from './overlays/overlays';
import { lagPatches } from './overlays/scale-by-lag';
import { readVersions } from './overlays/versions';
import { archivePatch, backupObjects } from './postgres/backups';
import { baseObjects, canaryObjects, observeObjects, render } from './render';

/** Objects whose API schemas are in no package that runs on Node 20. */
const CustomObject = z.union([CloudNativePg, ExternalSecret, PrometheusRule]);

interface Named {
  kind: string;
  metadata: { name: string };
}

const base = Object.values(baseObjects()).flat() as Named[];
const canaries = Object.values(canaryObjects()).flat() as Named[];

/** Returns why the API schema refuses an object; empty when it does not. */
const problemsOf = (object: object): string => {
  if (!(object instanceof Model)) return CustomObject.safeParse(object).error?.message ?? '';
  object.validate();
  return '';
};
const findTarget = ({ target }: Patch): Named => {
  const found = base.find(({ kind, metadata }) => kind === target.kind && metadata.name === target.name);
  if (!found) throw new Error(`${target.kind} ${target.name} does not exist`);
  return found;
};

test('every file and folder that a kustomization names is rendered', () => {
  const files = render();
  const missing = [...files].flatMap(([path, text]) => {
    if (!path.endsWith('/kustomization.yaml')) return [];
    const { resources = [], components = [] } = parse(text) as {
      resources?: string[];
      components?: string[];
    };
    return [...resources, ...components]
      .map((named) => posix.join(dirname(path), named))
      .filter((named) => !files.has(named) && !files.has(`${named}/kustomization.yaml`))
      .map((named) => `${path} names ${named}`);
  });
  expect(missing).toEqual([]);
});

test.each(
  [
    ...base,
    ...canaries,
    ...Object.values(backupObjects()),
    ...Object.values(observeObjects()),
    ...authorityObjects(),
    ...serviceCertificates(),
    ...overlays.map(namespaceOf),
  ].map((object) => object as Named),
)('the API accepts $kind $metadata.name', (object) => {
  expect(problemsOf(object)).toBe('');
});

test('the API refuses invalid objects', () => {
  expect(() => problemsOf(new Ingress({ spec: { rules: 'all' as never } }))).toThrow(/rules/);
  const [cluster] = base.filter(({ kind }) => kind === 'Cluster');
  const wrong = problemsOf({ ...cluster, spec: { instances: 0, storage: {}, replicas: 3 } });
  expect(wrong).toContain('instances');
  expect(wrong).toContain('replicas');
  const [secret] = base.filter(({ kind }) => kind === 'ExternalSecret');
  expect(problemsOf({ ...secret, spec: { secretStoreRef: 'vault' } })).toContain('secretStoreRef');
});

test('every object has a unique name', () => {
  const names = [...base, ...canaries].map(({ kind, metadata }) => `${kind} ${metadata.name}`);
  expect(new Set(names).size).toBe(names.length);
});

test.each(overlays)('the changes of the overlay $name apply to objects of the base', (overlay) => {
  for (const patch of patchesOf(overlay)) {
    const changed = applyPatch(findTarget(patch), patch.operations);
    const object = patch.target.kind === 'Ingress' ? new Ingress(changed as never) : changed;
    expect(problemsOf(object)).toBe('');
  }
});

test('the changes that scale by waiting events apply to every autoscaler of a service', () => {
  for (const patch of lagPatches) {
    const changed = applyPatch(findTarget(patch), patch.operations);
    const object = new HorizontalPodAutoscaler(changed as never);
    expect(problemsOf(object)).toBe('');
    expect(object.spec?.metrics).toHaveLength(2);
  }
});

test('with backups, the cluster archives to the declared store, with the plugin that makes the backups', () => {
  const changed = applyPatch(findTarget(archivePatch), archivePatch.operations) as {
    spec: { plugins: { name: string; parameters: { barmanObjectName: string } }[] };
  };
  expect(problemsOf(changed)).toBe('');
  const objects = Object.values(backupObjects()) as (Named & {
    spec: { pluginConfiguration?: { name: string } };
  })[];
  const find = (kind: string) => objects.find((object) => object.kind === kind);
  expect(changed.spec.plugins).toEqual([
    {
      name: find('ScheduledBackup')?.spec.pluginConfiguration?.name,
      isWALArchiver: true,
      parameters: { barmanObjectName: find('ObjectStore')?.metadata.name },
    },
  ]);
  const { s3Credentials } = (
    find('ObjectStore') as never as { spec: { configuration: Record<string, object> } }
  ).spec.configuration;
  const keys = (find('ExternalSecret') as never as { spec: { data: { secretKey: string }[] } }).spec.data;
  expect(Object.values(s3Credentials ?? {})).toEqual(
    keys.map(({ secretKey }) => ({ name: find('ExternalSecret')?.metadata.name, key: secretKey })),
  );
});

test.each(overlays)('the overlay $name names a version for every image of the base', (overlay) => {
  const versions = readVersions(overlay.name);
  const text = JSON.stringify(base);
  const used = new Set([...text.matchAll(/"image":"([^"]+)"/g)].map(([, image]) => image));
  const { images } = overlayKustomization(overlay, versions);
  expect(new Set(images.map(({ name }) => name))).toEqual(used);
  for (const { newTag } of images) expect(newTag).not.toBe('latest');
});

test('a canary runs the image of its version beside the live version', () => {
  const [overlay] = overlays.filter(({ name }) => name === 'production');
  if (!overlay) throw new Error('there is no overlay for production');
  const versions = { ...readVersions('production'), canary: { catalog: '0.2.0-abc' } };
  const { components, images } = overlayKustomization(overlay, versions);
  expect(components).toEqual(['../../components/canary/catalog']);
  const image = images.find(({ name }) => name === 'catalog-canary');
  expect(image).toEqual({
    name: 'catalog-canary',
    newName: 'registry.example/franchisesetu/catalog',
    newTag: '0.2.0-abc',
  });
  expect(JSON.stringify(canaries)).toContain('"image":"catalog-canary"');
});
