import { startTransition, useCallback, useEffect, useMemo, useOptimistic, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { type DemandFilter, readDemandFilter, writeDemandFilter } from './demand-filter';

/** Changes some of the filter. `replace`: while typing, so that Back does not go letter by letter. */
export type ChangeDemandFilter = (patch: Partial<DemandFilter>, options?: { replace?: boolean }) => void;

/** The filter of the page's address and the way to change it. A change shows at once, while the list still follows. */
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
