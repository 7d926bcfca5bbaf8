import { type ComponentType, createElement, lazy, type ReactElement, type ReactNode } from 'react';
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

/**
 * A component that is lazy-loaded when it is first rendered, within a `Suspense`. When a press opens it, the fallback is `Opening` of
 * `@setu/ui`. After a failed load it can be requested again, see {@link retryFailedChunks}; React's `lazy` keeps the failure until the
 * page is reloaded.
 * @param load imports the module: `() => import('./offer-dialog')`
 * @param name the component's name among the module's exports
 * @returns the component; `preload` fetches its code early, for example when the pointer reaches its button, unless the visitor saves
 * data
 * @example
 * const { Component: OfferDialog, preload } = lazyComponent(() => import('./offer-dialog'), 'OfferDialog');
 */
export const lazyComponent = <Module extends object, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
) => {
  type Props = PropsOf<Module, Name>;
  const loadComponent = async () => (await load())[name] as ComponentType<Props>;
  const begin = (): ComponentType<Props> =>
    lazy(async () => {
      try {
        return { default: await loadComponent() };
      } catch (error) {
        failedChunks.add(renew);
        throw error;
      }
    });
  let current = begin();
  const renew = () => {
    current = begin();
  };
  const render = (props: Props): ReactElement => createElement(current, props);
  return {
    Component: render,
    preload: (): void => fetchAhead(load),
  };
};
