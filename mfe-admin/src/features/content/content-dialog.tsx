import { ContentDraft, contentKeys, contentSections, type WebsiteContent } from '@setu/contracts';
import { changesIn, showFieldErrors, useFormDraft, useZodForm } from '@setu/mfe-kit/form';
import { Button, Checkbox, Field, Grid, NativeSelect, Stack, TextArea, TextInput } from '@setu/ui';
import { Dialog } from '@setu/ui/dialog';
import { useId } from 'react';
import { type ContentValues, valuesOf } from './content-values';
import { sectionLabels } from './section-labels';
import { useSaveContent } from './use-save-content';

interface ContentDialogProps {
  /** What is edited; null to create a piece. */
  piece: WebsiteContent | null;
  onClose: () => void;
}

/** Creates or edits a piece of site copy. What is typed outlives the dialog unless it is cancelled. */
export function ContentDialog({ piece, onClose }: ContentDialogProps) {
  const formId = useId();
  const keysId = useId();
  const form = useZodForm<ContentValues>(ContentDraft, valuesOf(piece));
  // What was typed over an older state of the piece is not put over a newer one.
  const name = piece ? `admin:content:${piece.id}:${piece.updatedAt}` : 'admin:content:new';
  const forgetDraft = useFormDraft(form, name);
  const leave = () => {
    forgetDraft();
    onClose();
  };
  const { start, isSending } = useSaveContent(piece, {
    name,
    changesOf: (values) => changesIn(form, values),
    onSaved: leave,
    onRefused: (error) => showFieldErrors(form, error),
  });
  const { register, formState } = form;
  const { errors } = formState;

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      width={640}
      title={piece ? 'Edit Content' : 'Create Content'}
      description={piece ? piece.key : 'A piece of text that the pages of the site show.'}
      footer={
        <>
          <Button variant="secondary" onClick={isSending ? onClose : leave}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={formId}
            busy={isSending}
            busyLabel={piece ? 'Saving...' : 'Creating...'}
          >
            {piece ? 'Save Changes' : 'Create Content'}
          </Button>
        </>
      }
    >
      <Stack
        as="form"
        id={formId}
        noValidate
        $gap={16}
        onSubmit={(event) => void form.handleSubmit((values) => start(values))(event)}
      >
        <Field label="Section" required error={errors.section?.message}>
          <NativeSelect {...register('section')}>
            {contentSections.map((section) => (
              <option key={section} value={section}>
                {sectionLabels[section]}
              </option>
            ))}
          </NativeSelect>
        </Field>
        <Field
          label="Key"
          required
          error={errors.key?.message}
          help="Where the text stands. Pages read the keys offered here; text under any other key is kept, but shown nowhere."
        >
          <TextInput
            list={keysId}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            {...register('key')}
          />
        </Field>
        <datalist id={keysId}>
          {contentKeys.map((key) => (
            <option key={key} value={key} />
          ))}
        </datalist>
        <Field label="Title" optional error={errors.title?.message}>
          <TextInput autoComplete="off" {...register('title')} />
        </Field>
        <Field label="Content" optional error={errors.content?.message}>
          <TextArea rows={5} {...register('content')} />
        </Field>
        <Field label="Image URL" optional error={errors.imageUrl?.message}>
          <TextInput inputMode="url" autoComplete="off" placeholder="https://" {...register('imageUrl')} />
        </Field>
        <Field
          label="Link URL"
          optional
          error={errors.linkUrl?.message}
          help="An https:// address, or a path on this site such as /franchises."
        >
          <TextInput inputMode="url" autoComplete="off" {...register('linkUrl')} />
        </Field>
        <Grid $min="200px" $gap={16}>
          <Field
            label="Order"
            error={errors.order?.message}
            help="Lower comes first; anything but a whole number counts as 0."
          >
            <TextInput inputMode="numeric" autoComplete="off" {...register('order')} />
          </Field>
          <Checkbox label="Active" hint="Pages show it" {...register('isActive')} />
        </Grid>
      </Stack>
    </Dialog>
  );
}
