import { feature, ownRows, type ServiceDeps } from '@setu/service-kit';
import { idsOfInquiriesWith } from '../inquiry.model';
import { MeetingModel, presentMeeting } from './meeting.model';
import { meetingRoutes } from './meeting.routes';
import type { ProposeDeps } from './propose-meeting';

/** Meetings of the two sides of an inquiry. */
export const meetings = feature({
  name: 'meetings',
  needs: { isSuspended: 'people' },
  build: (deps: ServiceDeps & Pick<ProposeDeps, 'isSuspended'>) => ({
    routes: meetingRoutes(deps),
    ownData: [
      ownRows(MeetingModel, {
        kind: 'meeting',
        of: (rows, { id }) => rows.whereIn('inquiry_id', idsOfInquiriesWith(deps.db, [id])),
        content: presentMeeting,
      }),
    ],
  }),
});
