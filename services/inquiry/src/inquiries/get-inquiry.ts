import type { getInquiry } from '@setu/contracts';
import type { HandlerInput } from '@setu/protocol';
import type { SignedIn } from '@setu/service-kit';
import type { Knex } from 'knex';
import { InquiryModel } from './inquiry.model';
import { assertTakesPart } from './inquiry.policy';

/**
 * An inquiry for its sender or receiver.
 * @throws NotFoundError when it does not exist or is between other people
 */
export const makeGetInquiry =
  ({ db }: { db: Knex }) =>
  async ({ id }: HandlerInput<typeof getInquiry>, actor: SignedIn): Promise<InquiryModel> =>
    assertTakesPart(actor, await InquiryModel.query(db).modify('withNames').findById(id)).inquiry;
