import type { ComponentType } from 'react';
import { lazyComponent, retryFailedChunks } from './lazy-component';

/*
 * Names that releases of remotes imported before `lazyComponent` existed. They go when no such release is live or a last
 * good release any more.
 */

/** @deprecated Use {@link lazyComponent}. */
export const late = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazyComponent(async () => ({ Component: (await load()) as (props: Props) => null }), 'Component').Component;

/** @deprecated Use {@link retryFailedChunks}. */
export const retryLate = retryFailedChunks;
