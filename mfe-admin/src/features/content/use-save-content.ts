import { createContent, updateContent, type WebsiteContent } from '@setu/contracts';
import { api } from '@setu/mfe-kit';
import { useSender } from '@setu/mfe-kit/form';
import { toast } from '@setu/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useAdminAuth } from '../../admin-auth/admin-auth';
import { contentChanged, contentFailed } from './content-changes';
import type { ContentValues } from './content-values';

interface Saving {
  /** Names the form and its draft. */
  name: string;
  /** What of the values was changed since the form was filled. */
  changesOf: (values: ContentValues) => Partial<ContentValues>;
  onSaved: () => void;
  /** What the server said against it, for the fields. */
  onRefused: (error: Error) => void;
}

/** Creates a piece of site copy, or changes one: then only the changed fields are sent. */
export const useSaveContent = (piece: WebsiteContent | null, saving: Saving) => {
  const { name, changesOf, onSaved, onRefused } = saving;
  const client = useQueryClient();
  const { endSession } = useAdminAuth();
  return useSender({
    name,
    send: (values: ContentValues) =>
      piece
        ? api.call(updateContent, { id: piece.id, ...changesOf(values) })
        : api.call(createContent, values),
    onSent: () => {
      toast({
        title: piece ? 'Content updated successfully' : 'Content created successfully',
        variant: 'success',
      });
      onSaved();
      void contentChanged(client);
    },
    onUnauthorized: endSession,
    onRefused: (error) => {
      onRefused(error);
      contentFailed(error, `Failed to ${piece ? 'update' : 'create'} content. Please try again.`);
    },
  });
};
