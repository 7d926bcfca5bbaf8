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

/** Of every meeting, because a cancellation has to name the organizer of the event. Mail to `.invalid` reaches nobody. */
const organizer = { name: product.name, email: `meetings@${product.name.toLowerCase()}.invalid` };

/**
 * A meeting that has or had a time as a calendar file. Its id stays the same and its sequence rises, so that a file that is fetched again
 * replaces the event, and that of a cancelled meeting removes it.
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
