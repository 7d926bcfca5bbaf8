import { z } from 'zod';
import { RoleName } from '../callers/role-name';
import { type Endpoint, isOnBehalfByDefault, isRaw } from '../calls/endpoint';

/** The people who may open a route. A list names roles. */
export const Audience = z.union([z.enum(['everyone', 'signed-out', 'signed-in']), z.array(RoleName).min(1)]);
export type Audience = z.output<typeof Audience>;

/** One file of a release, path relative to the release's folder. */
export const ReleaseFile = z.object({
  path: z
    .string()
    .regex(
      /^[A-Za-z0-9_@][A-Za-z0-9._@~-]*(\/[A-Za-z0-9_@][A-Za-z0-9._@~-]*)*$/,
      'This is not a path of a file',
    ),
  /** Size as written, bytes. */
  bytes: z.int(),
  /** Size gzipped, bytes. */
  gzip: z.int(),
  /** Subresource integrity, `sha384-…`. */
  integrity: z.string(),
});
export type ReleaseFile = z.output<typeof ReleaseFile>;

export const ReleaseRoute = z.object({
  /** React Router path pattern: `/franchises/:id`. */
  path: z.string(),
  audience: Audience,
  /** The exposed module of its screen: `./franchise-list`. */
  screen: z.string(),
  /** Script files of the release that this screen needs in addition to the entry. The page preloads them. */
  files: z.array(z.string()),
  /** Share keys this screen needs that the shell does not load at start: `@setu/ui/dialog`. */
  shared: z.array(z.string()),
  /** Names of the query parameters that its page depends on; absent when any may matter. */
  search: z.array(z.string()).optional(),
});
export type ReleaseRoute = z.output<typeof ReleaseRoute>;

/** A contract of a release as consumer: a pact file among its own files. */
export const ReleaseContract = z.object({
  /** The deployable that answers the calls or publishes the events: `catalog`. */
  provider: z.string(),
  /** Path of the pact in the release. */
  file: z.string(),
  /** Integrity of that file: two releases with the same expectations share their verification. */
  integrity: z.string(),
});
export type ReleaseContract = z.output<typeof ReleaseContract>;

/** Name of a deployable: a remote, the shell or a service. */
export const DeployableName = z
  .string()
  .regex(/^[a-z][a-z0-9-]{0,62}$/, 'Use lowercase letters, digits and hyphens, with a letter first');
/** Name of the only deployable of kind shell. No other deployable may use it. */
export const shellName = 'shell';
/** Version of a release; names its folder. */
export const ReleaseVersion = z.string().regex(/^[0-9A-Za-z][0-9A-Za-z.+-]{0,99}$/, 'This is not a version');

const ReleaseBase = z.object({
  name: DeployableName,
  /** Semantic version of the deployable plus a hash of the contents of its build: `0.1.0-3f9a2c1d`. */
  version: ReleaseVersion,
  commit: z.string().nullable(),
  /** True when the sources had uncommitted changes on top of `commit`. */
  isDirty: z.boolean().optional(),
  files: z.array(ReleaseFile),
  contracts: z.array(ReleaseContract).default([]),
});

const FrontendBase = ReleaseBase.extend({
  /** Names of the services whose calls its sources use, from the compiler; absent in earlier builds. */
  calls: z.array(z.string()).optional(),
  /** Versions of the shared packages it was built with. */
  sharedVersions: z.record(z.string(), z.string()),
  /** Size budget: the scripts that each of its pages may load from it, gzipped bytes. */
  budget: z.int().positive().default(120_000),
  /** Module with which the gateway renders its screens on the server; absent in earlier builds. */
  render: z.string().optional(),
});

/** A remote's release.json. */
export const RemoteRelease = FrontendBase.extend({
  kind: z.literal('remote'),
  /** The federation entry file. */
  entry: z.string(),
  /** Global name of the federation container; contains the version, so that two versions never share a container. */
  container: z.string(),
  /** Module the gateway runs to prepare a page: first reads and page head; null when the remote has no such module. */
  server: z.string().nullable(),
  routes: z.array(ReleaseRoute),
  /** Versions of the shared packages it runs with, as ranges of semantic versions, by package name. */
  sharedRanges: z.record(z.string(), z.string()).default({}),
  /** The names that it imports from shared packages, by share key: `@setu/ui` → `Button`. */
  sharedImports: z.record(z.string(), z.array(z.string())).default({}),
});
export type RemoteRelease = z.output<typeof RemoteRelease>;

/** The shell's release.json. */
export const ShellRelease = FrontendBase.extend({
  kind: z.literal('shell'),
  /** Initial scripts of a page, in order. */
  scripts: z.array(z.string()),
  styles: z.array(z.string()),
  /** Font files a page preloads. */
  fonts: z.array(z.string()),
  /** Files of each share key that is loaded on demand: `@setu/ui/dialog` → its chunks. */
  shared: z.record(z.string(), z.array(z.string())),
  /** The names that it exports under each share key; a key whose exports are unknown is left out. */
  sharedExports: z.record(z.string(), z.array(z.string())).default({}),
  /** Routes of the shell itself, with the title of each page; the site's name by default. */
  routes: z.array(z.object({ path: z.string(), audience: Audience, title: z.string().optional() })),
  /** Pages of remotes to which every page links. The shell can go live only when live remotes have these pages. */
  needs: z.array(z.object({ path: z.string(), audience: Audience })).default([]),
});
export type ShellRelease = z.output<typeof ShellRelease>;

