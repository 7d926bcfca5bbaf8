import { startTransition, useCallback, useEffect, useMemo, useOptimistic, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  type BrowseFilter,
  hasLandingWords,
  otherParameters,
  readFilter,
  writeFilter,
} from './browse-filter';

/** Changes parts of the filter. Set `replace` while typing, so that Back does not undo single letters. */
export type ChangeFilter = (patch: Partial<BrowseFilter>, options?: { replace?: boolean }) => void;

/**
 * The filter of the page's address, and a function to change it. The address is the only state. A change is visible at
 * once, before the router and the results are updated. Other parameters, such as the tab of a dashboard, stay.
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
