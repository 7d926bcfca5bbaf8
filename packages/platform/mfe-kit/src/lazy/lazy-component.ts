import { type ComponentType, createElement, lazy, type ReactElement, type ReactNode, useState } from 'react';
import { fetchAhead } from './fetch-ahead';

/** One function for each component whose chunk failed to load; it makes the next render request the chunk again. */
const failedChunks = new Set<() => void>();

/** Requests chunks that failed to load again when they are next rendered. Call it when the user retries. */
export const retryFailedChunks = (): void => {
  for (const renew of failedChunks) renew();
  failedChunks.clear();
};

/** The props of a component that a module exports under this name. */
type PropsOf<Module, Name extends keyof Module> = Module[Name] extends (
  props: infer Props extends object,
) => ReactNode
  ? Props
  : never;

interface ChosenProps<Props> {
  /** Returns the component, or React's `lazy` while its code is not here. */
  choose: () => ComponentType<Props>;
  props: Props;
}

/** React's `lazy` shows the fallback even if the code is here, and keeps a fallback that it has shown for 300 ms. */
function Chosen<Props extends object>({ choose, props }: ChosenProps<Props>): ReactElement {
  const [Component] = useState(choose);
  return createElement(Component, props);
}

/**
 * A component that is lazy-loaded when it is first rendered, within a `Suspense`. What a press opens is within `Opened` of `@setu/ui`.
 * After a failed load it can be requested again, see {@link retryFailedChunks}; React's `lazy` keeps the failure until the
 * page is reloaded.
 * @param load imports the module: `() => import('./offer-dialog')`
 * @param name the component's name among the module's exports
 * @returns the component; `preload` fetches its code early, for example when the pointer reaches its button, unless the visitor saves
 * data. Once the code is here, the component renders without the fallback
 * @example
 * const { Component: OfferDialog, preload } = lazyComponent(() => import('./offer-dialog'), 'OfferDialog');
 */
export const lazyComponent = <Module extends object, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
) => {
  type Props = PropsOf<Module, Name>;
  let loaded: ComponentType<Props> | undefined;
  const loadComponent = async () => {
    loaded = (await load())[name] as ComponentType<Props>;
    return { default: loaded };
  };
  const begin = (): ComponentType<Props> =>
    lazy(async () => {
      try {
        return await loadComponent();
      } catch (error) {
        failedChunks.add(renew);
        throw error;
      }
    });
  let current = begin();
  const renew = () => {
    current = begin();
  };
  const choose = () => loaded ?? current;
  const render = (props: Props): ReactElement => createElement<ChosenProps<Props>>(Chosen, { choose, props });
  return {
    Component: render,
    preload: (): void => fetchAhead(loadComponent),
  };
};
