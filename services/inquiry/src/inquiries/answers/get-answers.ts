import { type InvestorAnswers, planFields } from '@setu/contracts';
import type { SignedIn } from '@setu/service-kit';
import type { Knex } from 'knex';
import type { z } from 'zod';
import { InquiryModel } from '../inquiry.model';
import { type Answers, AnswersModel } from './answers.model';

/** The plans of an inquiry of a release that did not remember answers. */
const answersOf = (inquiry: InquiryModel | undefined): Answers =>
  Object.fromEntries(
    planFields.filter((field) => inquiry?.[field]).map((field) => [field, inquiry?.[field]]),
  );

/** The newest inquiry of a person about a franchise. */
const newest = (db: Knex, userId: string) =>
  InquiryModel.query(db)
    .where({ from_user_id: userId, kind: 'franchise' })
    .orderBy([
      { column: 'inquiries.created_at', order: 'desc' },
      { column: 'inquiries.id', order: 'desc' },
    ])
    .first();

/** What the caller answered about their plans, or what their newest inquiry says, and the number they shared last. */
export const makeGetAnswers =
  ({ db }: { db: Knex }) =>
  async (actor: SignedIn): Promise<z.input<typeof InvestorAnswers>> => {
    const [stored, last, shared] = await Promise.all([
      AnswersModel.query(db).findById(actor.id),
      newest(db, actor.id),
      newest(db, actor.id)
        .join('inquiry_phones as phone', 'phone.inquiry_id', 'inquiries.id')
        .whereNotNull('phone.number')
        .select('phone.number as phoneNumber'),
    ]);
    return {
      ...(stored?.answers ?? answersOf(last)),
      ...(shared?.phoneNumber && { phone: shared.phoneNumber }),
    };
  };
