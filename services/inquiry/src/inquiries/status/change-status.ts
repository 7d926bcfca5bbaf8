import type { changeInquiryStatus } from '@setu/contracts';
import { isFinalStatus, mayFollow, statusLabel, statusWords } from '@setu/contracts';
import type { HandlerInput } from '@setu/protocol';
import { ConflictError, type ServiceDeps, type SignedIn } from '@setu/service-kit';
import { type InquiryModel, lockInquiry } from '../inquiry.model';
import { assertTakesPart } from '../inquiry.policy';
import { type SetStatusDeps, setStatus } from './set-status';

type ChangeDeps = SetStatusDeps & Pick<ServiceDeps, 'inTransaction'>;
type ChangeInput = HandlerInput<typeof changeInquiryStatus>;

/** A user changes the status of an inquiry. */
export const makeChangeStatus =
  ({ inTransaction, ...deps }: ChangeDeps) =>
  ({ id, status }: ChangeInput, actor: SignedIn): Promise<InquiryModel> =>
    inTransaction(async (trx) => {
      const { inquiry, side } = assertTakesPart(actor, await lockInquiry(trx, id));
      if (!mayFollow(inquiry.status, status, side)) {
        throw new ConflictError(
          'status_not_allowed',
          isFinalStatus(inquiry.status)
            ? `This inquiry is already closed (${statusWords(inquiry.status)}), so its status cannot change.`
            : `An inquiry cannot go from ${statusLabel(inquiry.status)} to ${statusLabel(status)}.`,
        );
      }
      return setStatus(trx, inquiry, status, deps, { by: side });
    });
