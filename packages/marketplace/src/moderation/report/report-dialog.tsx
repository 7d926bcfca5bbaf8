import { ReportDraft, reportReasonLabels, reportReasons, reportTextMax } from '@setu/contracts';
import { toastSuccess } from '@setu/mfe-kit';
import { useDialogForm, useZodForm } from '@setu/mfe-kit/form';
import { Field, NativeSelect, TextArea } from '@setu/ui';
import { FormDialog } from '@setu/ui/dialog';

const nothing = { reason: '', text: '' };

const listingNote = 'Administrators read your report. The owner does not learn who sent it.';

export interface ReportDialogProps {
  /** What is reported: `listing`. */
  noun: string;
  /** Names the thing, and what is typed about it: `listing:<id>`. */
  name: string;
  /** Its title. */
  title: string;
  /** Who reads the report; by default what is true of listings. */
  note?: string;
  send: (report: ReportDraft) => Promise<unknown>;
  onClose: () => void;
}

/** Asks why something is reported, and sends it to the administrators. */
export function ReportDialog({ noun, name, title, note = listingNote, send, onClose }: ReportDialogProps) {
  const form = useZodForm<typeof nothing>(ReportDraft, nothing);
  const dialog = useDialogForm({
    form,
    name: `report:${name}`,
    send: (values) => send(values as ReportDraft),
    failure: { title: 'Your report was not sent' },
    onSent: () => {
      toastSuccess({ title: 'Thank you', description: `An administrator will look at this ${noun}.` });
    },
    onClose,
  });
  const { errors } = form.formState;
  return (
    <FormDialog
      title={`Report this ${noun}`}
      description={title}
      submitLabel="Send Report"
      busyLabel="Sending..."
      {...dialog}
    >
      <p>{note}</p>
      <Field label="What is wrong?" required error={errors.reason?.message}>
        <NativeSelect {...form.register('reason')}>
          <option value="">Choose a reason</option>
          {reportReasons.map((reason) => (
            <option key={reason} value={reason}>
              {reportReasonLabels[reason]}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <Field
        label="Details"
        optional
        error={errors.text?.message}
        help="What should an administrator look at, and how do you know?"
      >
        <TextArea rows={4} maxLength={reportTextMax} dir="auto" {...form.register('text')} />
      </Field>
    </FormDialog>
  );
}
