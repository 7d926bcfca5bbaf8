import {
  type Audience,
  type Boot,
  type FrontendRelease,
  type ReleaseRoute,
  type RemoteRelease,
  releaseBase,
  type ShellRelease,
} from '@setu/contracts';
import { attributes, escapeJson } from '../html/escape-html';
import { bootRemote } from '../releases/boot-remote';
import type { LiveRelease, LiveReleases } from '../releases/live-releases';

/** A route a page may show: of a remote, or of the shell itself. */
export interface PageRoute {
  path: string;
  audience: Audience;
  /** Title of the page until its screen sets one. */
  title?: string;
  /** Null for a route of the shell. */
  remote: LiveRelease<RemoteRelease> | null;
  /** Preload links of the screen's files. */
  preloads: string;
}

/** The parts of a page that depend on the live releases only; built once for each set of them. */
export interface PageParts {
  routes: readonly PageRoute[];
  /** Font preloads, style sheets and scripts of the shell. */
  start: string;
  /** `remotes` and `shared` of the boot data, as escaped JSON. */
  remotesJson: string;
  sharedJson: string;
}

interface File {
  url: string;
  integrity: string;
}

const filesOf = (release: FrontendRelease) => {
  const integrities = new Map(release.files.map(({ path, integrity }) => [path, integrity]));
  const base = releaseBase(release);
  return (path: string): File => ({ url: base + path, integrity: integrities.get(path) ?? '' });
};

/** Integrity is left out where the release has none for a file: an empty attribute would check nothing anyway. */
const checked = ({ integrity }: File) => ({ crossorigin: '', ...(integrity ? { integrity } : {}) });

const preloadScript = (file: File) =>
  `<link${attributes({ rel: 'preload', as: 'script', href: file.url, ...checked(file) })}>`;
const preloadStyle = (file: File) =>
  `<link${attributes({ rel: 'preload', as: 'style', href: file.url, ...checked(file) })}>`;
const preloadFont = ({ url }: File) =>
  `<link${attributes({ rel: 'preload', as: 'font', type: 'font/woff2', href: url, crossorigin: '' })}>`;
const styleSheet = (file: File) =>
  `<link${attributes({ rel: 'stylesheet', href: file.url, ...checked(file) })}>`;
const script = (file: File) =>
  `<script${attributes({ src: file.url, defer: '', ...checked(file) })}></script>`;

const sharedFiles = (shell: ShellRelease): Boot['shared'] => {
  const fileOf = filesOf(shell);
  return Object.fromEntries(Object.entries(shell.shared).map(([key, paths]) => [key, paths.map(fileOf)]));
};

const routePreloads = (remote: RemoteRelease, route: ReleaseRoute, shared: Boot['shared']) => {
  const fileOf = filesOf(remote);
  const files = [
    ...[remote.entry, ...route.files].map(fileOf),
    ...route.shared.flatMap((key) => shared[key] ?? []),
  ];
  return [...new Map(files.map((file) => [file.url, file])).values()]
    .map((file) => (file.url.endsWith('.css') ? preloadStyle(file) : preloadScript(file)))
    .join('\n');
};

const json = (value: unknown) => escapeJson(JSON.stringify(value));

/** @param shell the live shell, without which there is no page */
export const makePageParts = (shell: ShellRelease, { remotes }: LiveReleases): PageParts => {
  const fileOf = filesOf(shell);
  const shared = sharedFiles(shell);
  return {
    // Remotes first: a remote may replace a page of the shell.
    routes: [
      ...remotes.flatMap((remote) =>
        remote.release.routes.map((route) => ({
          path: route.path,
          audience: route.audience,
          remote,
          preloads: routePreloads(remote.release, route, shared),
        })),
      ),
      ...shell.routes.map((route) => ({ ...route, remote: null, preloads: '' })),
    ],
    start: [
      ...shell.fonts.map(fileOf).map(preloadFont),
      ...shell.styles.map(fileOf).map(styleSheet),
      ...shell.scripts.map(fileOf).map(script),
    ].join('\n'),
    remotesJson: json(remotes.map(({ release }) => bootRemote(release))),
    sharedJson: json(shared),
  };
};
