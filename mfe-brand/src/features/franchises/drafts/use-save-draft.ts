import { createFranchiseDraft, type FranchiseDraftView, saveFranchiseDraft } from '@setu/contracts';
import { api, toastError, toastSuccess, userMessageOf } from '@setu/mfe-kit';
import { changedFields, showFieldErrors, useSender } from '@setu/mfe-kit/form';
import { useQueryClient } from '@tanstack/react-query';
import type { UseFormReturn } from 'react-hook-form';
import { myFranchiseDrafts } from '../../../shared/franchise-drafts.queries';
import { type FranchiseValues, sentOf } from '../franchise-form';
import { writtenIn } from './written';

interface Saving {
  /** Identifies the form within the product. */
  name: string;
  form: UseFormReturn<FranchiseValues>;
  /** The draft being continued; null saves a new one. */
  draft: FranchiseDraftView | null;
  /** The franchise being changed and its published values; null for a new one. */
  change: { id: string; published: FranchiseValues } | null;
  onSaved: () => void;
}

/**
 * Saves the filled fields of the form as a draft, or the changed fields of a published franchise. Filled fields must be valid; no
 * field is required.
 */
export const useSaveDraft = ({ name, form, draft, change, onSaved }: Saving) => {
  const client = useQueryClient();
  const { start, isSending } = useSender({
    name: `${name}:save-draft`,
    send: (typed: FranchiseValues) => {
      const values = sentOf(typed);
      const fields = change ? changedFields(change.published, values) : writtenIn(values);
      if (draft) return api.call(saveFranchiseDraft, { id: draft.id, ...fields });
      return api.call(createFranchiseDraft, change ? { ...fields, franchiseId: change.id } : fields);
    },
    onSent: () => {
      void client.invalidateQueries({ queryKey: myFranchiseDrafts().queryKey });
      toastSuccess(
        change ? 'Draft saved. Investors see the published version.' : 'Draft saved. Only you can see it.',
      );
      onSaved();
    },
    onRefused: (error) => {
      const isOnFields = showFieldErrors(form, error);
      const description = isOnFields
        ? change
          ? 'Correct the marked fields.'
          : 'Correct the marked fields, or empty them for now.'
        : (userMessageOf(error) ?? 'Please try again.');
      toastError({ title: 'The draft was not saved.', description });
    },
  });
  return { saveDraft: () => start(form.getValues()), isSaving: isSending };
};
