import type { WebsiteContent } from '@setu/contracts';
import { toastError, useLatestAddress } from '@setu/mfe-kit';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { searchOf } from '../../shared/search-of';

/** In the URL, in place of the edited entry's id. */
export const newEntry = 'new';

/**
 * Id of the entry being edited, from the URL. Unknown ids show a toast and are removed from the URL.
 * @param entries undefined until they are loaded
 */
export const useEdit = (search: URLSearchParams, entries: readonly WebsiteContent[] | undefined) => {
  const navigate = useNavigate();
  const id = search.get('edit');
  const entry = entries?.find((each) => each.id === id) ?? null;

  const latestId = useLatestAddress(id);
  /** Closes the dialog only while it is still open: a late response must not navigate. */
  const close = () => {
    if (latestId.current === id) void navigate({ search: searchOf({ tab: 'content' }) }, { replace: true });
  };

  const isMissing = id !== null && id !== newEntry && entries !== undefined && !entry;
  useEffect(() => {
    if (!isMissing) return;
    toastError('This entry no longer exists.');
    void navigate({ search: searchOf({ tab: 'content' }) }, { replace: true });
  }, [isMissing, navigate]);

  return { id, entry, isOpen: id === newEntry || entry !== null, close };
};
