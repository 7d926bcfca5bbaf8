import { type changeInquiryStatus, type HandlerInput, inquiryStatusChangedV1 } from '@setu/contracts';
import { ConflictError, NotFoundError, type ServiceDeps, type SignedIn } from '@setu/service-kit';
import { InquiryModel, inquiryWithNames } from './inquiry.model';
import { sideOf } from './inquiry.policy';
import { inquiryState } from './inquiry.presenter';
import { isFinished, mayFollow } from './status-change';

type ChangeDeps = Pick<ServiceDeps, 'clock' | 'inTransaction' | 'recordEvent'>;
type ChangeInput = HandlerInput<typeof changeInquiryStatus>;

const inWords = (status: string) => status.replaceAll('_', ' ');

/** Moves an inquiry on. The row is locked, so that of two changes at once the second meets the first's result. */
export const makeChangeStatus =
  ({ clock, inTransaction, recordEvent }: ChangeDeps) =>
  ({ id, status }: ChangeInput, actor: SignedIn): Promise<InquiryModel> =>
    inTransaction(async (trx) => {
      const inquiry = await InquiryModel.query(trx).findById(id).forUpdate();
      const side = inquiry ? sideOf(actor, inquiry) : null;
      if (!inquiry || !side) throw new NotFoundError('inquiry_not_found', 'This inquiry does not exist.');
      if (!mayFollow(inquiry.status, status, side)) {
        throw new ConflictError(
          'status_not_allowed',
          isFinished(inquiry.status)
            ? `This inquiry is finished: ${inWords(inquiry.status)}. Its status stays.`
            : `You cannot make an inquiry that is ${inWords(inquiry.status)} ${inWords(status)}.`,
        );
      }
      await inquiry.$query(trx).patch({ status, version: inquiry.version + 1, updatedAt: clock.now() });
      const changed = await inquiryWithNames(trx, id);
      await recordEvent(trx, inquiryStatusChangedV1, id, inquiryState(changed));
      return changed;
    });
