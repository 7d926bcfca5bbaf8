import type { MessageFiles } from '@setu/contracts';
import type { Knex } from 'knex';
import type { QueryBuilder } from 'objection';
import { BaseModel } from '../../base-model';
import type { InquiryModel } from '../inquiry.model';

/** A reply in the thread of an inquiry. */
export class MessageModel extends BaseModel {
  static override tableName = 'inquiry_messages';
  static override jsonAttributes = ['files'];

  declare id: string;
  declare inquiryId: string;
  /** Position in the thread, from 1, without gaps. */
  declare position: number;
  declare fromUserId: string;
  declare message: string;
  /** Null without files. */
  declare files: MessageFiles | null;
  declare createdAt: Date;
  /** Only on rows read through `withName`. */
  declare fromName?: string | null;

  static override modifiers = {
    /** Adds the writer's name from the projection of users. */
    withName: (query: QueryBuilder<MessageModel>) =>
      query
        .leftJoin('people as writer', 'writer.id', 'inquiry_messages.from_user_id')
        .select('inquiry_messages.*', 'writer.display_name as fromName'),
  };
}

/** A message of a thread: the inquiry's own text or a reply. */
export type ThreadMessage = Pick<
  MessageModel,
  'id' | 'inquiryId' | 'position' | 'fromUserId' | 'message' | 'files' | 'createdAt' | 'fromName'
>;

/** The inquiry's own text as the first message of its thread. */
export const firstMessage = (inquiry: InquiryModel): ThreadMessage => ({
  id: inquiry.id,
  inquiryId: inquiry.id,
  position: 0,
  fromUserId: inquiry.fromUserId,
  message: inquiry.message,
  files: null,
  createdAt: inquiry.createdAt,
  fromName: inquiry.fromName,
});

interface RepliesQuery {
  inquiryId: string;
  /** Position of the last message of the previous page. */
  after: number;
  limit: number;
}

/** The replies after a position, oldest first. */
export const repliesAfter = (db: Knex, { inquiryId, after, limit }: RepliesQuery): Promise<MessageModel[]> =>
  MessageModel.query(db)
    .modify('withName')
    .where('inquiry_messages.inquiry_id', inquiryId)
    .where('inquiry_messages.position', '>', after)
    .orderBy('inquiry_messages.position')
    .limit(limit)
    .execute();

/** The newest reply of a thread. */
export const lastReply = (trx: Knex, inquiryId: string): Promise<MessageModel | undefined> =>
  MessageModel.query(trx)
    .modify('withName')
    .where('inquiry_messages.inquiry_id', inquiryId)
    .orderBy('inquiry_messages.position', 'desc')
    .first()
    .execute();
