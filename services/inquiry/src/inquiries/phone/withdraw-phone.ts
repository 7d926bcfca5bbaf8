import type { withdrawPhone } from '@setu/contracts';
import type { HandlerInput } from '@setu/protocol';
import { NotFoundError, type ServiceDeps, type SignedIn } from '@setu/service-kit';
import { type InquiryModel, inquiryWithNames, lockInquiry } from '../inquiry.model';
import { assertTakesPart } from '../inquiry.policy';
import { queueDelivery } from '../webhooks/webhook.model';
import { PhoneModel } from './phone.model';

/**
 * The sender withdraws the number of an inquiry: it is deleted, and the time is logged. A second withdrawal changes nothing.
 * @throws NotFoundError for everybody but the sender
 */
export const makeWithdrawPhone =
  ({ clock, inTransaction }: Pick<ServiceDeps, 'clock' | 'inTransaction'>) =>
  ({ id }: HandlerInput<typeof withdrawPhone>, actor: SignedIn): Promise<InquiryModel> =>
    inTransaction(async (trx) => {
      const { inquiry, side } = assertTakesPart(actor, await lockInquiry(trx, id));
      if (side !== 'sender') throw new NotFoundError('inquiry_not_found');
      const now = clock.now();
      const withdrawn = await PhoneModel.query(trx)
        .where({ inquiry_id: id })
        .whereNull('withdrawn_at')
        .patch({ number: null, onWhatsApp: false, confirmedAt: null, withdrawnAt: now });
      if (withdrawn > 0)
        await queueDelivery(
          trx,
          { brandId: inquiry.toUserId, type: 'inquiry.phone_withdrawn', inquiryId: id },
          now,
        );
      return inquiryWithNames(trx, id);
    });
