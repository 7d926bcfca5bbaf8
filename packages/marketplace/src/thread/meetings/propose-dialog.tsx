import {
  fieldTimeOf,
  MeetingFields,
  meetingDraftOf,
  meetingLengths,
  meetingTimeFields,
  mostMeetingTimes,
  proposeMeeting,
} from '@setu/contracts';
import { api, toastSuccess } from '@setu/mfe-kit';
import { useDialogForm, useZodForm } from '@setu/mfe-kit/form';
import { Field, NativeSelect, TextInput } from '@setu/ui';
import { FormDialog } from '@setu/ui/dialog';
import { useQueryClient } from '@tanstack/react-query';
import { meetings } from './meetings.queries';

const nothing: MeetingFields = { time1: '', time2: '', time3: '', minutes: '60', place: '' };

const labels = ['First time', 'Second time', 'Third time'] as const;

/** A dialog to propose times for a meeting to the other side. */
export function ProposeDialog({ inquiryId, onClose }: { inquiryId: string; onClose: () => void }) {
  const client = useQueryClient();
  const form = useZodForm<MeetingFields>(MeetingFields, nothing);
  const dialog = useDialogForm({
    form,
    name: `inquiry:${inquiryId}:meeting`,
    send: (values) => api.call(proposeMeeting, { id: inquiryId, ...meetingDraftOf(values) }),
    failure: { title: 'The times were not proposed' },
    onSent: () => {
      toastSuccess('Your times are proposed.');
      return client.invalidateQueries(meetings(inquiryId));
    },
    onClose,
  });
  const { errors } = form.formState;
  const earliest = fieldTimeOf(new Date());
  return (
    <FormDialog
      title="Propose a Meeting"
      description={`Up to ${mostMeetingTimes} times, in the time of India. The other side chooses one.`}
      submitLabel="Propose"
      busyLabel="Proposing..."
      {...dialog}
    >
      {meetingTimeFields.map((name, place) => (
        <Field
          key={name}
          label={labels[place] ?? ''}
          required={place === 0}
          optional={place > 0}
          error={errors[name]?.message}
        >
          <TextInput type="datetime-local" min={earliest} {...form.register(name)} />
        </Field>
      ))}
      <Field label="Length" required error={errors.minutes?.message}>
        <NativeSelect {...form.register('minutes')}>
          {meetingLengths.map((minutes) => (
            <option key={minutes} value={minutes}>
              {minutes} minutes
            </option>
          ))}
        </NativeSelect>
      </Field>
      <Field
        label="Place"
        optional
        error={errors.place?.message}
        help="An address, or the link of a video call."
      >
        <TextInput maxLength={300} dir="auto" {...form.register('place')} />
      </Field>
    </FormDialog>
  );
}
