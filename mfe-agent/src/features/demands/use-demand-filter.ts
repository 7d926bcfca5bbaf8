import { startTransition, useCallback, useEffect, useMemo, useOptimistic, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { type DemandFilter, readDemandFilter, writeDemandFilter } from './demand-filter';

/** Changes fields of the filter. `replace` is for typing, so that Back does not step through letters. */
export type ChangeDemandFilter = (patch: Partial<DemandFilter>, options?: { replace?: boolean }) => void;

/** The filter in the page's address and a function to change it. A change shows at once, before the list follows. */
export const useDemandFilter = (search: URLSearchParams): [DemandFilter, ChangeDemandFilter] => {
  const navigate = useNavigate();
  const address = search.toString();
  const filter = useMemo(() => readDemandFilter(new URLSearchParams(address)), [address]);
  const [shown, setShown] = useOptimistic(filter);
  const latest = useRef(filter);
  useEffect(() => {
    latest.current = filter;
  }, [filter]);

  const change = useCallback<ChangeDemandFilter>(
    (patch, { replace = false } = {}) => {
      latest.current = { ...latest.current, ...patch };
      startTransition(() => {
        setShown(latest.current);
        void navigate(
          { search: writeDemandFilter(latest.current, new URLSearchParams(address)) },
          { replace },
        );
      });
    },
    [navigate, setShown, address],
  );
  return [shown, change];
};
