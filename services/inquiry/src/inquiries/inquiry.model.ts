import { type InquiryKind, type InquirySide, type InquiryStatus, namesOfPlace } from '@setu/contracts';
import type { Knex } from 'knex';
import { type QueryBuilder, raw } from 'objection';
import { BaseModel } from '../base-model';

export class InquiryModel extends BaseModel {
  static override tableName = 'inquiries';

  declare id: string;
  declare kind: InquiryKind;
  declare fromUserId: string;
  declare toUserId: string;
  declare franchiseId: string | null;
  declare propertyId: string | null;
  declare requirementId: string | null;
  declare subject: string;
  declare message: string;
  /** Percent, as Postgres sends it. */
  declare proposedCommission: string | null;
  /** The investor's plans. */
  declare budget: string | null;
  declare city: string | null;
  declare startTime: string | null;
  declare experience: string | null;
  /** Whether the whole budget was below the lowest budget of the listing when it was sent. */
  declare isBelowBudget: boolean;
  /** Places in the orders by budget and start; see `budgetRank` and `startRank`. */
  declare budgetRank: number;
  declare startRank: number;
  declare status: InquiryStatus;
  /** When it was closed because its requirement was fulfilled. */
  declare closedWithRequirementAt: Date | null;
  /** Number of reminders that its receiver got; 2 on rows of a release without reminders. */
  declare reminders: number;
  /** Whether the side has an unread message. */
  declare unreadBySender: boolean;
  declare unreadByReceiver: boolean;
  /** When the receiver first answered; null without an answer, and on rows that an earlier release answered. */
  declare answeredAt: Date | null;
  declare version: number;
  declare createdAt: Date;
  declare updatedAt: Date;
  /** Only on rows read through `withNames`. */
  declare fromName?: string | null;
  declare toName?: string | null;
  declare isFromSuspended?: boolean | null;
  declare isToSuspended?: boolean | null;
  declare franchiseTitle?: string | null;
  declare requirementTitle?: string | null;
  declare propertyTitle?: string | null;
  declare replyCount?: number;
  declare phoneNumber?: string | null;
  declare phoneOnWhatsApp?: boolean | null;
  declare phoneConfirmedAt?: Date | null;
  declare phoneConsentedAt?: Date | null;
  declare phoneWithdrawnAt?: Date | null;
  /** Labels of the receiver; null without labels. */
  declare labels?: string[] | null;

  static override modifiers = {
    /** Adds names and titles from the projections, the shared phone number, and the number of replies. */
    withNames: (query: QueryBuilder<InquiryModel>) =>
      query
        .leftJoin('people as sender', 'sender.id', 'inquiries.from_user_id')
        .leftJoin('people as receiver', 'receiver.id', 'inquiries.to_user_id')
        .leftJoin('franchises as franchise', 'franchise.id', 'inquiries.franchise_id')
        .leftJoin('requirements as requirement', 'requirement.id', 'inquiries.requirement_id')
        .leftJoin('properties as property', 'property.id', 'inquiries.property_id')
        .leftJoin('inquiry_phones as phone', 'phone.inquiry_id', 'inquiries.id')
        .select(
          'inquiries.*',
          'phone.number as phoneNumber',
          'phone.on_whats_app as phoneOnWhatsApp',
          'phone.confirmed_at as phoneConfirmedAt',
          'phone.consented_at as phoneConsentedAt',
          'phone.withdrawn_at as phoneWithdrawnAt',
          'sender.display_name as fromName',
          'receiver.display_name as toName',
          'sender.is_suspended as isFromSuspended',
          'receiver.is_suspended as isToSuspended',
          'franchise.title as franchiseTitle',
          'requirement.title as requirementTitle',
          'property.title as propertyTitle',
          raw(
            '(select array_agg(label order by lower(label)) from inquiry_labels where inquiry_id = inquiries.id and owner_id = inquiries.to_user_id)',
          ).as('labels'),
          raw('coalesce((select max(position) from inquiry_messages where inquiry_id = inquiries.id), 0)').as(
            'replyCount',
          ),
        ),
  };
}

/** The fields that two inquiries must share to be duplicates. */
export type Sending = Pick<
  InquiryModel,
  | 'kind'
  | 'fromUserId'
  | 'toUserId'
  | 'franchiseId'
  | 'propertyId'
  | 'requirementId'
  | 'subject'
  | 'message'
  | 'proposedCommission'
  | 'budget'
  | 'city'
  | 'startTime'
  | 'experience'
  | 'status'
>;

/** The newest duplicate since an instant. */
export const findDuplicate = (trx: Knex, sending: Sending, since: Date): Promise<InquiryModel | undefined> =>
  InquiryModel.query(trx)
    .where({
      kind: sending.kind,
      from_user_id: sending.fromUserId,
      to_user_id: sending.toUserId,
      franchise_id: sending.franchiseId,
      property_id: sending.propertyId,
      requirement_id: sending.requirementId,
      subject: sending.subject,
      message: sending.message,
      proposed_commission: sending.proposedCommission,
      budget: sending.budget,
      city: sending.city,
      start_time: sending.startTime,
      experience: sending.experience,
      status: sending.status,
    })
    .where('created_at', '>', since)
    .orderBy('created_at', 'desc')
    .first()
    .execute();

