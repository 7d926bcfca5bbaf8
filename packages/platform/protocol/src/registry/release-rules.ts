import { containerName } from '../releases/container-name';
import {
  type Release,
  ReleaseFile,
  type RemoteRelease,
  type ServiceRelease,
  type ShellRelease,
} from '../releases/release';
import {
  endpointPathProblem,
  patternSegments,
  publicFileProblem,
  remoteFileProblem,
  routePatternProblem,
} from '../routes/route-pattern';

/** Limits of a release. */
export const releaseLimits = {
  /** Files that release.json lists. */
  files: 2_000,
  /** One file, bytes. */
  fileBytes: 25_000_000,
  /** All uploaded files of a release, their .br and .gz forms included, bytes. */
  totalBytes: 50_000_000,
  /** A file's path, characters. */
  pathLength: 200,
  /** Routes of a front end. */
  routes: 100,
  /** Endpoints of a service. */
  endpoints: 500,
  /** Migrations of a service. */
  migrations: 2_000,
  /** Contracts, and event types that are produced or consumed, each. */
  contracts: 200,
} as const;

/** Limits of the scripts of a front end that one page may load, gzipped bytes. A release may set a lower limit. */
export const sizeBudgets = { remote: 120_000, shell: 215_000 } as const;

/** One problem of a release. */
export interface ReleaseProblem {
  /** Path in release.json: `routes.2.path`. */
  path: string;
  /** What is wrong, then what to do. */
  message: string;
}

/** Most problems that are reported at once. */
const shownProblems = 20;

const tooMany = (path: string, found: number, limit: number): ReleaseProblem[] =>
  found > limit ? [{ path, message: `The release has ${found} ${path}. Use at most ${limit}.` }] : [];

const problemsOf = (
  values: readonly string[],
  pathOf: (index: number) => string,
  problemOf: (value: string) => string | null,
): ReleaseProblem[] =>
  values.flatMap((value, i) => {
    const message = problemOf(value);
    return message ? [{ path: pathOf(i), message }] : [];
  });

const publicPrefix = 'public/';

/** Addresses of a front end's `public` files, at the root of the site: `/favicon.svg`. */
export const publicAddresses = ({ files }: Pick<Release, 'files'>): string[] =>
  files.flatMap(({ path }) => (path.startsWith(publicPrefix) ? [`/${path.slice(publicPrefix.length)}`] : []));

/**
 * Problems with the addresses of a release: its routes, the files of its `public` folder, its endpoints. Overlaps with other
 * deployables are not checked here.
 */
export const addressProblems = (release: Release): ReleaseProblem[] => {
  if (release.kind === 'service')
    return [
      ...tooMany('endpoints', release.endpoints.length, releaseLimits.endpoints),
      ...problemsOf(
        release.endpoints.map(({ path }) => path),
        (i) => `endpoints.${i}.path`,
        endpointPathProblem,
      ),
    ].slice(0, shownProblems);
  return [
    ...tooMany('routes', release.routes.length, releaseLimits.routes),
    ...problemsOf(
      release.routes.map(({ path }) => path),
      (i) => `routes.${i}.path`,
      routePatternProblem,
    ),
    ...problemsOf(
      publicAddresses(release),
      () => 'files',
      (address) => publicFileProblem(address, release.kind),
    ),
  ].slice(0, shownProblems);
};

/** A file that a field of release.json refers to, and that field. */
interface NamedFile {
  where: string;
  path: string;
}

const namedRender = (render: string | undefined): NamedFile[] =>
  render === undefined ? [] : [{ where: 'render', path: render }];

const namedByRemote = ({ entry, server, render, routes }: RemoteRelease): NamedFile[] => [
  // A remote without routes exposes nothing, and its build writes no entry.
  ...(routes.length > 0 ? [{ where: 'entry', path: entry }] : []),
  ...(server === null ? [] : [{ where: 'server', path: server }]),
  ...namedRender(render),
  ...routes.flatMap(({ files }, i) => files.map((path) => ({ where: `routes.${i}.files`, path }))),
];

const namedByShell = ({ scripts, styles, fonts, shared, render }: ShellRelease): NamedFile[] => [
  ...namedRender(render),
  ...Object.entries({ scripts, styles, fonts }).flatMap(([where, paths]) =>
    paths.map((path) => ({ where, path })),
  ),
  ...Object.entries(shared).flatMap(([key, paths]) =>
    paths.map((path) => ({ where: `shared.${key}`, path })),
  ),
];

const namedByService = ({ main }: ServiceRelease): NamedFile[] => [{ where: 'main', path: main }];

const namedFiles = (release: Release): NamedFile[] => {
  const own =
    release.kind === 'remote'
      ? namedByRemote(release)
      : release.kind === 'shell'
        ? namedByShell(release)
        : namedByService(release);
  return [...own, ...release.contracts.map(({ file }, i) => ({ where: `contracts.${i}.file`, path: file }))];
};

