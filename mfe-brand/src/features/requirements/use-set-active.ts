import { listRequirementMatches, updateRequirement } from '@setu/contracts';
import { api, toastError, toastSuccess, userMessageOf } from '@setu/mfe-kit';
import { useSender } from '@setu/mfe-kit/form';
import { useQueryClient } from '@tanstack/react-query';
import { myRequirements } from '../../shared/requirements.queries';

/** Marks a requirement as fulfilled, or posts it again. */
export const useSetActive = (id: string) => {
  const client = useQueryClient();
  const { start, isSending } = useSender({
    name: `requirement:${id}:active`,
    send: (isActive: boolean) => api.call(updateRequirement, { id, isActive }),
    onSent: ({ isActive, review }) => {
      void client.invalidateQueries({ queryKey: myRequirements().queryKey });
      void client.invalidateQueries({ queryKey: [listRequirementMatches.path] });
      const reopened = review
        ? 'Agents see the property requirement once it is approved.'
        : 'Property requirement is active again.';
      toastSuccess(isActive ? reopened : 'Property requirement marked as fulfilled.');
    },
    onRefused: (error) =>
      toastError(userMessageOf(error) ?? 'Failed to update property requirement. Please try again.'),
  });
  return { setActive: start, isChanging: isSending };
};
