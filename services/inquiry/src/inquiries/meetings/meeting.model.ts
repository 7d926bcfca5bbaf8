import type { Meeting, MeetingState } from '@setu/contracts';
import type { SignedIn } from '@setu/service-kit';
import type { Knex } from 'knex';
import type { z } from 'zod';
import { BaseModel } from '../../base-model';

/** A meeting that one side of an inquiry proposed. */
export class MeetingModel extends BaseModel {
  static override tableName = 'meetings';

  declare id: string;
  declare inquiryId: string;
  declare byUserId: string;
  declare state: MeetingState;
  /** Earliest first. */
  declare times: Date[];
  /** The chosen time. It is not removed when the meeting is cancelled. */
  declare time: Date | null;
  declare minutes: number;
  declare place: string | null;
  declare version: number;
  declare createdAt: Date;
  declare updatedAt: Date;
}

/** Maximum number of meetings in a list. */
const listed = 20;

/** The newest meetings of an inquiry. */
export const meetingsOf = (db: Knex, inquiryId: string): Promise<MeetingModel[]> =>
  MeetingModel.query(db)
    .where({ inquiry_id: inquiryId })
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(listed)
    .execute();

/** Presents a meeting to one of its sides. */
export const presentMeeting = (
  meeting: MeetingModel,
  reader: Pick<SignedIn, 'id'>,
): z.input<typeof Meeting> => ({
  id: meeting.id,
  inquiryId: meeting.inquiryId,
  isMine: meeting.byUserId === reader.id,
  state: meeting.state,
  times: meeting.times.map((time) => time.toISOString()),
  time: meeting.time?.toISOString() ?? null,
  minutes: meeting.minutes,
  place: meeting.place,
  createdAt: meeting.createdAt.toISOString(),
});