/** Why a path is invalid for a file in a release, and how to fix it; null when it is valid. */
export const filePathProblem = (path: string): string | null => {
  if (path.length > releaseLimits.pathLength)
    return `The path ${path.slice(0, 40)}… has ${path.length} characters. Use at most ${releaseLimits.pathLength}.`;
  return ReleaseFile.shape.path.safeParse(path).success
    ? null
    : `${path} is not a path inside a release. Use letters, digits and "._@~-", without "..".`;
};

const listProblems = ({ files }: Release): ReleaseProblem[] => {
  const paths = files.map(({ path }) => path);
  const known = new Set(paths);
  const folders = new Set(
    paths.flatMap((path) => patternSegments(path).map((_, i, all) => all.slice(0, i).join('/'))),
  );
  return [
    ...problemsOf(paths, (i) => `files.${i}.path`, filePathProblem),
    ...(known.size < paths.length
      ? [{ path: 'files', message: 'A file is listed twice. List each file once.' }]
      : []),
    ...problemsOf(
      paths,
      (i) => `files.${i}.path`,
      (path) =>
        ['', '.br', '.gz'].some((packing) => folders.has(path + packing))
          ? `${path} is listed as a file and as a folder. Rename one of them.`
          : null,
    ),
  ];
};

const countProblems = (release: Release): ReleaseProblem[] => [
  ...tooMany('files', release.files.length, releaseLimits.files),
  ...tooMany('contracts', release.contracts.length, releaseLimits.contracts),
  ...(release.kind === 'service'
    ? [
        ...tooMany('migrations', release.migrations.length, releaseLimits.migrations),
        ...tooMany('produces', release.produces.length, releaseLimits.contracts),
        ...tooMany('consumes', release.consumes.length, releaseLimits.contracts),
      ]
    : []),
];

/** Verifications are stored by the contract's hash, so a release must state the hash of its file. */
const contractProblems = ({ files, contracts }: Release): ReleaseProblem[] => {
  const integrities = new Map(files.map(({ path, integrity }) => [path, integrity]));
  return contracts.flatMap(({ file, integrity }, i) => {
    const found = integrities.get(file);
    if (found === undefined || found === integrity) return [];
    const message = `The contract ${file} states another hash than that file has. Build the release again.`;
    return [{ path: `contracts.${i}.integrity`, message }];
  });
};

const screen = /^\.\/[A-Za-z0-9][A-Za-z0-9_-]{0,99}$/;

const screenProblems = (release: Release): ReleaseProblem[] =>
  release.kind === 'remote'
    ? problemsOf(
        release.routes.map((route) => route.screen),
        (i) => `routes.${i}.screen`,
        (value) =>
          screen.test(value)
            ? null
            : `${value.slice(0, 40)} is not the name of a screen. Write "./dashboard".`,
      )
    : [];

/**
 * Problems with the files of a release in release.json: every file it refers to is listed, each path stays inside the
 * release, and nothing exceeds the limits. The files themselves are not checked here.
 */
export const fileListProblems = (release: Release): ReleaseProblem[] => {
  const counts = countProblems(release);
  // Counts are checked first, so that a release with a hundred thousand files is refused without checking each file.
  if (counts.length > 0) return counts;
  const listed = new Set(release.files.map(({ path }) => path));
  const missing = namedFiles(release)
    .filter(({ path }) => !listed.has(path))
    .map(({ where, path }) => ({
      path: where,
      message: `${where} names ${path.slice(0, 100)}, which is not among the files of the release. Name a listed file.`,
    }));
  return [
    ...listProblems(release),
    ...missing,
    ...contractProblems(release),
    ...screenProblems(release),
  ].slice(0, shownProblems);
};

const containerProblems = (release: Release): ReleaseProblem[] => {
  if (release.kind !== 'remote' || release.container === containerName(release)) return [];
  return [
    {
      path: 'container',
      message: `The container of ${release.name} ${release.version} is ${containerName(release)}, not ${release.container.slice(0, 100)}. Build it with the current @setu/mfe-kit.`,
    },
  ];
};

/** Releases of remotes from before this rule may have files at the root, and remain valid. */
const remoteFileProblems = (release: Release): ReleaseProblem[] =>
  release.kind === 'remote'
    ? problemsOf(
        publicAddresses(release),
        () => 'files',
        (address) => remoteFileProblem(address, release.name),
      )
    : [];

/**
 * Problems in release.json that prevent publishing; empty when the release may be published. The build and the registry
 * both call this function. Releases that are already published may break a newer rule and still work.
 */
export const publishProblems = (release: Release): ReleaseProblem[] =>
  [
    ...fileListProblems(release),
    ...addressProblems(release),
    ...remoteFileProblems(release),
    ...containerProblems(release),
  ].slice(0, shownProblems);
