import {
  createFranchise,
  deleteFranchiseDraft,
  FranchiseDraft,
  type FranchiseDraftView,
  type FranchiseView,
  listFranchises,
  publishFranchiseDraft,
  updateFranchise,
} from '@setu/contracts';
import { useIsWide } from '@setu/marketplace';
import { api, toastError, toastSuccess, userMessageOf } from '@setu/mfe-kit';
import { changedFields, useIsSending, useSender, useSendForm, useZodForm } from '@setu/mfe-kit/form';
import { Button, Icon, media, Stack, Text, token } from '@setu/ui';
import { Sheet } from '@setu/ui/dialog';
import { Eye } from '@setu/ui/icons';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useMemo, useRef, useState } from 'react';
import styled from 'styled-components';
import { myFranchiseDrafts } from '../../shared/franchise-drafts.queries';
import { myFranchises } from '../../shared/franchises.queries';
import { FormCompleteness } from './completeness/form-completeness';
import { DiscardDialog } from './drafts/discard-dialog';
import { deleteRecord } from './drafts/form-record';
import { descriptionOf, type Origin, openingOf } from './drafts/opening';
import { SaveState } from './drafts/save-state';
import { differing } from './drafts/unfinished';
import { useDraftSaver } from './drafts/use-draft-saver';
import { StepFields } from './franchise-fields';
import { type FranchiseValues, featuredNotice, isFeaturedFull, sentOf, valuesOf } from './franchise-form';
import {
  errorCounts,
  type FranchiseStep,
  franchiseSteps,
  neighbours,
  stepNamed,
  stepOfField,
} from './franchise-steps';
import { Preview } from './preview/preview';
import { FormFooter } from './steps/form-footer';
import { StepNav } from './steps/step-nav';
import { StepPanel } from './steps/step-panel';
import { useStepFocus } from './steps/use-step-focus';
import { useWrongFields } from './steps/use-wrong-fields';

/** The form, and beside it the preview in a wide window. */
const Columns = styled.div`
  ${media.wide} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 400px;
    align-items: start;
    gap: ${token.space[32]};
  }
`;

/** Stays in view beside a long step, and scrolls alone. */
const Beside = styled.aside`
  position: sticky;
  top: 0;
  max-height: calc(100dvh - 190px);
  padding: 0 ${token.space[4]} ${token.space[16]};
  overflow-y: auto;
  overscroll-behavior: contain;
`;

/** Whether it is saved, and the button of the preview, in one line. */
const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[16]};
`;

const PreviewButton = styled.div`
  flex: none;

  ${media.wide} {
    display: none;
  }