const userColumns = { sender: 'inquiries.from_user_id', receiver: 'inquiries.to_user_id' } as const;
const unreadColumns = {
  sender: 'inquiries.unread_by_sender',
  receiver: 'inquiries.unread_by_receiver',
} as const;

export interface InquiryQuery {
  side: InquirySide;
  userId: string;
  status?: InquiryStatus | undefined;
  requirementId?: string | undefined;
  kind?: InquiryKind | undefined;
  franchiseId?: string | undefined;
  /** Only inquiries that this side has not read. */
  unread?: boolean | undefined;
  /** Only inquiries with this label of the user. */
  label?: string | undefined;
  /** Only inquiries whose investor says this. */
  budget?: string | undefined;
  startTime?: string | undefined;
  experience?: string | undefined;
  /** Other names of the same city match. */
  city?: string | undefined;
  /** Only inquiries with a phone number. */
  hasPhone?: boolean | undefined;
  /** Only inquiries whose phone number is confirmed. */
  hasConfirmedPhone?: boolean | undefined;
  /** Only received inquiries whose budget is below the lowest budget of the listing. */
  isBelowBudget?: boolean | undefined;
}

/** What the investor says. */
const filterLeads = (
  query: QueryBuilder<InquiryModel>,
  { side, budget, startTime, experience, city, hasPhone, hasConfirmedPhone, isBelowBudget }: InquiryQuery,
) => {
  if (budget) query.where('inquiries.budget', budget);
  if (startTime) query.where('inquiries.start_time', startTime);
  if (experience) query.where('inquiries.experience', experience);
  if (city) query.whereRaw('lower(inquiries.city) = any(?)', [namesOfPlace(city)]);
  if (hasPhone)
    query.whereRaw(
      'exists (select 1 from inquiry_phones as shared where shared.inquiry_id = inquiries.id and shared.number is not null)',
    );
  if (hasConfirmedPhone)
    query.whereRaw(
      'exists (select 1 from inquiry_phones as proven where proven.inquiry_id = inquiries.id and proven.confirmed_at is not null)',
    );
  // A literal instead of a parameter, so that the plan can use its index. Only the receiver may know it.
  if (isBelowBudget) query.whereRaw(side === 'receiver' ? 'inquiries.is_below_budget' : 'false');
};

/** All inquiries on this side of the user. */
export const inquiriesOf = (db: Knex, asked: InquiryQuery) => {
  const { side, userId, status, requirementId, kind, franchiseId, unread, label } = asked;
  const query = InquiryModel.query(db).where(userColumns[side], userId);
  if (status) query.where('inquiries.status', status);
  if (requirementId) query.where('inquiries.requirement_id', requirementId);
  if (kind) query.where('inquiries.kind', kind);
  if (franchiseId) query.where('inquiries.franchise_id', franchiseId);
  // A literal instead of a parameter, so that the plan can use the index of unread inquiries.
  if (unread) query.whereRaw('??', [unreadColumns[side]]);
  if (label)
    query.whereRaw(
      'exists (select 1 from inquiry_labels as labelled where labelled.owner_id = ? and lower(labelled.label) = lower(?) and labelled.inquiry_id = inquiries.id)',
      [userId, label],
    );
  filterLeads(query, asked);
  return query;
};

/** Subquery for the ids of inquiries that one of these people sent or received. */
export const idsOfInquiriesWith = (db: Knex, userIds: readonly string[]) =>
  InquiryModel.query(db)
    .select('id')
    .where((side) => side.whereIn('from_user_id', userIds).orWhereIn('to_user_id', userIds));

/** An inquiry's row, locked until the transaction ends, so that concurrent changes run one after the other. */
export const lockInquiry = (trx: Knex.Transaction, id: string): Promise<InquiryModel | undefined> =>
  InquiryModel.query(trx).findById(id).forUpdate().execute();

/** An inquiry with its names. */
export const inquiryWithNames = (trx: Knex, id: string): Promise<InquiryModel> =>
  InquiryModel.query(trx).modify('withNames').findById(id).throwIfNotFound().execute();

/** Changes when a side writes: the other side has an unread message, and the writer has read all earlier messages. */
export const writtenBy = (side: InquirySide): Pick<InquiryModel, 'unreadBySender' | 'unreadByReceiver'> => ({
  unreadBySender: side === 'receiver',
  unreadByReceiver: side === 'sender',
});

/**
 * Changes when the receiver answers: the time of the first answer is stored. If the inquiry is not open and has no such time, an earlier
 * release stored the answer.
 */
export const answeredBy = (
  side: InquirySide,
  { status, answeredAt }: Pick<InquiryModel, 'status' | 'answeredAt'>,
  now: Date,
): Partial<Pick<InquiryModel, 'answeredAt'>> =>
  side === 'receiver' && status === 'open' && !answeredAt ? { answeredAt: now } : {};
