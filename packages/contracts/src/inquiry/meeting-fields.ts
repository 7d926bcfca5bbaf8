import { z } from 'zod';
import { instantOf } from '../values/india-time';
import { MeetingDraft } from './meeting-calls';

const typed = z.string();

/** The fields for times, in their order. The first is required, the others are optional. */
export const meetingTimeFields = ['time1', 'time2', 'time3'] as const;

const Typed = z.object({ time1: typed, time2: typed, time3: typed, minutes: typed, place: typed });
export type MeetingFields = z.output<typeof Typed>;

const filledIn = (fields: MeetingFields) =>
  meetingTimeFields.filter((name, place) => fields[name] !== '' || place === 0);

/** Converts the form to a proposal; its times are Indian times. */
export const meetingDraftOf = (fields: MeetingFields) => ({
  times: filledIn(fields).map((name) => instantOf(fields[name])),
  minutes: Number(fields.minutes),
  place: fields.place,
});

/** The form that proposes a meeting, with issues of the proposal on the typed fields. */
export const MeetingFields = Typed.superRefine((fields, issues) => {
  const { error } = MeetingDraft.safeParse(meetingDraftOf(fields));
  const filled = filledIn(fields);
  for (const { path, message } of error?.issues ?? []) {
    const [field, place] = path;
    const name = field === 'times' ? (filled[Number(place ?? 0)] ?? 'time1') : String(field);
    issues.addIssue({ code: 'custom', path: [name], message });
  }
});
