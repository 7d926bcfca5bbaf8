import { ContentDraft, createContent, updateContent, type WebsiteContent } from '@setu/contracts';
import { api, toastSuccess } from '@setu/mfe-kit';
import { changesIn, useDialogForm, useZodForm } from '@setu/mfe-kit/form';
import { FormDialog } from '@setu/ui/dialog';
import { useQueryClient } from '@tanstack/react-query';
import { useAdminAuth } from '../../shared/admin-auth/admin-auth';
import { ContentFields } from './content-fields';
import { type ContentValues, valuesOf } from './content-form';
import { refreshContent } from './refresh-content';

interface ContentDialogProps {
  /** The entry to edit; null creates one. */
  entry: WebsiteContent | null;
  onClose: () => void;
}

/** Creates or changes an entry of site copy; a change only sends the changed fields. */
export function ContentDialog({ entry, onClose }: ContentDialogProps) {
  const client = useQueryClient();
  const { endSession } = useAdminAuth();
  const form = useZodForm<ContentValues>(ContentDraft, valuesOf(entry));
  const dialog = useDialogForm({
    form,
    // A draft of an older version of the entry is not restored over a newer version.
    name: entry ? `admin:content:${entry.id}:${entry.updatedAt}` : 'admin:content:new',
    send: (values) =>
      entry
        ? api.call(updateContent, { id: entry.id, ...changesIn(form, values) })
        : api.call(createContent, values),
    failure: `Failed to ${entry ? 'update' : 'create'} content. Please try again.`,
    onSent: () => {
      toastSuccess({ title: entry ? 'Content updated successfully' : 'Content created successfully' });
      void refreshContent(client);
    },
    onUnauthorized: endSession,
    onClose,
  });

  return (
    <FormDialog
      title={entry ? 'Edit Content' : 'Create Content'}
      description={entry ? entry.key : 'A text that the pages of the site show.'}
      submitLabel={entry ? 'Save Changes' : 'Create Content'}
      busyLabel={entry ? 'Saving...' : 'Creating...'}
      width={640}
      {...dialog}
    >
      <ContentFields form={form} />
    </FormDialog>
  );
}
