import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';

/**
 * Writes the filter of a list to the address. Typed text takes effect with a delay. Other fields may have changed by then, so a patch is
 * applied to the latest filter.
 * @returns a function that changes fields; with `isTyping` it replaces the entry of the browser history
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
