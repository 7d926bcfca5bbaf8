import type { Knex } from 'knex';
import type { QueryBuilder } from 'objection';
import { BaseModel } from '../../base-model';
import type { InquiryModel } from '../inquiry.model';

/** What was written after an inquiry's own text. */
export class MessageModel extends BaseModel {
  static override tableName = 'inquiry_messages';

  declare id: string;
  declare inquiryId: string;
  /** Place in the thread, from 1, without gaps. */
  declare position: number;
  declare fromUserId: string;
  declare message: string;
  declare createdAt: Date;
  /** Only on rows read through `withName`. */
  declare fromName?: string | null;

  static override modifiers = {
    /** The writer's name, from our copy of what identity said. */
    withName: (query: QueryBuilder<MessageModel>) =>
      query
        .leftJoin('people as writer', 'writer.id', 'inquiry_messages.from_user_id')
        .select('inquiry_messages.*', 'writer.display_name as fromName'),
  };
}

/** A message of a thread, wherever it is stored. */
export type ThreadMessage = Pick<
  MessageModel,
  'id' | 'inquiryId' | 'position' | 'fromUserId' | 'message' | 'createdAt' | 'fromName'
>;

/** The inquiry's own text as the first message of its thread. */
export const firstMessage = (inquiry: InquiryModel): ThreadMessage => ({
  id: inquiry.id,
  inquiryId: inquiry.id,
  position: 0,
  fromUserId: inquiry.fromUserId,
  message: inquiry.message,
  createdAt: inquiry.createdAt,
  fromName: inquiry.fromName,
});

interface RepliesQuery {
  inquiryId: string;
  /** Position of the last message seen. */
  after: number;
  limit: number;
}

/** The replies behind a position, oldest first. */
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