/** One call of a service, by which the gateway routes. */
export const ReleaseEndpoint = z.object({
  method: z.string(),
  /** Path with `:name` for each parameter. */
  path: z.string(),
  /** False when a reply is not JSON but a file or a page: such a call is not made while a page is prepared. */
  isJson: z.boolean().optional(),
  /** The events that change the reply of a public read; absent when the reply is not stored. */
  changedBy: z.array(z.object({ event: z.string(), id: z.string().optional() })).optional(),
  /** Roles of signed-in users who get the stored reply too; absent when only signed-out visitors do. */
  sharedWith: z.array(z.string()).optional(),
  /** Largest body of a call that accepts a file, bytes; absent when the general limit applies. */
  maxBodyBytes: z.int().optional(),
  /** Whether a member of a team makes it as the brand; absent when the default of the service applies. */
  onBehalf: z.boolean().optional(),
});
export type ReleaseEndpoint = z.output<typeof ReleaseEndpoint>;

/** An endpoint in the format of a service's release and of its running processes. */
export const releaseEndpointOf = ({
  service,
  method,
  path,
  response,
  changedBy,
  sharedWith,
  maxBodyBytes,
  onBehalf,
}: Endpoint): ReleaseEndpoint => ({
  method,
  path,
  ...(Object.values(response).some(isRaw) ? { isJson: false } : {}),
  ...(changedBy ? { changedBy: [...changedBy] } : {}),
  ...(sharedWith ? { sharedWith: [...sharedWith] } : {}),
  ...(maxBodyBytes ? { maxBodyBytes } : {}),
  ...(onBehalf === isOnBehalfByDefault(service) ? {} : { onBehalf }),
});

/**
 * One change of a service's schema. `expand` only adds, so the previous version still works. `contract` removes what is
 * unused since `after`: a version of the package (`0.2.0`), or a migration of that version.
 */
export const ReleaseMigration = z.object({
  name: z.string(),
  phase: z.enum(['expand', 'contract']),
  after: z.string().optional(),
});
export type ReleaseMigration = z.output<typeof ReleaseMigration>;

const ServiceFields = ReleaseBase.extend({
  kind: z.literal('service'),
  /** The file Node runs. */
  main: z.string(),
  endpoints: z.array(ReleaseEndpoint),
  /** Types of the events it publishes: `catalog.franchise-created.v1`. */
  produces: z.array(z.string()),
  /** Types of the events it consumes. */
  consumes: z.array(z.string()),
  /** Its migrations in the order they run. */
  migrations: z.array(ReleaseMigration),
});
/** Releases of earlier builds, in the registry and in their release.json, call the types of events `tells` and `hears`. */
const withEventNames = (release: unknown): unknown => {
  if (typeof release !== 'object' || release === null) return release;
  const { tells, hears, ...rest } = release as Record<string, unknown>;
  return {
    ...(tells === undefined ? {} : { produces: tells }),
    ...(hears === undefined ? {} : { consumes: hears }),
    ...rest,
  };
};

/** A service's release.json. */
export const ServiceRelease = z.preprocess(withEventNames, ServiceFields);
export type ServiceRelease = z.output<typeof ServiceRelease>;

/** The description that a built service prints (`main.js describe`); its release is written from it. */
export const ServiceDescription = ServiceFields.pick({
  name: true,
  endpoints: true,
  consumes: true,
  migrations: true,
});
export type ServiceDescription = z.output<typeof ServiceDescription>;

export const Release = z.preprocess(
  withEventNames,
  z.discriminatedUnion('kind', [RemoteRelease, ShellRelease, ServiceFields]),
);
export type Release = z.output<typeof Release>;

/** The release of a front end, whose files browsers load. */
export type FrontendRelease = RemoteRelease | ShellRelease;

/** The kinds of deployables. */
export const DeployableKind = z.enum(['remote', 'shell', 'service']);
export type DeployableKind = z.output<typeof DeployableKind>;

/** The sources of a build in words: `commit 1a2b3c4d5e`, or that it was changed; null when they are unknown. */
export const sourcesInWords = ({
  commit,
  isDirty,
}: {
  commit: string | null;
  isDirty?: boolean | undefined;
}): string | null =>
  commit === null ? null : `${isDirty ? 'uncommitted changes on ' : ''}commit ${commit.slice(0, 10)}`;

/** Address of a release's files, which never change. */
export const releaseBase = (release: { name: string; version: string }) =>
  `/mfe/${release.name}/${release.version}/`;
