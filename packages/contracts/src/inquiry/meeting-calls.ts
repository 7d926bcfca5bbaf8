import { endpoint, raw } from '@setu/protocol';
import { z } from 'zod';
import { InquiryId, Instant } from '../values/ids';
import { OptionalText } from '../values/text';

/** Maximum number of proposed times, of which the other side chooses one. */
export const mostMeetingTimes = 3;
/** Maximum number of days until a meeting. */
export const mostMeetingDays = 180;
/** Lengths of a meeting that forms offer, minutes. */
export const meetingLengths = [30, 45, 60, 90, 120] as const;

/**
 * `proposed` waits for the other side; `accepted` has a time; `declined` by the other side; `cancelled` by either side, or while it waits
 * by its proposer.
 */
export const meetingStates = ['proposed', 'accepted', 'declined', 'cancelled'] as const;
export type MeetingState = (typeof meetingStates)[number];

export const Meeting = z.object({
  id: z.guid(),
  inquiryId: InquiryId,
  /** True when the signed-in user proposed it. */
  isMine: z.boolean(),
  state: z.enum(meetingStates),
  /** The proposed times, earliest first. */
  times: z.array(Instant),
  /** The chosen time; null before. */
  time: Instant.nullable(),
  minutes: z.int(),
  /** An address, or the link of a call; null when they agree on it in the messages. */
  place: z.string().nullable(),
  createdAt: Instant,
});
export type Meeting = z.output<typeof Meeting>;

const params = z.object({ id: InquiryId });
const ofMeeting = params.extend({ meetingId: z.guid() });

export const listMeetings = endpoint({
  service: 'inquiry',
  method: 'GET',
  path: '/api/inquiries/:id/meetings',
  summary: 'Lists the newest 20 meetings of an inquiry, newest first. For its sender and receiver only.',
  access: 'signed-in',
  params,
  response: { 200: z.array(Meeting) },
  errors: ['inquiry_not_found'],
});

/** Fields of a proposal, shared by form and server. */
export const MeetingDraft = z.object({
  times: z
    .array(z.iso.datetime('Choose a date and a time'))
    .min(1, 'Choose a date and a time')
    .max(mostMeetingTimes, `Propose at most ${mostMeetingTimes} times`),
  minutes: z
    .number()
    .refine((minutes) => (meetingLengths as readonly number[]).includes(minutes), 'Choose a length'),
  place: OptionalText(300),
});

export const proposeMeeting = endpoint({
  service: 'inquiry',
  method: 'POST',
  path: '/api/inquiries/:id/meetings',
  summary: `Proposes up to ${mostMeetingTimes} times for a meeting to the other side, all of them within ${mostMeetingDays} days. One proposal of an inquiry waits at a time.`,
  access: 'signed-in',
  params,
  body: MeetingDraft,
  creates: true,
  response: { 201: Meeting },
  errors: [
    'validation_failed',
    'inquiry_not_found',
    'status_not_allowed',
    'receiver_suspended',
    'meeting_waits',
  ],
});

export const MeetingChoice = z.object({ time: Instant });

export const acceptMeeting = endpoint({
  service: 'inquiry',
  method: 'POST',
  path: '/api/inquiries/:id/meetings/:meetingId/accept',
  summary:
    'Chooses one of the times that the other side proposed. The inquiry becomes “Meeting scheduled” unless it is further. A repeat answers the same.',
  access: 'signed-in',
  params: ofMeeting,
  body: MeetingChoice,
  response: { 200: Meeting },
  errors: ['validation_failed', 'inquiry_not_found', 'meeting_not_found', 'meeting_decided'],
});

export const declineMeeting = endpoint({
  service: 'inquiry',
  method: 'POST',
  path: '/api/inquiries/:id/meetings/:meetingId/decline',
  summary: 'Declines all times that the other side proposed. A repeat answers the same.',
  access: 'signed-in',
  params: ofMeeting,
  response: { 200: Meeting },
  errors: ['inquiry_not_found', 'meeting_not_found', 'meeting_decided'],
});

export const cancelMeeting = endpoint({
  service: 'inquiry',
  method: 'POST',
  path: '/api/inquiries/:id/meetings/:meetingId/cancel',
  summary:
    'Cancels a meeting that has a time, for either side, or withdraws an own proposal. A repeat answers the same.',
  access: 'signed-in',
  params: ofMeeting,
  response: { 200: Meeting },
  errors: ['inquiry_not_found', 'meeting_not_found', 'meeting_decided'],
});

export const getMeetingFile = endpoint({
  service: 'inquiry',
  method: 'GET',
  path: '/api/inquiries/:id/meetings/:meetingId/calendar',
  summary:
    'Returns a meeting that has a time as a calendar file (iCalendar). That of a cancelled meeting removes it from a calendar. For both sides only.',
  access: 'signed-in',
  params: ofMeeting,
  response: { 200: raw('text/calendar') },
  errors: ['inquiry_not_found', 'meeting_not_found'],
});
