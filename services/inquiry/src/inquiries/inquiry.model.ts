import type { InquiryStatus } from '@setu/contracts';
import type { Knex } from 'knex';
import type { QueryBuilder } from 'objection';
import { BaseModel } from '../base-model';
import type { Side } from './status-change';

export class InquiryModel extends BaseModel {
  static override tableName = 'inquiries';

  declare id: string;
  declare fromUserId: string;
  declare toUserId: string;
  declare franchiseId: string | null;
  declare propertyId: string | null;
  declare requirementId: string | null;
  declare subject: string;
  declare message: string;
  declare status: InquiryStatus;
  declare version: number;
  declare createdAt: Date;
  declare updatedAt: Date;
  /** Only on rows read through `withNames`. */
  declare fromName?: string | null;
  declare franchiseTitle?: string | null;

  static override modifiers = {
    /** Sender's name and franchise's title, from our copies of what identity and catalog said. */
    withNames: (query: QueryBuilder<InquiryModel>) =>
      query
        .leftJoin('people', 'people.id', 'inquiries.from_user_id')
        .leftJoin('franchises', 'franchises.id', 'inquiries.franchise_id')
        .select('inquiries.*', 'people.display_name as fromName', 'franchises.title as franchiseTitle'),
  };
}

const userColumns = { sender: 'inquiries.from_user_id', receiver: 'inquiries.to_user_id' } as const;

export interface ListWish {
  side: Side;
  userId: string;
  status: InquiryStatus | undefined;
}

/** All inquiries at this end of the user's; read one page of it, or count it. */
export const inquiriesOf = (db: Knex, { side, userId, status }: ListWish) => {
  const query = InquiryModel.query(db).where(userColumns[side], userId);
  return status ? query.where('inquiries.status', status) : query;
};

/** One inquiry with its names. */
export const inquiryWithNames = (trx: Knex, id: string): Promise<InquiryModel> =>
  InquiryModel.query(trx).modify('withNames').findById(id).throwIfNotFound().execute();