`;

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
  /** The step in the address; null for the step where the brand was. */
  step: string | null;
  /** The address of a step, and the state of its entry in the history. */
  linkToStep: (step: FranchiseStep) => { to: string; state: unknown };
  onStep: (step: FranchiseStep) => void;
  onClose: () => void;
  /** Called with a notice about the stored franchise. */
  onNotice: (notice: string | null) => void;
}

/**
 * Creates a franchise (empty, from a copy or a draft) or changes one (also from a draft), in steps. Each step is saved as a draft; a change
 * only sends the changed fields.
 */
export function FranchiseDialog(props: FranchiseDialogProps) {
  const { others, linkToStep, onStep, onClose, onNotice } = props;
  // Saving a draft changes the props; the form that is open continues with what it opened with.
  const [origin] = useState<Origin>(() => ({
    franchise: props.franchise,
    copied: props.copied ?? null,
    draft: props.draft ?? null,
  }));
  const [opening] = useState(() => openingOf(origin));
  const { name, stored } = opening;
  const { franchise } = origin;
  const say = words[franchise ? 'edit' : 'create'];
  const client = useQueryClient();
  const formId = useId();
  const step = stepNamed(props.step) ?? opening.step;
  const form = useZodForm<FranchiseValues>(FranchiseDraft, opening.values);
  const { errors } = form.formState;
  const [change] = useState(() =>
    franchise ? { id: franchise.id, published: sentOf(valuesOf(franchise)) } : null,
  );
  const isPublishing = useIsSending(name);
  const { saver, saving, save } = useDraftSaver({ form, step, name, stored, change, isPublishing });
  const { opened, leadToError } = useStepFocus({ step, errors, onStep });
  useWrongFields(form, step);
  const refreshDrafts = () => void client.invalidateQueries({ queryKey: myFranchiseDrafts().queryKey });

  const publishing = useSendForm({
    form,
    name,
    keepsDraft: false,
    toastsFieldErrors: true,
    send: async (typed) => {
      const { draft } = await saver.stop();
      const values = sentOf(typed);
      if (change)
        return api.call(updateFranchise, {
          id: change.id,
          ...changedFields(change.published, values),
          ...(draft ? { draftId: draft.id } : {}),
        });
      return draft
        ? api.call(publishFranchiseDraft, { id: draft.id, ...values })
        : api.call(createFranchise, values);
    },
    failure: say.failed,
    onSent: (listed, values) => {
      deleteRecord(name);
      void client.invalidateQueries({ queryKey: myFranchises().queryKey });
      void client.invalidateQueries({ queryKey: [listFranchises.path] });
      refreshDrafts();
      toastSuccess(say.done);
      onNotice(featuredNotice(values, listed));
      onClose();
    },
    onRefused: () => {
      saver.resume();
      leadToError();
    },
  });
  const publish = () => void form.handleSubmit(publishing.sendNow, leadToError)();

  const [isLeaving, setLeaving] = useState(false);
  const isWritten = () =>
    saver.stored().draft !== null ||
    Object.keys(differing(opening.stored.values, form.getValues())).length > 0;
  /** Saves and leaves. A second press leaves at once: what is not saved stays in the tab. */
  const leave = async ({ isAsked }: { isAsked: boolean }) => {
    if (isLeaving || isPublishing) return onClose();
    const isChanged = isAsked || Object.keys(differing(saver.stored().values, form.getValues())).length > 0;
    setLeaving(true);
    const isSaved = await save();
    setLeaving(false);
    if (isSaved) {
      // Closing goes back over the steps, which is no change of the step where the brand was.
      void saver.stop();
      deleteRecord(name);
      if (isChanged)
        toastSuccess(
          change ? 'Draft saved. Investors see the published version.' : 'Draft saved. Only you can see it.',
        );
      return onClose();
    }
    toastError({
      title: 'The draft was not saved.',
      description: 'What you typed is in this tab. Open the form again to continue.',
    });
    if (!isAsked) onClose();
  };

  const [isAsking, setAsking] = useState(false);
  const discarding = useSender({
    name: `${name}:discard`,
    send: async () => {
      const { draft } = await saver.stop();
      if (draft) await api.call(deleteFranchiseDraft, { id: draft.id });
    },
    onSent: () => {
      deleteRecord(name);
      refreshDrafts();
      onClose();
    },
    onRefused: (error) => {
      saver.resume();
      toastError({
        title: 'The draft was not deleted.',
        description: userMessageOf(error) ?? 'Please try again.',
      });
    },
  });
  const discard = () => {
    if (isPublishing) return onClose();
    return isWritten() ? setAsking(true) : discarding.start(undefined);
  };

  const isWide = useIsWide();
  const known = franchise ?? props.draft ?? others[0];
  const owner = useMemo(
    () => ({ brandId: known?.brandId ?? '', brandName: known?.brandName ?? 'Your brand' }),
    [known],
  );
  const draft = saver.stored().draft;
  const preview = (
    <Preview
      control={form.control}
      published={franchise}
      owner={owner}
      illustration={draft?.illustration ?? null}
    />
  );

  const formElement = useRef<HTMLFormElement>(null);
  const wanted = useRef<(() => void) | null>(null);
  /** Submits the form, which is blocked while a file is being uploaded: then the step of the files says so. */
  const submitFor = (action: () => void) => {
    wanted.current = action;
    formElement.current?.requestSubmit();
    const isBlocked = wanted.current !== null;
    wanted.current = null;
    if (isBlocked && step !== stepOfField.pictures) onStep(stepOfField.pictures);
  };
  /** Enter in a field opens the next step. */
  const openNext = () => {
    const { after } = neighbours(step);
    if (after) onStep(after);
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const action = wanted.current ?? openNext;
    wanted.current = null;
    action();
  };

  return (
    <Sheet
      open
      side="edge"
      width={1240}
      onOpenChange={() => void leave({ isAsked: false })}
      title={say.title}
      description={descriptionOf(origin)}
      footer={
        <FormFooter
          step={step}
          formId={formId}
          isChange={change !== null}
          submitLabel={say.submit}
          busyLabel={say.busy}
          isPublishing={publishing.isSending}
          isSavingDraft={isLeaving}
          onStep={onStep}
          onPublish={() => submitFor(publish)}
          onSaveDraft={() => submitFor(() => void leave({ isAsked: true }))}
          onDiscard={discard}
        />
      }
    >
      <Stack $gap={16}>
        <StepNav step={step} errors={errorCounts(errors)} linkTo={linkToStep} />
        <FormCompleteness control={form.control} step={step} linkTo={linkToStep} />
        <Line>
          <SaveState saving={saving} isChange={change !== null} isPublishing={isPublishing} />
          <PreviewButton>
            <Sheet
              side="edge"
              title="Preview"
              description="As investors will see it. Links open in another tab."
              trigger={
                <Button variant="secondary" size="sm">
                  <Icon of={Eye} size={16} />
                  Preview
                </Button>
              }
            >
              {preview}
            </Sheet>
          </PreviewButton>
        </Line>
        {publishing.problem ? (
          <Text role="alert" $size={14} $tone="danger">
            {publishing.problem}
          </Text>
        ) : null}
        <Columns>
          <form ref={formElement} id={formId} noValidate onSubmit={handleSubmit}>
            {franchiseSteps.map((one) => (
              <StepPanel key={one} step={one} isCurrent={one === step} onOpened={opened}>
                <StepFields
                  step={one}
                  form={form}
                  editedId={franchise?.id ?? draft?.id}
                  isFeaturedFull={isFeaturedFull(others)}
                />
              </StepPanel>
            ))}
          </form>
          {isWide ? <Beside aria-label="Preview">{preview}</Beside> : null}
        </Columns>
      </Stack>
      {isAsking ? (
        <DiscardDialog
          changed={franchise?.title ?? null}
          isBusy={discarding.isSending}
          onConfirm={() => discarding.start(undefined)}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </Sheet>
  );
}
