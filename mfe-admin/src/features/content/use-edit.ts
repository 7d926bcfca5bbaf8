import type { WebsiteContent } from '@setu/contracts';
import { useInSight } from '@setu/marketplace';
import { toast } from '@setu/ui';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { searchOf } from '../../address/place';

/** In an address, in place of the id of what is edited. */
export const newPiece = 'new';

/**
 * What the address says is being edited; an id that is none of a piece is said to be, and taken out of it.
 * @param pieces undefined while they are not known
 */
export const useEdit = (search: URLSearchParams, pieces: readonly WebsiteContent[] | undefined) => {
  const navigate = useNavigate();
  const wanted = search.get('edit');
  const piece = pieces?.find(({ id }) => id === wanted) ?? null;

  const shown = useInSight(wanted);
  /** Closes what is still open: its reply may come when one has long gone elsewhere. */
  const close = () => {
    if (shown.current === wanted) void navigate({ search: searchOf({ tab: 'content' }) }, { replace: true });
  };

  const isMissing = wanted !== null && wanted !== newPiece && pieces !== undefined && !piece;
  useEffect(() => {
    if (!isMissing) return;
    toast({
      title: 'Error',
      description: 'This piece of content is not there any more.',
      variant: 'destructive',
    });
    void navigate({ search: searchOf({ tab: 'content' }) }, { replace: true });
  }, [isMissing, navigate]);

  return { wanted, piece, isOpen: wanted === newPiece || piece !== null, close };
};
