import type { HandlerInput, listAllInquiries, listInquiries } from '@setu/contracts';
import type { Page, SignedIn } from '@setu/service-kit';
import type { Knex } from 'knex';
import { InquiryModel, inquiriesOf } from './inquiry.model';
import { listedSide } from './inquiry.policy';
import { pageOfInquiries } from './inquiry-page';

/** A page of the caller's own inquiries. */
export const makeListInquiries =
  ({ db }: { db: Knex }) =>
  async (
    { box, status, requirementId, kind, ...paging }: HandlerInput<typeof listInquiries>,
    actor: SignedIn,
  ): Promise<Page<InquiryModel>> =>
    pageOfInquiries(
      inquiriesOf(db, { side: listedSide(actor, box), userId: actor.id, status, requirementId, kind }),
      paging,
    );

/** A page of everybody's inquiries, for administrators. */
export const makeListAllInquiries =
  ({ db }: { db: Knex }) =>
  async (paging: HandlerInput<typeof listAllInquiries>): Promise<Page<InquiryModel>> =>
    pageOfInquiries(InquiryModel.query(db), paging);
