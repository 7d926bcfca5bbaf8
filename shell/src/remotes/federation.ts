import type { ScreenProps } from '@setu/mfe-kit';
import type { BootRemote } from '@setu/protocol';
import type { ComponentType } from 'react';
import { loadEntry } from './entry-script';
import { isLoadingFiles } from './loading-files';

/** A screen's component. */
export type Screen = ComponentType<ScreenProps>;

/** Timeout of a screen while none of its files is loading, ms. */
const screenTimeoutMs = 20_000;

/** The page's shared modules; the compiler puts them here. */
// biome-ignore lint/style/useNamingConvention: the name that the compiler knows
declare const __webpack_share_scopes__: { default: object };

/** The object that the entry of a release defines under its global name. */
interface Container {
  init: (shareScope: object) => unknown;
  get: (screen: string) => Promise<() => { default?: Screen }>;
}

/** The part of the federation that a page needs. In it, each release is a remote, named by its container. */
export interface Federation {
  /** One attempt to load a screen from exactly this release. */
  importScreen: (remote: BootRemote, screen: string) => Promise<Screen>;
}

const inTime = async <T>(loading: Promise<T>): Promise<T> => {
  let timer: ReturnType<typeof setInterval> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setInterval(() => {
      if (!isLoadingFiles()) reject(new Error(`The screen timed out after ${screenTimeoutMs} ms`));
    }, screenTimeoutMs);
  });
  try {
    return await Promise.race([loading, late]);
  } finally {
    clearInterval(timer);
  }
};

const containerOf = (remote: BootRemote) =>
  Reflect.get(globalThis, remote.container) as Container | undefined;

/** Runs the entry of a release, and initialises its container with the page's shared modules. */
const openContainer = async (remote: BootRemote): Promise<Container> => {
  await loadEntry(remote);
  const container = containerOf(remote);
  if (!container) throw new Error(`The entry of ${remote.name} ${remote.version} did not run`);
  await container.init(__webpack_share_scopes__.default);
  return container;
};

/** Joins the page's federation; a release is loaded when one of its screens is first requested. */
export const joinFederation = (): Federation => {
  const containers = new Map<string, Promise<Container>>();

  const open = (remote: BootRemote): Promise<Container> => {
    const known = containers.get(remote.container);
    if (known) return known;
    const opening = openContainer(remote);
    containers.set(remote.container, opening);
    // The next attempt fetches the entry again.
    opening.catch(() => containers.delete(remote.container));
    return opening;
  };

  const load = async (remote: BootRemote, screen: string): Promise<Screen> => {
    const container = await open(remote);
    const module = (await container.get(screen))();
    if (!module.default) throw new Error(`${remote.container} exports no screen ${screen}`);
    return module.default;
  };

  return { importScreen: (remote, screen) => inTime(load(remote, screen)) };
};
