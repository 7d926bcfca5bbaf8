import {
  loadRemote,
  registerGlobalPlugins,
  registerPlugins,
  registerRemotes,
} from '@module-federation/runtime';
import type { BootRemote } from '@setu/contracts';
import type { ScreenProps } from '@setu/mfe-kit';
import type { ComponentType } from 'react';
import { fileAddress } from '../page/file-address';
import { entryScripts } from './entry-scripts';
import { shareRetryPlugin } from './share-retry-plugin';

/** A screen's component. */
export type Screen = ComponentType<ScreenProps>;

/** Timeout of a screen with all its files, ms; each file has its own, shorter timeout. */
const screenTimeoutMs = 20_000;

/** The part of the federation runtime that a page needs. There each release is a remote, named by its container. */
export interface Federation {
  /** One attempt to get a screen out of exactly this release. */
  importScreen: (remote: BootRemote, screen: string) => Promise<Screen>;
  /** Lets the next attempt load the entry again: the runtime caches a failed one. */
  renew: (remote: BootRemote) => void;
}

const registration = (remote: BootRemote) => ({
  name: remote.container,
  entry: fileAddress(remote, remote.entry),
  entryGlobalName: remote.container,
  type: 'global' as const,
});

/** An entry that ran stays: other screens of it may be in use. */
const hasEntry = (remote: BootRemote): boolean => Boolean(Reflect.get(globalThis, remote.container));

const inTime = async <T>(loading: Promise<T>): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`The screen timed out after ${screenTimeoutMs} ms`)),
      screenTimeoutMs,
    );
  });
  try {
    return await Promise.race([loading, late]);
  } finally {
    clearTimeout(timer);
  }
};

/** Joins the page's federation; a release is fetched when one of its screens is first asked for. */
export const joinFederation = (): Federation => {
  const entries = entryScripts();
  // For the shell itself, and for the containers of remotes, which take on the global ones when they come.
  registerPlugins([entries.plugin, shareRetryPlugin()]);
  registerGlobalPlugins([shareRetryPlugin()]);
  const known = new Set<string>();

  const register = (remote: BootRemote) => {
    if (known.has(remote.container)) return;
    known.add(remote.container);
    entries.know(remote);
    registerRemotes([registration(remote)]);
  };

  return {
    importScreen: async (remote, screen) => {
      register(remote);
      const id = `${remote.container}/${screen.replace('./', '')}`;
      const module = await inTime(loadRemote<{ default?: Screen }>(id));
      if (!module?.default) throw new Error(`${id} exports no screen`);
      return module.default;
    },
    renew: (remote) => {
      if (!hasEntry(remote)) registerRemotes([registration(remote)], { force: true });
    },
  };
};
