import { randomUUID } from 'node:crypto';
import {
  meetingChangedV1,
  mostMeetingDays,
  type proposeMeeting,
  statusWords,
  takesReplies,
} from '@setu/contracts';
import type { HandlerInput } from '@setu/protocol';
import { ConflictError, InvalidInputError, type ServiceDeps, type SignedIn } from '@setu/service-kit';
import type { Knex } from 'knex';
import { answeredBy, lockInquiry, writtenBy } from '../inquiry.model';
import { assertTakesPart } from '../inquiry.policy';
import { MeetingModel } from './meeting.model';

export interface ProposeDeps extends Pick<ServiceDeps, 'clock' | 'inTransaction' | 'recordEvent'> {
  /** Whether a user's account is suspended. */
  isSuspended: (trx: Knex, userId: string) => Promise<boolean>;
}

const dayMs = 24 * 60 * 60 * 1_000;

/** Removes duplicate times and sorts them. @throws InvalidInputError on the first time that is past or too far ahead */
const checkTimes = (times: readonly string[], now: Date): Date[] => {
  const issues = times.flatMap((time, place) => {
    const ahead = Date.parse(time) - now.getTime();
    const path = `times.${place}`;
    if (ahead <= 0) return [{ path, message: 'Choose a time that is still to come' }];
    if (ahead > mostMeetingDays * dayMs)
      return [{ path, message: `Choose a time within ${mostMeetingDays} days` }];
    return [];
  });
  if (issues.length > 0) throw new InvalidInputError(issues);
  return [...new Set(times.map((time) => Date.parse(time)))].sort((a, b) => a - b).map((at) => new Date(at));
};

/**
 * One side of an inquiry proposes times to the other.
 * @throws ConflictError 409 meeting_waits (another proposal waits), status_not_allowed, receiver_suspended
 */
export const makeProposeMeeting =
  ({ clock, inTransaction, recordEvent, isSuspended }: ProposeDeps) =>
  (
    { id, times, minutes, place }: HandlerInput<typeof proposeMeeting>,
    actor: SignedIn,
  ): Promise<MeetingModel> =>
    inTransaction(async (trx) => {
      const { inquiry, side } = assertTakesPart(actor, await lockInquiry(trx, id));
      if (!takesReplies(inquiry.status))
        throw new ConflictError(
          'status_not_allowed',
          `This inquiry is ${statusWords(inquiry.status)} and takes no more messages.`,
        );
      const other = side === 'receiver' ? inquiry.fromUserId : inquiry.toUserId;
      if (await isSuspended(trx, other)) throw new ConflictError('receiver_suspended');
      const now = clock.now();
      const checked = checkTimes(times, now);
      const waiting = await MeetingModel.query(trx).findOne({ inquiry_id: id, state: 'proposed' });
      if (waiting) throw new ConflictError('meeting_waits');
      const meeting = await MeetingModel.query(trx).insertAndFetch({
        id: randomUUID(),
        inquiryId: id,
        byUserId: actor.id,
        state: 'proposed',
        times: checked,
        time: null,
        minutes,
        place,
        version: 1,
        createdAt: now,
        updatedAt: now,
      });
      await inquiry
        .$query(trx)
        .patch({ ...writtenBy(side), ...answeredBy(side, inquiry, now), updatedAt: now });
      await recordEvent(trx, meetingChangedV1, meeting.id, {
        id: meeting.id,
        version: 1,
        inquiryId: id,
        kind: inquiry.kind,
        fromUserId: actor.id,
        toUserId: other,
        state: 'proposed',
      });
      return meeting;
    });
