import type { markInquiryRead } from '@setu/contracts';
import type { HandlerInput } from '@setu/protocol';
import type { ServiceDeps, SignedIn } from '@setu/service-kit';
import { type InquiryModel, inquiryWithNames, lockInquiry } from './inquiry.model';
import { assertTakesPart } from './inquiry.policy';

/**
 * Marks an inquiry as read, unless a message arrived after those that the caller saw.
 * @throws NotFoundError when the inquiry does not exist or is between other people
 */
export const makeMarkRead =
  ({ inTransaction }: Pick<ServiceDeps, 'inTransaction'>) =>
  ({ id, replies }: HandlerInput<typeof markInquiryRead>, actor: SignedIn): Promise<InquiryModel> =>
    inTransaction(async (trx) => {
      const { inquiry, side } = assertTakesPart(actor, await lockInquiry(trx, id));
      const shown = await inquiryWithNames(trx, id);
      if ((shown.replyCount ?? 0) > replies) return shown;
      const read = side === 'sender' ? { unreadBySender: false } : { unreadByReceiver: false };
      await inquiry.$query(trx).patch(read);
      return Object.assign(shown, read);
    });
