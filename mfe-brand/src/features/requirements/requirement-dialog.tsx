import {
  createRequirement,
  listRequirementMatches,
  type PropertyRequirement,
  RequirementDraft,
  updateRequirement,
} from '@setu/contracts';
import { api, toastSuccess } from '@setu/mfe-kit';
import { changesIn, useDialogForm, useZodForm } from '@setu/mfe-kit/form';
import { FormDialog } from '@setu/ui/dialog';
import { useQueryClient } from '@tanstack/react-query';
import { myRequirements } from '../../shared/requirements.queries';
import { RequirementFields } from './requirement-fields';
import { emptyRequirement, type RequirementValues, toChange, toDraft, valuesOf } from './requirement-form';

/** The texts of the form when posting and when editing. */
const words = {
  create: {
    title: 'Post Property Requirement',
    submit: 'Post Property Requirement',
    busy: 'Posting...',
    done: 'Property requirement posted successfully!',
    failed: 'Failed to post property requirement. Please try again.',
  },
  edit: {
    title: 'Edit Property Requirement',
    submit: 'Save Changes',
    busy: 'Saving...',
    done: 'Property requirement updated successfully!',
    failed: 'Failed to update property requirement. Please try again.',
  },
} as const;

export interface RequirementDialogProps {
  /** The requirement to edit; null posts one. */
  requirement: PropertyRequirement | null;
  onClose: () => void;
}

/** Posts or changes a property requirement; a change only sends the changed fields. */
export function RequirementDialog({ requirement, onClose }: RequirementDialogProps) {
  const say = words[requirement ? 'edit' : 'create'];
  const client = useQueryClient();
  const form = useZodForm<RequirementValues>(
    RequirementDraft,
    requirement ? valuesOf(requirement) : emptyRequirement,
  );
  const dialog = useDialogForm({
    form,
    name: requirement ? `requirement:${requirement.id}:${requirement.updatedAt}` : 'requirement:new',
    send: (values) =>
      requirement
        ? api.call(updateRequirement, { id: requirement.id, ...toChange(changesIn(form, values)) })
        : api.call(createRequirement, toDraft(values)),
    failure: say.failed,
    onSent: () => {
      void client.invalidateQueries({ queryKey: myRequirements().queryKey });
      void client.invalidateQueries({ queryKey: [listRequirementMatches.path] });
      toastSuccess(say.done);
    },
    onClose,
  });

  return (
    <FormDialog
      title={say.title}
      description={requirement?.title}
      submitLabel={say.submit}
      busyLabel={say.busy}
      width={680}
      {...dialog}
    >
      <RequirementFields form={form} withActive={requirement !== null} editedId={requirement?.id} />
    </FormDialog>
  );
}
