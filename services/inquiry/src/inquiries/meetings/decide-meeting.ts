import { type MeetingState, mayFollow, meetingChangedV1 } from '@setu/contracts';
import {
  ConflictError,
  InvalidInputError,
  NotFoundError,
  type ServiceDeps,
  type SignedIn,
} from '@setu/service-kit';
import type { Knex } from 'knex';
import { answeredBy, type InquiryModel, lockInquiry, writtenBy } from '../inquiry.model';
import { assertTakesPart } from '../inquiry.policy';
import { setStatus } from '../status/set-status';
import { MeetingModel } from './meeting.model';

type Deps = Pick<ServiceDeps, 'clock' | 'inTransaction' | 'recordEvent'>;

interface Which {
  id: string;
  meetingId: string;
}

interface Found {
  inquiry: InquiryModel;
  meeting: MeetingModel;
}

/** Loads and locks an inquiry of the caller and one of its meetings. */
const lockMeeting = async (
  trx: Knex.Transaction,
  { id, meetingId }: Which,
  actor: SignedIn,
): Promise<Found> => {
  const { inquiry } = assertTakesPart(actor, await lockInquiry(trx, id));
  const meeting = await MeetingModel.query(trx)
    .findOne({ id: meetingId, inquiry_id: inquiry.id })
    .forUpdate();
  if (!meeting) throw new NotFoundError('meeting_not_found');
  return { inquiry, meeting };
};

/** The decisions of the sides of an inquiry about a meeting. */
export const makeDecideMeeting = (deps: Deps) => {
  const { clock, inTransaction, recordEvent } = deps;

  /** Stores the new state and notifies the other side. */
  const become = async (
    trx: Knex.Transaction,
    { inquiry, meeting }: Found,
    actor: SignedIn,
    change: { state: Exclude<MeetingState, 'proposed'>; time?: Date },
  ): Promise<MeetingModel> => {
    const now = clock.now();
    const version = meeting.version + 1;
    const changed = await meeting.$query(trx).patchAndFetch({ ...change, version, updatedAt: now });
    const side = actor.id === inquiry.toUserId ? 'receiver' : 'sender';
    await inquiry.$query(trx).patch({ ...writtenBy(side), ...answeredBy(side, inquiry, now) });
    await recordEvent(trx, meetingChangedV1, meeting.id, {
      id: meeting.id,
      version,
      inquiryId: inquiry.id,
      kind: inquiry.kind,
      fromUserId: actor.id,
      toUserId: actor.id === inquiry.toUserId ? inquiry.fromUserId : inquiry.toUserId,
      state: change.state,
    });
    return changed;
  };

  const decided = () => new ConflictError('meeting_decided');
  const isTime = (at: Date) => (time: Date) => time.getTime() === at.getTime();

  return {
    /** @throws ConflictError 409 meeting_decided when it is not a waiting proposal of the other side */
    accept: ({ time, ...which }: Which & { time: string }, actor: SignedIn): Promise<MeetingModel> =>
      inTransaction(async (trx) => {
        const found = await lockMeeting(trx, which, actor);
        const { inquiry, meeting } = found;
        const at = new Date(time);
        if (meeting.state === 'accepted' && meeting.time && isTime(at)(meeting.time)) return meeting;
        if (meeting.state !== 'proposed' || meeting.byUserId === actor.id) throw decided();
        if (!meeting.times.some(isTime(at)))
          throw new InvalidInputError([{ path: 'time', message: 'Choose one of the proposed times' }]);
        if (at <= clock.now())
          throw new InvalidInputError([
            { path: 'time', message: 'This time has passed. Choose another one.' },
          ]);
        const accepted = await become(trx, found, actor, { state: 'accepted', time: at });
        // Both sides agreed, so the status changes, whichever side chose the time.
        if (mayFollow(inquiry.status, 'meeting_scheduled', 'receiver'))
          await setStatus(trx, inquiry, 'meeting_scheduled', deps, { followsEvent: true });
        return accepted;
      }),
    /** @throws ConflictError 409 meeting_decided when it is not a waiting proposal of the other side */
    decline: (which: Which, actor: SignedIn): Promise<MeetingModel> =>
      inTransaction(async (trx) => {
        const found = await lockMeeting(trx, which, actor);
        const { state, byUserId } = found.meeting;
        if (state === 'declined') return found.meeting;
        if (state !== 'proposed' || byUserId === actor.id) throw decided();
        return become(trx, found, actor, { state: 'declined' });
      }),
    /** @throws ConflictError 409 meeting_decided when it was declined, or is the other side's proposal */
    cancel: (which: Which, actor: SignedIn): Promise<MeetingModel> =>
      inTransaction(async (trx) => {
        const found = await lockMeeting(trx, which, actor);
        const { state, byUserId } = found.meeting;
        if (state === 'cancelled') return found.meeting;
        const may = state === 'accepted' || (state === 'proposed' && byUserId === actor.id);
        if (!may) throw decided();
        return become(trx, found, actor, { state: 'cancelled' });
      }),
  };
};
