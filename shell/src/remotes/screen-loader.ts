import {
  loadRemote,
  registerGlobalPlugins,
  registerPlugins,
  registerRemotes,
} from '@module-federation/runtime';
import type { BootRemote } from '@setu/contracts';
import type { ScreenProps } from '@setu/mfe-kit';
import type { ComponentType } from 'react';
import { entryAddress, integrityPlugin } from './integrity-plugin';
import { shareRetryPlugin } from './share-retry-plugin';

/** A screen's component. */
export type Screen = ComponentType<ScreenProps>;

/** Loads screens of remotes, each once. */
export interface ScreenLoader {
  /** The same promise for the same screen, until it is forgotten. Fails after a second attempt only. */
  load: (remote: BootRemote, screen: string) => Promise<Screen>;
  /** Starts loading a screen that will probably be wanted; one that cannot be had is forgotten. */
  warm: (remote: BootRemote, screen: string) => void;
  /** Forgets a screen that failed, so that the next `load` fetches it anew. */
  forget: (remote: BootRemote, screen: string) => void;
}

const registration = (remote: BootRemote) => ({
  name: remote.name,
  entry: entryAddress(remote),
  entryGlobalName: remote.container,
  type: 'global' as const,
});

const importScreen = async (remote: BootRemote, screen: string): Promise<Screen> => {
  const id = `${remote.name}/${screen.replace('./', '')}`;
  const module = await loadRemote<{ default?: Screen }>(id);
  if (!module?.default) throw new Error(`${id} ${remote.version} exports no screen`);
  return module.default;
};

/** Makes the page's remotes known to the federation runtime; none is fetched before one of its screens is. */
export const makeScreenLoader = (remotes: readonly BootRemote[]): ScreenLoader => {
  // For the shell itself, and for the containers of remotes, which take on the global ones when they come.
  registerPlugins([integrityPlugin(remotes), shareRetryPlugin()]);
  registerGlobalPlugins([shareRetryPlugin()]);
  registerRemotes(remotes.map(registration));
  const screens = new Map<string, Promise<Screen>>();
  const entered = new Set<string>();
  const keyOf = (remote: BootRemote, screen: string) => `${remote.name} ${screen}`;

  const attempt = async (remote: BootRemote, screen: string): Promise<Screen> => {
    const loaded = await importScreen(remote, screen);
    entered.add(remote.name);
    return loaded;
  };
  // The runtime holds on to an entry that failed. One that works stays: other screens of it may be in use.
  const renew = (remote: BootRemote) => {
    if (!entered.has(remote.name)) registerRemotes([registration(remote)], { force: true });
  };
  const attemptTwice = (remote: BootRemote, screen: string): Promise<Screen> =>
    attempt(remote, screen).catch(() => {
      renew(remote);
      return attempt(remote, screen);
    });

  const load: ScreenLoader['load'] = (remote, screen) => {
    const key = keyOf(remote, screen);
    const known = screens.get(key);
    if (known) return known;
    const loading = attemptTwice(remote, screen);
    screens.set(key, loading);
    return loading;
  };
  const forget: ScreenLoader['forget'] = (remote, screen) => {
    screens.delete(keyOf(remote, screen));
    renew(remote);
  };
  const warm: ScreenLoader['warm'] = (remote, screen) => {
    load(remote, screen).catch(() => forget(remote, screen));
  };
  return { load, warm, forget };
};
