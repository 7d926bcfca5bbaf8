import {
  createFranchise,
  FranchiseDraft,
  type FranchiseView,
  listFranchises,
  updateFranchise,
} from '@setu/contracts';
import { api, toastSuccess } from '@setu/mfe-kit';
import { changesIn, useDialogForm, useZodForm } from '@setu/mfe-kit/form';
import { FormDialog } from '@setu/ui/dialog';
import { useQueryClient } from '@tanstack/react-query';
import { myFranchises } from '../../shared/franchises.queries';
import { FranchiseFields } from './franchise-fields';
import {
  copyOf,
  emptyFranchise,
  type FranchiseValues,
  featuredNotice,
  isFeaturedFull,
  valuesOf,
} from './franchise-form';

/** What the form says as it creates and as it edits. */
const words = {
  create: {
    title: 'Create Franchise Opportunity',
    submit: 'Create Franchise Opportunity',
    busy: 'Creating...',
    done: 'Franchise opportunity created successfully!',
    failed: 'Failed to create franchise opportunity. Please try again.',
  },
  edit: {
    title: 'Edit Franchise Opportunity',
    submit: 'Save Changes',
    busy: 'Saving...',
    done: 'Franchise opportunity updated successfully!',
    failed: 'Failed to update franchise opportunity. Please try again.',
  },
} as const;

export interface FranchiseDialogProps {
  /** The franchise to edit; null creates one. */
  franchise: FranchiseView | null;
  /** The franchise that a new one begins with. */
  copied?: FranchiseView | null;
  /** The brand's franchises beside it. */
  others: readonly FranchiseView[];
  onClose: () => void;
  /** Something the brand should know of what was stored. */
  onNotice: (notice: string | null) => void;
}

const valuesFor = (franchise: FranchiseView | null, copied: FranchiseView | null): FranchiseValues => {
  if (franchise) return valuesOf(franchise);
  return copied ? copyOf(copied) : emptyFranchise;
};

/** Identifies the draft. What was typed over an older state of a franchise is not put over a newer one. */
const draftOf = (franchise: FranchiseView | null, copied: FranchiseView | null): string => {
  if (franchise) return `franchise:${franchise.id}:${franchise.updatedAt}`;
  return copied ? `franchise:copy:${copied.id}` : 'franchise:new';
};

/** Creates a franchise, from nothing or as a copy, or changes one: then only the changed fields are sent. */
export function FranchiseDialog({
  franchise,
  copied = null,
  others,
  onClose,
  onNotice,
}: FranchiseDialogProps) {
  const say = words[franchise ? 'edit' : 'create'];
  const client = useQueryClient();
  const form = useZodForm<FranchiseValues>(FranchiseDraft, valuesFor(franchise, copied));
  const dialog = useDialogForm({
    form,
    name: draftOf(franchise, copied),
    send: (values) =>
      franchise
        ? api.call(updateFranchise, { id: franchise.id, ...changesIn(form, values) })
        : api.call(createFranchise, values),
    failure: say.failed,
    onSent: (stored, values) => {
      void client.invalidateQueries({ queryKey: myFranchises().queryKey });
      void client.invalidateQueries({ queryKey: [listFranchises.path] });
      toastSuccess(say.done);
      onNotice(featuredNotice(values, stored));
    },
    onClose,
  });

  return (
    <FormDialog
      title={say.title}
      description={franchise?.title ?? (copied ? `Copied from ${copied.title}` : undefined)}
      submitLabel={say.submit}
      busyLabel={say.busy}
      width={680}
      {...dialog}
    >
      <FranchiseFields form={form} isFeaturedFull={isFeaturedFull(others)} />
    </FormDialog>
  );
}
