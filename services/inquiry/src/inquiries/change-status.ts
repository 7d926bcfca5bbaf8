import type { changeInquiryStatus, HandlerInput } from '@setu/contracts';
import { ConflictError, type ServiceDeps, type SignedIn } from '@setu/service-kit';
import { InquiryModel } from './inquiry.model';
import { assertTakesPart } from './inquiry.policy';
import { type MoveDeps, moveInquiry } from './move-inquiry';
import { inWords, isFinished, mayFollow } from './status-change';

type ChangeDeps = MoveDeps & Pick<ServiceDeps, 'inTransaction'>;
type ChangeInput = HandlerInput<typeof changeInquiryStatus>;

/** Moves an inquiry on. The row is locked, so that of two changes at once the second meets the first's result. */
export const makeChangeStatus =
  ({ inTransaction, ...deps }: ChangeDeps) =>
  ({ id, status }: ChangeInput, actor: SignedIn): Promise<InquiryModel> =>
    inTransaction(async (trx) => {
      const found = await InquiryModel.query(trx).findById(id).forUpdate();
      const { inquiry, side } = assertTakesPart(actor, found);
      if (!mayFollow(inquiry.status, status, side)) {
        throw new ConflictError(
          'status_not_allowed',
          isFinished(inquiry.status)
            ? `This inquiry is finished: ${inWords(inquiry.status)}. Its status stays.`
            : `You cannot make an inquiry that is ${inWords(inquiry.status)} ${inWords(status)}.`,
        );
      }
      return moveInquiry(trx, inquiry, status, deps);
    });
