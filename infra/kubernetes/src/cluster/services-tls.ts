import { Certificate, Issuer } from '@kubernetes-models/cert-manager/cert-manager.io/v1';
import { serviceNames } from '@setu/contracts';
import type { ServiceName } from '@setu/protocol';
import { nameLabels, ownLabels, type Track } from '../labels';
import { componentKind, patchOf } from '../overlays/kustomization';
import type { Patch, PatchOperation } from '../overlays/overlays';
import { trackName } from '../workload';

/** The certificate authority of the services: its certificate, the Secret with its key, and the issuer that signs with it. */
export const authorityName = 'services-authority';
const selfSignedName = 'services-self-signed';

const authorityFolder = '/run/secrets/services-authority';
const certificateFolder = '/run/secrets/certificate';

const privateKey = { algorithm: 'ECDSA', size: 256 } as const;
const issuerOf = (name: string) => ({ name, kind: 'Issuer', group: 'cert-manager.io' });
const hoursOfDays = (days: number) => `${days * 24}h`;

/** A certificate authority of the namespace that only signs certificates of services. */
export const authorityObjects = (): object[] => [
  new Issuer({ metadata: { name: selfSignedName, labels: ownLabels }, spec: { selfSigned: {} } }),
  new Certificate({
    metadata: { name: authorityName, labels: ownLabels },
    spec: {
      isCA: true,
      commonName: 'FranchiseSetu services',
      secretName: authorityName,
      issuerRef: issuerOf(selfSignedName),
      // A renewed certificate keeps its key: gateways read it only at their start and must accept what the old and the new one signed.
      privateKey: { ...privateKey, rotationPolicy: 'Never' },
      usages: ['cert sign'],
      duration: hoursOfDays(3_650),
      renewBefore: hoursOfDays(365),
    },
  }),
  new Issuer({
    metadata: { name: authorityName, labels: ownLabels },
    spec: { ca: { secretName: authorityName } },
  }),
];

const certificateName = (service: ServiceName) => `${service}-certificate`;

/** A certificate for each service, issued to its name. Gateways verify the name, because the addresses of pods are not known in advance. */
export const serviceCertificates = (): Certificate[] =>
  serviceNames.map(
    (service) =>
      new Certificate({
        metadata: { name: certificateName(service), labels: nameLabels(service) },
        spec: {
          secretName: certificateName(service),
          dnsNames: [service],
          issuerRef: issuerOf(authorityName),
          privateKey: { ...privateKey, rotationPolicy: 'Always' },
          usages: ['digital signature', 'server auth'],
          duration: hoursOfDays(90),
          renewBefore: hoursOfDays(30),
        },
      }),
  );

const pod = '/spec/template/spec';
const container = `${pod}/containers/0`;

/** Mounts files of a Secret in a folder of a pod, and sets variables that name the files. */
const withFiles = (
  volume: string,
  secretName: string,
  folder: string,
  files: Readonly<Record<string, string>>,
): PatchOperation[] => [
  {
    op: 'add',
    path: `${pod}/volumes/-`,
    value: {
      name: volume,
      secret: {
        secretName,
        defaultMode: 0o440,
        items: Object.values(files).map((file) => ({ key: file, path: file })),
      },
    },
  },
  {
    op: 'add',
    path: `${container}/volumeMounts/-`,
    value: { name: volume, mountPath: folder, readOnly: true },
  },
  ...Object.entries(files).map(
    ([name, file]): PatchOperation => ({
      op: 'add',
      path: `${container}/env/-`,
      value: { name, value: `${folder}/${file}` },
    }),
  ),
];

/** Gateways get the certificate of the authority. Its key is in the same Secret and is not mounted. */
export const trustPatch: Patch = {
  target: { kind: 'Deployment', name: 'gateway' },
  operations: withFiles('services-authority', authorityName, authorityFolder, { SERVICES_CA_FILE: 'ca.crt' }),
};

const listenOperations = (service: ServiceName): PatchOperation[] => [
  ...withFiles('certificate', certificateName(service), certificateFolder, {
    TLS_CERT_FILE: 'tls.crt',
    TLS_KEY_FILE: 'tls.key',
  }),
  ...['startupProbe', 'livenessProbe', 'readinessProbe'].map(
    (probe): PatchOperation => ({ op: 'add', path: `${container}/${probe}/httpGet/scheme`, value: 'HTTPS' }),
  ),
  { op: 'add', path: '/spec/template/metadata/annotations/prometheus.io~1scheme', value: 'https' },
];

const tracks: readonly Track[] = ['live', 'canary'];

/** Services and their canaries listen over TLS. Kustomize ignores a change for a canary that does not exist. */
export const listenPatches: readonly Patch[] = serviceNames.flatMap((service) =>
  tracks.map((track) => ({
    target: { kind: 'Deployment', name: trackName(service, track) },
    operations: listenOperations(service),
  })),
);

/** First step: gateways accept services with a certificate, and still call those without one. */
export const gatewaysComponent = () => ({
  ...componentKind,
  resources: ['authority.yaml'],
  patches: [patchOf(trustPatch)],
});

/** Second step, after the first on every gateway: services listen over TLS. */
export const servicesComponent = () => ({
  ...componentKind,
  resources: ['certificates.yaml'],
  patches: listenPatches.map(patchOf),
});
