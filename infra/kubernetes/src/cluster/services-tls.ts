import { Certificate, Issuer } from '@kubernetes-models/cert-manager/cert-manager.io/v1';
import { serviceNames } from '@setu/contracts';
import type { ServiceName } from '@setu/protocol';
import { nameLabels, ownLabels, type Track } from '../labels';
import { componentKind, patchOf } from '../overlays/kustomization';
import type { Patch, PatchOperation } from '../overlays/overlays';
import { trackName } from '../workload';

/** The authority of the services: its certificate, the Secret with its key, and the issuer that signs with that. */
export const authorityName = 'services-authority';
const selfSignedName = 'services-self-signed';

const authorityFolder = '/run/secrets/services-authority';
const certificateFolder = '/run/secrets/certificate';

const privateKey = { algorithm: 'ECDSA', size: 256 } as const;
const issuerOf = (name: string) => ({ name, kind: 'Issuer', group: 'cert-manager.io' });
const hoursOfDays = (days: number) => `${days * 24}h`;

/** An authority of the namespace, which signs certificates of services and nothing else. */
export const authorityObjects = (): object[] => [
  new Issuer({ metadata: { name: selfSignedName, labels: ownLabels }, spec: { selfSigned: {} } }),
  new Certificate({
    metadata: { name: authorityName, labels: ownLabels },
    spec: {
      isCA: true,
      commonName: 'FranchiseSetu services',
      secretName: authorityName,
      issuerRef: issuerOf(selfSignedName),
      // A renewed certificate has the same key, so that gateways, which read it at their start, accept what either one signed.
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

/** A certificate for each service under its name, which is what gateways ask for: pods have addresses that nobody knows before. */
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

/** A folder of a pod with these files of a Secret, and variables that name files there. */
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

/** Gateways get the certificate of the authority. Its key is in the same Secret and stays there. */
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

/** Services listen over TLS, and so do their canaries. Where there is no canary, Kustomize passes over its change. */
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

/** Second step, when every gateway has made the first: services listen over TLS. */
export const servicesComponent = () => ({
  ...componentKind,
  resources: ['certificates.yaml'],
  patches: listenPatches.map(patchOf),
});
