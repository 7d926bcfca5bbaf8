import { useNavigate, useSearchParams } from 'react-router-dom';

/** Name of the parameter with the id of the open inquiry. */
const parameter = 'inquiry';

/**
 * The open thread, from the address (`?inquiry=<id>`), so that it can be linked. Opening a thread adds a history entry, so the
 * back button closes it, also after another thread was chosen. Other parameters stay.
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
