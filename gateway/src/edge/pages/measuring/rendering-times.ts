import {
  type FrontendRelease,
  type Measurement,
  mayOpen,
  noPageAccount,
  type Release,
  type ReleaseRoute,
  type RemoteRelease,
} from '@setu/protocol';
import type { Logger } from '@setu/service-kit';
import type { Artefacts } from '../../../releases/artefacts/artefacts';
import type { LiveRelease, LiveReleases, PageReleases } from '../../../releases/live-releases';
import { openRelease } from '../../../releases/registry-state';
import type { PageWaits } from '../../renderer/page-waits';
import { makeRenderers, type Renderers } from '../../renderer/renderers';
import type { ReadPublic } from '../../upstreams/upstreams';
import { pageBoot } from '../document/page-html';
import { makePageParts } from '../document/page-parts';
import { readsOfRoute } from '../page-reads';

/** Rounds that are measured; each renders the page of both releases, one after the other. */
const rounds = 9;
/** Rounds before them, in which the processes warm up. */
const warmUps = 3;

interface Deps {
  artefacts: Artefacts;
  logger: Logger;
  /** Text of the program that renderer processes run. */
  program: string;
  waits: PageWaits;
  /** The live releases, without canaries. */
  current: () => LiveReleases;
  read: ReadPublic;
  findExample: FindExample;
}

/**
 * Measures how long the server takes for pages with a release that is not live yet, and how much HTML they have, compared with the live
 * one: medians of each public page. Empty for a release without rendering code, or without a live release to compare.
 */
type MeasureRendering = (release: Release) => Promise<Measurement[]>;

/** A page with the new release, and the same page with the live one. */
interface Comparison {
  route: ReleaseRoute;
  live: LiveReleases;
  candidate: LiveReleases;
  remote: { live: LiveRelease<RemoteRelease>; candidate: LiveRelease<RemoteRelease> };
}

const isFrontend = (release: Release): release is FrontendRelease => release.kind !== 'service';

const publicRoutes = ({ release }: LiveRelease<RemoteRelease>) =>
  release.render === undefined ? [] : release.routes.filter(({ audience }) => mayOpen(audience, null));

/** The pages that a release changes. */
const comparisonsOf = (opened: LiveRelease<FrontendRelease>, live: LiveReleases): Comparison[] => {
  const { release, folder } = opened;
  if (release.kind === 'shell')
    return live.remotes.flatMap((remote) =>
      publicRoutes(remote).map((route) => ({
        route,
        live,
        candidate: { ...live, shell: { release, folder } },
        remote: { live: remote, candidate: remote },
      })),
    );
  const before = live.remotes.find((remote) => remote.release.name === release.name);
  if (!before) return [];
  const after = { release, folder };
  const candidate = { ...live, remotes: live.remotes.map((remote) => (remote === before ? after : remote)) };
  return publicRoutes(after).flatMap((route) =>
    publicRoutes(before).some(({ path }) => path === route.path)
      ? [{ route, live, candidate, remote: { live: before, candidate: after } }]
      : [],
  );
};

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;

/** Makes a read without a session. */
type Read = (url: string) => ReturnType<ReadPublic>;

interface Reads {
  read: Read;
  find: (path: string) => Promise<Record<string, string> | null>;
}

/** Parameter values of a route for a page that exists; null when none is known. @param path the route, with `:name` parameters */
export type FindExample = (path: string, read: Read) => Promise<Record<string, string> | null>;

/** An address of a route: the pattern itself, or that of an example. Null when there is no example. */
const addressOf = async (path: string, find: (path: string) => Promise<Record<string, string> | null>) => {
  if (!path.includes(':')) return { address: path, params: {} };
  const params = await find(path);
  return params && { address: path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? ''), params };
};

/** One rendering of a page: its time in ms, and the bytes of its HTML, styles and data. */
interface Rendering {
  render: number;
  html: number;
}

