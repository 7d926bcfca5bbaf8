import { type AssignmentView, changeAssignmentStatus } from '@setu/contracts';
import { ApiError, api, toastError, toastSuccess, userMessageOf, withItem } from '@setu/mfe-kit';
import { useSender } from '@setu/mfe-kit/form';
import { useQueryClient } from '@tanstack/react-query';
import { readableName } from '../../shared/text';
import { assignmentPages } from './assignments.queries';

/** Sets the status of an assignment. The list is read again, because it is ordered by status. */
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
          : `The assignment is ${readableName(changed.status).toLowerCase()} now.`,
      );
    },
    onRefused: (error) => {
      toastError(userMessageOf(error) ?? 'Failed to update the assignment. Please try again.');
      // It was already changed elsewhere: show its current state.
      if (error instanceof ApiError && error.status === 409) void client.invalidateQueries({ queryKey });
    },
  });
};
