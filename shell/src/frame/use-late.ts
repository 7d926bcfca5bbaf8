import { type ComponentType, useCallback, useState } from 'react';

type LateState<P> = { state: 'absent' | 'failed' } | { state: 'there'; Component: ComponentType<P> };

/**
 * A component whose code comes when it is asked for. Unlike `lazy` it takes nothing down with it when the code
 * cannot be had, and may be asked for again.
 * @param load the same function at every render
 */
export const useLate = <P>(load: () => Promise<ComponentType<P>>) => {
  const [late, setLate] = useState<LateState<P>>({ state: 'absent' });
  const ask = useCallback(() => {
    load().then(
      (Component) => setLate({ state: 'there', Component }),
      () => setLate({ state: 'failed' }),
    );
  }, [load]);
  return [late, ask] as const;
};