/** Returns a function that renders a page with these releases once; null when rendering fails. */
const makeRun = async (
  renderers: Renderers,
  live: LiveReleases,
  { route, remote, read, find }: Reads & { route: ReleaseRoute; remote: LiveRelease<RemoteRelease> },
) => {
  const place = await addressOf(route.path, find);
  if (!live.shell || !place) return null;
  const releases: PageReleases = { shell: live.shell, remote };
  const request = { path: route.path, params: place.params, search: '', now: Date.now() };
  const reads = readsOfRoute(route, read);
  const prepared = await renderers.prepare(releases, request, reads);
  const boot = pageBoot(makePageParts(live.shell, live), {
    user: null,
    userKnown: true,
    isAdministrator: false,
    accounts: { user: noPageAccount },
    stateJson: prepared.kind === 'done' ? prepared.page.stateJson : '{"mutations":[],"queries":[]}',
    site: null,
    demo: false,
    vitals: undefined,
    tools: null,
  });
  return async (): Promise<Rendering | null> => {
    const begin = performance.now();
    const outcome = await renderers.render(releases, place.address, boot);
    if (outcome.kind !== 'done') return null;
    const { css, html } = outcome.page;
    return { render: performance.now() - begin, html: css.length + html.length + boot.length };
  };
};

const compare = async (
  renderers: Renderers,
  { route, live, candidate, remote }: Comparison,
  reads: Reads,
): Promise<Record<keyof Rendering, { value: number; live: number }> | null> => {
  const runs = [
    await makeRun(renderers, candidate, { route, remote: remote.candidate, ...reads }),
    await makeRun(renderers, live, { route, remote: remote.live, ...reads }),
  ];
  const seen: [Rendering[], Rendering[]] = [[], []];
  for (let round = -warmUps; round < rounds; round += 1)
    for (const [side, run] of runs.entries()) {
      const rendering = (await run?.()) ?? null;
      // A page that cannot be rendered is not measured. Its failures are counted once visitors get the release.
      if (rendering === null) return null;
      if (round >= 0) seen[side]?.push(rendering);
    }
  const medians = (of: keyof Rendering) => {
    const [value = 0, before = 0] = seen.map((all) => median(all.map((one) => one[of])));
    return { value, live: before };
  };
  return { render: medians('render'), html: medians('html') };
};

export const makeMeasureRendering = ({
  artefacts,
  logger,
  program,
  waits,
  current,
  read: readPublic,
  findExample,
}: Deps): MeasureRendering => {
  const reads: Reads = {
    read: (url) => readPublic(url, waits.readMs),
    find: (path) => findExample(path, (url) => readPublic(url, waits.readMs)),
  };
  const measure = async (release: FrontendRelease, live: LiveReleases): Promise<Measurement[]> => {
    const before =
      release.kind === 'shell' ? live.shell : live.remotes.find((one) => one.release.name === release.name);
    if (!before || before.release.version === release.version) return [];
    const comparisons = comparisonsOf(await openRelease(artefacts, release), live);
    if (comparisons.length === 0) return [];
    // Separate processes, so that the measurement neither slows nor blames those of live pages.
    const renderers = makeRenderers({ program, waits, logger });
    try {
      const measured: Measurement[] = [];
      await renderers.open(
        comparisons.flatMap(({ live: now, candidate, remote }) => [
          ...(candidate.shell ? [{ shell: candidate.shell, remote: remote.candidate }] : []),
          ...(now.shell ? [{ shell: now.shell, remote: remote.live }] : []),
        ]),
      );
      for (const comparison of comparisons) {
        const compared = await compare(renderers, comparison, reads);
        if (!compared) continue;
        for (const metric of ['render', 'html'] as const)
          measured.push({
            metric,
            route: comparison.route.path,
            value: compared[metric].value,
            live: { version: before.release.version, value: compared[metric].live },
          });
      }
      return measured;
    } finally {
      await renderers.stop();
    }
  };
  const measureOne: MeasureRendering = async (release) => {
    if (!isFrontend(release) || release.render === undefined) return [];
    try {
      return await measure(release, current());
    } catch (err) {
      logger.warn({ err, deployable: release.name }, 'the rendering time of a release could not be measured');
      return [];
    }
  };
  // One measurement at a time: concurrent ones would slow each other and need memory for all their processes.
  let last: Promise<unknown> = Promise.resolve();
  return (release) => {
    const measured = last.then(() => measureOne(release));
    last = measured;
    return measured;
  };
};
