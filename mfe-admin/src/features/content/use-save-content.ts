import { createContent, updateContent, type WebsiteContent } from '@setu/contracts';
import { api, isUnauthorized } from '@setu/mfe-kit';
import { toast } from '@setu/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useAdminAuth } from '../../admin-auth/admin-auth';
import { contentChanged, contentFailed } from './content-changes';
import type { ContentValues } from './content-values';

interface Outcome {
  onSaved: () => void;
  /** What the server said against it, for the fields. */
  onRefused: (error: Error) => void;
}

/** Creates a piece of site copy, or changes one. */
export const useSaveContent = (piece: WebsiteContent | null, { onSaved, onRefused }: Outcome) => {
  const client = useQueryClient();
  const { endSession } = useAdminAuth();
  return useMutation({
    mutationFn: (values: ContentValues) =>
      piece ? api.call(updateContent, { ...values, id: piece.id }) : api.call(createContent, values),
    onSuccess: async () => {
      toast({
        title: piece ? 'Content updated successfully' : 'Content created successfully',
        variant: 'success',
      });
      onSaved();
      await contentChanged(client);
    },
    onError: (error) => {
      if (isUnauthorized(error)) return endSession();
      onRefused(error);
      contentFailed(error, `Failed to ${piece ? 'update' : 'create'} content. Please try again.`);
    },
  });
};
