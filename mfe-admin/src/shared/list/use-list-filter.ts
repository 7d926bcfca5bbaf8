import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';

/**
 * Writes the filter of a list to the address. Typed text takes effect with a delay, when other fields may have changed, so a patch
 * is applied to the latest filter.
 * @returns changes some fields; with `isTyping` the entry of the browser history is replaced
 */
export const useListFilter = <Filter extends object>(
  filter: Filter,
  toSearch: (filter: Filter) => string,
) => {
  const navigate = useNavigate();
  const latest = useRef(filter);
  useEffect(() => {
    latest.current = filter;
  });
  return (patch: Partial<Filter>, isTyping = false): void => {
    latest.current = { ...latest.current, ...patch };
    void navigate({ search: toSearch(latest.current) }, { replace: isTyping });
  };
};
