import { type AssignmentView, changeAssignmentStatus } from '@setu/contracts';
import { ApiError, api, toastError, toastSuccess, withItem } from '@setu/mfe-kit';
import { useSender } from '@setu/mfe-kit/form';
import { useQueryClient } from '@tanstack/react-query';
import { inWords } from '../../shared/text';
import { assignmentPages } from './assignments.queries';

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
      toastSuccess(
        changed.awaitsConfirmation
          ? `${changed.brandName} is asked to confirm that it is completed.`
          : `The assignment is ${inWords(changed.status).toLowerCase()} now.`,
      );
    },
    onRefused: (error) => {
      const detail = error instanceof ApiError ? error.detail : null;
      toastError(detail ?? 'Failed to update the assignment. Please try again.');
      // Somebody changed it meanwhile: show how it stands.
      if (error instanceof ApiError && error.status === 409) void client.invalidateQueries({ queryKey });
    },
  });
};
