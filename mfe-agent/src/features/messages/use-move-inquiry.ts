import { changeInquiryStatus, type InquiryStatus, type InquiryView } from '@setu/contracts';
import { ApiError, api } from '@setu/mfe-kit';
import { useSender } from '@setu/mfe-kit/form';
import { toast } from '@setu/ui';
import { useQueryClient } from '@tanstack/react-query';
import { setContacted } from '../../demand/demand.queries';
import { allInquiries } from '../../inquiry/inquiry.queries';
import { inWords } from '../../words';

/**
 * Moves an inquiry on, or takes an own one back; a demand whose offer is taken back can be contacted again.
 * @param onSettled runs when it is moved, or was by somebody else meanwhile
 */
export const useMoveInquiry = ({ id }: Pick<InquiryView, 'id'>, onSettled: () => void) => {
  const client = useQueryClient();
  return useSender({
    name: `inquiry:${id}:status`,
    send: (status: InquiryStatus) => api.call(changeInquiryStatus, { id, status }),
    onSent: (changed) => {
      if (changed.kind === 'offer' && changed.status === 'withdrawn' && changed.requirementId)
        setContacted(client, changed.requirementId, false);
      void client.invalidateQueries({ queryKey: allInquiries });
      toast({
        title: 'Success',
        description: `“${changed.subject}” is ${inWords(changed.status).toLowerCase()} now.`,
        variant: 'success',
      });
      onSettled();
    },
    onRefused: (error) => {
      toast({
        title: 'Error',
        description:
          (error instanceof ApiError && error.detail) || 'Failed to update the inquiry. Please try again.',
        variant: 'destructive',
      });
      // Somebody moved it meanwhile: show how it stands.
      if (error instanceof ApiError && error.status === 409) {
        void client.invalidateQueries({ queryKey: allInquiries });
        onSettled();
      }
    },
  });
};
