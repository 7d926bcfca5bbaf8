import {
  createFranchise,
  FranchiseDraft,
  type FranchiseDraftView,
  type FranchiseView,
  listFranchises,
  publishFranchiseDraft,
  updateFranchise,
} from '@setu/contracts';
import { api, toastSuccess } from '@setu/mfe-kit';
import { changedFields, useDialogForm, useZodForm } from '@setu/mfe-kit/form';
import { Button, formatDate } from '@setu/ui';
import { FormDialog } from '@setu/ui/dialog';
import { useQueryClient } from '@tanstack/react-query';
import { myFranchiseDrafts } from '../../shared/franchise-drafts.queries';
import { myFranchises } from '../../shared/franchises.queries';
import { useSaveDraft } from './drafts/use-save-draft';
import { FranchiseFields } from './franchise-fields';
import {
  copyOf,
  emptyFranchise,
  type FranchiseValues,
  featuredNotice,
  isFeaturedFull,
  sentOf,
  valuesOf,
  valuesOfDraft,
} from './franchise-form';

/** The texts of the form when creating and when editing. */
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
  /** The franchise that a new one is copied from. */
  copied?: FranchiseView | null;
  /** The draft being continued; with `franchise`, the draft of its change. */
  draft?: FranchiseDraftView | null;
  /** The brand's other franchises. */
  others: readonly FranchiseView[];
  onClose: () => void;
  /** Called with a notice about the stored franchise. */
  onNotice: (notice: string | null) => void;
}

/** The source of the initial values; all null for a new franchise. */
type Origin = Pick<FranchiseDialogProps, 'franchise'> &
  Required<Pick<FranchiseDialogProps, 'copied' | 'draft'>>;

const valuesFor = ({ franchise, copied, draft }: Origin): FranchiseValues => {
  if (draft) return valuesOfDraft(draft);
  if (franchise) return valuesOf(franchise);
  return copied ? copyOf(copied) : emptyFranchise;
};

/** Identifies the typed values. Values typed over an older version are not restored over a newer one. */
const nameOf = ({ franchise, copied, draft }: Origin): string => {
  if (draft) return `franchise:draft:${draft.id}:${draft.updatedAt}`;
  if (franchise) return `franchise:${franchise.id}:${franchise.updatedAt}`;
  return copied ? `franchise:copy:${copied.id}` : 'franchise:new';
};

const descriptionOf = ({ franchise, copied, draft }: Origin): string | undefined => {
  if (franchise && draft)
    return `${franchise.title}: your draft of ${formatDate(draft.updatedAt)}. Investors see the published version until you save the changes.`;
  if (franchise) return franchise.title;
  if (draft) return `Draft, last saved ${formatDate(draft.updatedAt)}`;
  return copied ? `Copied from ${copied.title}` : undefined;
};

/** Creates a franchise (empty, from a copy or a draft) or changes one (also from a draft); a change only sends the changed fields. */
export function FranchiseDialog(props: FranchiseDialogProps) {
  const { franchise, copied = null, draft = null, others, onClose, onNotice } = props;
  const origin = { franchise, copied, draft };
  const say = words[franchise ? 'edit' : 'create'];
  const client = useQueryClient();
  const form = useZodForm<FranchiseValues>(FranchiseDraft, valuesFor(origin));
  const create = (values: FranchiseValues) =>
    draft ? api.call(publishFranchiseDraft, { id: draft.id, ...values }) : api.call(createFranchise, values);
  const change = franchise ? { id: franchise.id, published: sentOf(valuesOf(franchise)) } : null;
  const dialog = useDialogForm({
    form,
    name: nameOf(origin),
    send: (values) =>
      change
        ? api.call(updateFranchise, {
            id: change.id,
            ...changedFields(change.published, sentOf(values)),
            ...(draft ? { draftId: draft.id } : {}),
          })
        : create(sentOf(values)),
    failure: say.failed,
    onSent: (stored, values) => {
      void client.invalidateQueries({ queryKey: myFranchises().queryKey });
      void client.invalidateQueries({ queryKey: [listFranchises.path] });
      if (draft) void client.invalidateQueries({ queryKey: myFranchiseDrafts().queryKey });
      toastSuccess(say.done);
      onNotice(featuredNotice(values, stored));
    },
    onClose,
  });
  const { saveDraft, isSaving } = useSaveDraft({
    name: nameOf(origin),
    form,
    draft,
    change,
    // The typed values are stored now, so the tab's own draft is discarded.
    onSaved: dialog.onCancel,
  });

  return (
    <FormDialog
      title={say.title}
      description={descriptionOf(origin)}
      submitLabel={say.submit}
      busyLabel={say.busy}
      width={680}
      aside={
        <Button
          variant="secondary"
          busy={isSaving}
          busyLabel="Saving..."
          disabled={dialog.isSending}
          onClick={saveDraft}
        >
          Save as Draft
        </Button>
      }
      {...dialog}
      isSending={dialog.isSending || isSaving}
    >
      <FranchiseFields
        form={form}
        editedId={franchise?.id ?? draft?.id}
        isFeaturedFull={isFeaturedFull(others)}
      />
    </FormDialog>
  );
}
