import type { PublicContent } from '@setu/contracts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { siteCopy } from './copy.queries';
import { type Pieces, piecesOf } from './pieces';

/** The site's copy; the built-in texts until it is loaded, or when it cannot be. */
export const usePieces = (section?: PublicContent['section']): Pieces => {
  const { data } = useQuery(siteCopy(section));
  return useMemo(() => piecesOf(data ?? []), [data]);
};
