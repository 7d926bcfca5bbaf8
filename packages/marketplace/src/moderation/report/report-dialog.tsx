import { ReportDraft, reportReasonLabels, reportReasons, reportTextMax } from '@setu/contracts';
import { toastSuccess } from '@setu/mfe-kit';
import { useDialogForm, useZodForm } from '@setu/mfe-kit/form';
import { Field, NativeSelect, TextArea } from '@setu/ui';
import { FormDialog } from '@setu/ui/dialog';

const nothing = { reason: '', text: '' };

const listingNote = 'Administrators read your report. The owner does not learn who sent it.';

export interface ReportDialogProps {
  /** The noun for what is reported: `listing`. */
  noun: string;
  /** Identifies the reported item and the draft: `listing:<id>`. */
  name: string;
  /** Title of the reported item. */
  title: string;
  /** A note about who reads the report; by default the note for listings. */
  note?: string;
  send: (report: ReportDraft) => Promise<unknown>;
  onClose: () => void;
}

/** Asks for the reason of a report, and sends it to the administrators. */
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
