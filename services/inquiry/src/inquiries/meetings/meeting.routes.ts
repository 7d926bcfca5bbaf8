import {
  acceptMeeting,
  cancelMeeting,
  declineMeeting,
  getMeetingFile,
  listMeetings,
  proposeMeeting,
} from '@setu/contracts';
import {
  NotFoundError,
  RawReply,
  type Route,
  route,
  type ServiceDeps,
  type SignedIn,
} from '@setu/service-kit';
import { InquiryModel } from '../inquiry.model';
import { assertTakesPart } from '../inquiry.policy';
import { calendarFile } from './calendar-file';
import { makeDecideMeeting } from './decide-meeting';
import { MeetingModel, meetingsOf, presentMeeting } from './meeting.model';
import { makeProposeMeeting, type ProposeDeps } from './propose-meeting';

/** The calls by which the sides of an inquiry agree on a meeting. */
export const meetingRoutes = (deps: ServiceDeps & ProposeDeps): Route[] => {
  const { db, clock } = deps;
  const propose = makeProposeMeeting(deps);
  const decide = makeDecideMeeting(deps);
  const inquiryOf = async (id: string, actor: SignedIn) =>
    assertTakesPart(actor, await InquiryModel.query(db).modify('withNames').findById(id)).inquiry;
  return [
    route(listMeetings, async ({ id }, actor) => {
      const inquiry = await inquiryOf(id, actor);
      return (await meetingsOf(db, inquiry.id)).map((meeting) => presentMeeting(meeting, actor));
    }),
    route(proposeMeeting, async (input, actor) => presentMeeting(await propose(input, actor), actor)),
    route(acceptMeeting, async (input, actor) => presentMeeting(await decide.accept(input, actor), actor)),
    route(declineMeeting, async (input, actor) => presentMeeting(await decide.decline(input, actor), actor)),
    route(cancelMeeting, async (input, actor) => presentMeeting(await decide.cancel(input, actor), actor)),
    route(getMeetingFile, async ({ id, meetingId }, actor) => {
      const inquiry = await inquiryOf(id, actor);
      const meeting = await MeetingModel.query(db).findOne({ id: meetingId, inquiry_id: inquiry.id });
      const { state, time } = meeting ?? {};
      if (!meeting || (state !== 'accepted' && state !== 'cancelled') || !time)
        throw new NotFoundError('meeting_not_found');
      const { subject } = inquiry;
      const otherName = (actor.id === inquiry.toUserId ? inquiry.fromName : inquiry.toName) ?? null;
      const text = calendarFile({ ...meeting, state, time }, { subject, otherName, now: clock.now() });
      return new RawReply(Buffer.from(text), {
        status: 200,
        contentType: 'text/calendar',
        headers: {
          'content-disposition': `attachment; filename="${state === 'cancelled' ? 'meeting-cancelled' : 'meeting'}.ics"`,
          'cache-control': 'no-store',
        },
      });
    }),
  ];
};
