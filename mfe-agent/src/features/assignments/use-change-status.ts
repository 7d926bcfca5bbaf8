import { type AssignmentView, changeAssignmentStatus } from '@setu/contracts';
import { withItem } from '@setu/marketplace';
import { ApiError, api } from '@setu/mfe-kit';
import { useSender } from '@setu/mfe-kit/form';
import { toast } from '@setu/ui';
import { useQueryClient } from '@tanstack/react-query';
import { inWords } from '../../words';
import { assignmentPages } from './assignment.queries';

/** Moves an assignment on. The list is read again, as its order is by status. */
export const useChangeStatus = ({ id }: Pick<AssignmentView, 'id'>) => {
  const client = useQueryClient();
  const { queryKey } = assignmentPages();
  return useSender({
    name: `assignment:${id}:status`,
    send: (status: AssignmentView['status']) => api.call(changeAssignmentStatus, { id, status }),
    onSent: (changed) => {
      client.setQueryData(queryKey, withItem(changed));
      void client.invalidateQueries({ queryKey });
      toast({
        title: 'Success',
        description: changed.awaitsConfirmation
          ? `${changed.brandName} is asked to confirm that it is completed.`
          : `The assignment is ${inWords(changed.status).toLowerCase()} now.`,
        variant: 'success',
      });
    },
    onRefused: (error) => {
      const detail = error instanceof ApiError ? error.detail : null;
      toast({
        title: 'Error',
        description: detail ?? 'Failed to update the assignment. Please try again.',
        variant: 'destructive',
      });
      // Somebody changed it meanwhile: show how it stands.
      if (error instanceof ApiError && error.status === 409) void client.invalidateQueries({ queryKey });
    },
  });
};
