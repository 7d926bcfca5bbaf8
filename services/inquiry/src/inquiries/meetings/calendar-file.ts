import { product } from '@setu/contracts';
import ical from 'ical-generator';
import type { MeetingModel } from './meeting.model';

interface About {
  /** Subject of the inquiry. */
  subject: string;
  /** Name of the other side; null when it is not known. */
  otherName: string | null;
  now: Date;
}

/** A meeting with a time as a calendar file. Its id stays the same, so that a file that is fetched again replaces the event. */
export const calendarFile = (
  meeting: Pick<MeetingModel, 'id' | 'minutes' | 'place' | 'version'> & { time: Date },
  { subject, otherName, now }: About,
): string => {
  const calendar = ical({ prodId: { company: product.name, product: 'meetings', language: 'EN' } });
  calendar.createEvent({
    id: `${meeting.id}@${product.name.toLowerCase()}`,
    sequence: meeting.version,
    stamp: now,
    start: meeting.time,
    end: new Date(meeting.time.getTime() + meeting.minutes * 60_000),
    summary: otherName ? `${subject} (${otherName})` : subject,
    ...(meeting.place && { location: meeting.place }),
  });
  return calendar.toString();
};
