import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Audience,
  type Boot,
  type FrontendRelease,
  type ReleaseRoute,
  type RemoteRelease,
  releaseBase,
  type ShellRelease,
} from '@setu/protocol';
import { bootRemote } from '../../../releases/boot-remote';
import type { LiveRelease, LiveReleases } from '../../../releases/live-releases';
import { attributes, escapeJson } from '../../html/escape-html';
import type { InlineScript } from './inline-script';
import { makeSpeculation } from './speculation';

/** A route that a page may show: of a remote, or of the shell itself. */
export interface PageRoute {
  path: string;
  audience: Audience;
  /** Title of the page until its screen sets one. */
  title?: string;
  /** Null for a route of the shell. */
  remote: LiveRelease<RemoteRelease> | null;
  /** Query parameters that the page depends on; undefined when any may matter. */
  search?: readonly string[] | undefined;
  /** Preload links of the screen's scripts. */
  preloads: string;
  /** The screen's style sheets as tags: a rendered page needs them to be painted, other pages preload them. */
  styles: { sheets: string; preloads: string };
}

/** The parts of a page that depend on the live releases only; built once for each set of them. */
export interface PageParts {
  routes: readonly PageRoute[];
  /** Tags of the shell's files that every page starts with. */
  start: { fonts: string; styles: string; scripts: string };
  /** `remotes` and `shared` of the boot data, as escaped JSON. */
  remotesJson: string;
  sharedJson: string;
  speculation: InlineScript;
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

/** Integrity is omitted when the release has none for a file, because an empty attribute checks nothing. */
const checked = ({ integrity }: File) => ({ crossorigin: '', ...(integrity ? { integrity } : {}) });

const preloadScript = (file: File) =>
  `<link${attributes({ rel: 'preload', as: 'script', href: file.url, ...checked(file) })}>`;
const preloadStyle = (file: File) =>
  `<link${attributes({ rel: 'preload', as: 'style', href: file.url, ...checked(file) })}>`;
const preloadFont = ({ url }: File) =>
  `<link${attributes({ rel: 'preload', as: 'font', type: 'font/woff2', href: url, crossorigin: '' })}>`;
const styleSheet = (file: File) =>
  `<link${attributes({ rel: 'stylesheet', href: file.url, ...checked(file) })}>`;

/** Largest style sheet that is inlined, bytes: the page is painted without waiting for another file. */
const maxInlineBytes = 16_000;

/** A style sheet of the shell: inlined when it is small, else a link. Addresses in it are absolute. */
const shellStyles = ({ release, folder }: LiveRelease<ShellRelease>, path: string, file: File): string => {
  const size = release.files.find((one) => one.path === path)?.bytes ?? maxInlineBytes + 1;
  if (size > maxInlineBytes) return styleSheet(file);
  const text = readFileSync(join(folder, path), 'utf8');
  return /<\/style|url\((?!["']?(\/|data:))/i.test(text) ? styleSheet(file) : `<style>${text}</style>`;
};

const script = (file: File) =>
  `<script${attributes({ src: file.url, defer: '', ...checked(file) })}></script>`;

const sharedFiles = (shell: ShellRelease): Boot['shared'] => {
  const fileOf = filesOf(shell);
  return Object.fromEntries(Object.entries(shell.shared).map(([key, paths]) => [key, paths.map(fileOf)]));
};

const isStyle = ({ url }: File) => url.endsWith('.css');

/** The files that a screen of a remote needs. */
const routeTags = (remote: RemoteRelease, route: ReleaseRoute, shared: Boot['shared']) => {
  const fileOf = filesOf(remote);
  const files = [
    ...[remote.entry, ...route.files].map(fileOf),
    ...route.shared.flatMap((key) => shared[key] ?? []),
  ];
  const unique = [...new Map(files.map((file) => [file.url, file])).values()];
  const styles = unique.filter(isStyle);
  return {
    preloads: unique
      .filter((file) => !isStyle(file))
      .map(preloadScript)
      .join('\n'),
    styles: {
      sheets: styles.map(styleSheet).join('\n'),
      preloads: styles.map(preloadStyle).join('\n'),
    },
  };
};

const noTags = { preloads: '', styles: { sheets: '', preloads: '' } };

const json = (value: unknown) => escapeJson(JSON.stringify(value));

/** @param shell the live shell, without which there is no page */
export const makePageParts = (live: LiveRelease<ShellRelease>, { remotes }: LiveReleases): PageParts => {
  const shell = live.release;
  const fileOf = filesOf(shell);
  const shared = sharedFiles(shell);
  return {
    // Remotes first: a remote may replace a page of the shell.
    routes: [
      ...remotes.flatMap((remote) =>
        remote.release.routes.map((route) => ({
          path: route.path,
          audience: route.audience,
          search: route.search,
          remote,
          ...routeTags(remote.release, route, shared),
        })),
      ),
      ...shell.routes.map((route) => ({ ...route, search: [], remote: null, ...noTags })),
    ],
    start: {
      fonts: shell.fonts.map(fileOf).map(preloadFont).join('\n'),
      styles: shell.styles.map((path) => shellStyles(live, path, fileOf(path))).join('\n'),
      scripts: shell.scripts.map(fileOf).map(script).join('\n'),
    },
    remotesJson: json(remotes.map(({ release }) => bootRemote(release))),
    sharedJson: json(shared),
    speculation: makeSpeculation(remotes.map(({ release }) => release)),
  };
};
