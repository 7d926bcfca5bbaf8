import { startTransition, useCallback, useEffect, useMemo, useOptimistic, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  type BrowseFilter,
  hasLandingWords,
  otherParameters,
  readFilter,
  writeFilter,
} from './browse-filter';

/** Changes some of the filter. `replace`: while typing, so that Back does not go letter by letter. */
export type ChangeFilter = (patch: Partial<BrowseFilter>, options?: { replace?: boolean }) => void;

/**
 * The filter of the page's address, and the way to change it: the address is the only state. A change shows at
 * once, while the router and the results still follow. Parameters that are not the filter's, such as the tab of a
 * dashboard, stay.
 */
export const useBrowseFilter = (search: URLSearchParams): [BrowseFilter, ChangeFilter] => {
  const navigate = useNavigate();
  const address = search.toString();
  const filter = useMemo(() => readFilter(new URLSearchParams(address)), [address]);
  const [shown, setShown] = useOptimistic(filter);
  const latest = useRef(filter);
  useEffect(() => {
    latest.current = filter;
  }, [filter]);

  const change = useCallback<ChangeFilter>(
    (patch, { replace = false } = {}) => {
      latest.current = { ...latest.current, after: null, ...patch };
      startTransition(() => {
        setShown(latest.current);
        void navigate(
          { search: writeFilter(latest.current, otherParameters(new URLSearchParams(address))) },
          { replace },
        );
      });
    },
    [navigate, setShown, address],
  );

  const comesFromLanding = hasLandingWords(search);
  useEffect(() => {
    if (comesFromLanding) change({}, { replace: true });
  }, [comesFromLanding, change]);

  return [shown, change];
};
