import { type ComponentType, useCallback, useState } from 'react';

type OnDemand<P> = { state: 'absent' | 'failed' } | { state: 'loaded'; Component: ComponentType<P> };

/**
 * A component that is lazy-loaded when it is requested. Unlike with `lazyComponent`, a failed load does not throw,
 * because the frame around the screens has no error boundary. It can be requested again.
 * @param load the same function at every render
 * @returns the component's state, and a function that requests it
 */
export const useOnDemand = <P>(load: () => Promise<ComponentType<P>>) => {
  const [onDemand, setOnDemand] = useState<OnDemand<P>>({ state: 'absent' });
  const request = useCallback(() => {
    load().then(
      (Component) => setOnDemand({ state: 'loaded', Component }),
      () => setOnDemand({ state: 'failed' }),
    );
  }, [load]);
  return [onDemand, request] as const;
};
