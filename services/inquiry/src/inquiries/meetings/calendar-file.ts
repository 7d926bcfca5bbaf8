import { product } from '@setu/contracts';
import { visibleText } from '@setu/protocol';
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { MeetingModel } from './meeting.model';

interface About {
  /** Subject of the inquiry. */
  subject: string;
  /** Name of the other side; null when it is not known. */
  otherName: string | null;
  now: Date;
}

/** The organizer of every event, because a cancellation must name the organizer. Mail to `.invalid` is never delivered. */
const organizer = { name: product.name, email: `meetings@${product.name.toLowerCase()}.invalid` };

/**
 * Renders a meeting that has or had a time as a calendar file. Its id is constant and its sequence increases, so that a later file replaces
 * the event, and the file of a cancelled meeting removes it.
 */
export const calendarFile = (
  meeting: Pick<MeetingModel, 'id' | 'minutes' | 'place' | 'version'> & {
    state: 'accepted' | 'cancelled';
    time: Date;
  },
  { subject, otherName, now }: About,
): string => {
  const isCancelled = meeting.state === 'cancelled';
  const calendar = ical({
    prodId: { company: product.name, product: 'meetings', language: 'EN' },
    method: isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    id: `${meeting.id}@${product.name.toLowerCase()}`,
    sequence: meeting.version,
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer,
    stamp: now,
    start: meeting.time,
    end: new Date(meeting.time.getTime() + meeting.minutes * 60_000),
    summary: visibleText(otherName ? `${subject} (${otherName})` : subject),
    ...(meeting.place && { location: visibleText(meeting.place) }),
  });
  return calendar.toString();
};
