import { useNavigate, useSearchParams } from 'react-router-dom';

/** Name of the parameter that holds the id of the open inquiry. */
const parameter = 'inquiry';

/**
 * Which thread is open, from the address (`?inquiry=<id>`), so that it can be linked to. Opening one adds an entry to the history:
 * the back button closes it, also after another one was chosen instead. Everything else in the address stays.
 */
export const useLinkedInquiry = () => {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const opened = search.get(parameter) || null;
  const show = (id: string | null) => {
    const next = new URLSearchParams(search);
    next.delete(parameter);
    if (id) next.set(parameter, id);
    void navigate({ search: next.toString() }, { replace: id === null || opened !== null });
  };
  return {
    /** Null when no thread is open. */
    id: opened,
    open: (id: string) => show(id),
    close: () => show(null),
  };
};
