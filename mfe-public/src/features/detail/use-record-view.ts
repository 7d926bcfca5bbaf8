import { type FranchiseView, recordAnalytics } from '@setu/contracts';
import { api, useSession } from '@setu/mfe-kit';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';

/**
 * Records a view of a franchise by anyone except its owner, once per page load. The server decides what counts; failures are not
 * shown.
 */
export const useRecordView = (franchise: FranchiseView | undefined): void => {
  const session = useSession();
  const { mutate } = useMutation({
    mutationFn: (franchiseId: string) =>
      api.call(recordAnalytics, { event: 'franchise_view', data: { franchiseId } }),
  });
  const isForeign =
    franchise?.isActive && session.state !== 'loading' && session.user?.id !== franchise.brandId;
  const seenId = isForeign ? franchise.id : null;
  useEffect(() => {
    if (seenId !== null) mutate(seenId);
  }, [seenId, mutate]);
};
