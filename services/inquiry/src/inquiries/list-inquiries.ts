import type { HandlerInput, listAllInquiries, listInquiries } from '@setu/contracts';
import { newestFirst, type Page, type SignedIn } from '@setu/service-kit';
import type { Knex } from 'knex';
import type { QueryBuilder } from 'objection';
import { InquiryModel, inquiriesOf } from './inquiry.model';
import { listedSide } from './inquiry.policy';

const withNames = (page: QueryBuilder<InquiryModel>) => page.modify('withNames');

/** A page of the caller's own inquiries. */
export const makeListInquiries =
  ({ db }: { db: Knex }) =>
  async (
    { box, status, requirementId, kind, franchiseId, ...paging }: HandlerInput<typeof listInquiries>,
    actor: SignedIn,
  ): Promise<Page<InquiryModel>> =>
    newestFirst(
      inquiriesOf(db, {
        side: listedSide(actor, box),
        userId: actor.id,
        status,
        requirementId,
        kind,
        franchiseId,
      }),
      paging,
      withNames,
    );

/** A page of everybody's inquiries, for administrators. */
export const makeListAllInquiries =
  ({ db }: { db: Knex }) =>
  async (paging: HandlerInput<typeof listAllInquiries>): Promise<Page<InquiryModel>> =>
    newestFirst(InquiryModel.query(db), paging, withNames);
