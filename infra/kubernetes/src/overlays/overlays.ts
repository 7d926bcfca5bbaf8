import type { Deployable } from '../deployables';

/** One operation of a JSON patch. */
export interface PatchOperation {
  op: 'add' | 'replace' | 'remove';
  path: string;
  value?: unknown;
}

/** A change of an object of the base. */
export interface Patch {
  target: { kind: string; name: string };
  operations: PatchOperation[];
}

/** An optional component of a cluster: a folder below `rendered/components`. */
type OptionalComponent =
  | 'backups'
  | 'observe'
  | 'scale-by-lag'
  | 'services-tls/gateways'
  | 'services-tls/services';

/** What differs from cluster to cluster. */
export interface Overlay {
  name: 'development' | 'production';
  namespace: string;
  host: string;
  /** Environment variables in addition to those of the base, by deployable. */
  settings: Partial<Record<Deployable['name'], Record<string, string>>>;
  components: readonly OptionalComponent[];
  patches: Patch[];
}

export const bucketSettings = { S3_ENDPOINT: 'https://s3.example', S3_REGION: 'ap-south-1' };

/** The host of the administrators' site. */
export const adminHostOf = (host: string): string => `admin.${host}`;

/** The addresses of a cluster for people and for files. */
const addresses = (host: string, buckets: string): Overlay['settings'] => ({
  gateway: {
    PUBLIC_URL: `https://${host}`,
    ADMIN_URL: `https://${adminHostOf(host)}`,
    ARTEFACTS: `s3://${buckets}-releases`,
    UPLOADS_URL: `${bucketSettings.S3_ENDPOINT}/${buckets}-uploads/`,
    ...bucketSettings,
  },
  identity: { PUBLIC_URL: `https://${host}`, MAIL_FROM: `FranchiseSetu <no-reply@${host}>` },
  content: { UPLOADS: `s3://${buckets}-uploads`, ...bucketSettings },
});

/** Merges settings, deployable by deployable. */
const withMore = (first: Overlay['settings'], second: Overlay['settings']): Overlay['settings'] => {
  const names = [...Object.keys(first), ...Object.keys(second)] as Deployable['name'][];
  return Object.fromEntries(names.map((name) => [name, { ...first[name], ...second[name] }]));
};

const demo = { DEMO: '1' };

/** A single PostgreSQL server, so no standby can confirm a commit. */
const smallPostgres: Patch = {
  target: { kind: 'Cluster', name: 'postgres' },
  operations: [
    { op: 'replace', path: '/spec/instances', value: 1 },
    { op: 'replace', path: '/spec/storage/size', value: '5Gi' },
    { op: 'remove', path: '/spec/postgresql/synchronous' },
  ],
};

export const overlays: readonly Overlay[] = [
  {
    name: 'development',
    namespace: 'franchisesetu-development',
    host: 'development.franchisesetu.example',
    settings: withMore(addresses('development.franchisesetu.example', 'franchisesetu-development'), {
      gateway: demo,
      identity: demo,
      catalog: demo,
      inquiry: demo,
      agent: demo,
      content: demo,
    }),
    components: [],
    patches: [smallPostgres],
  },
  {
    name: 'production',
    namespace: 'franchisesetu',
    host: 'franchisesetu.example',
    settings: withMore(addresses('franchisesetu.example', 'franchisesetu'), {
      identity: { ADMIN_MFA: 'required' },
    }),
    components: [],
    patches: [],
  },
];
