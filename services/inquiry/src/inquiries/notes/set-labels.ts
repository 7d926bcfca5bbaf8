import { randomUUID } from 'node:crypto';
import type { setInquiryLabels } from '@setu/contracts';
import type { HandlerInput } from '@setu/protocol';
import type { ServiceDeps, SignedIn } from '@setu/service-kit';
import { type InquiryModel, inquiryWithNames, lockInquiry } from '../inquiry.model';
import { LabelModel } from './label.model';
import { assertReceived } from './note.policy';

/** Removes duplicates. Of labels that differ only in case, the first is kept. */
const distinct = (labels: readonly string[]): string[] => [
  ...new Map([...labels].reverse().map((label) => [label.toLowerCase(), label])).values(),
];

/** Replaces the labels of an inquiry. */
export const makeSetLabels =
  ({ inTransaction }: Pick<ServiceDeps, 'inTransaction'>) =>
  ({ id, labels }: HandlerInput<typeof setInquiryLabels>, actor: SignedIn): Promise<InquiryModel> =>
    inTransaction(async (trx) => {
      assertReceived(actor, await lockInquiry(trx, id));
      await LabelModel.query(trx).where({ inquiry_id: id, owner_id: actor.id }).delete();
      const rows = distinct(labels).map((label) => ({
        id: randomUUID(),
        inquiryId: id,
        ownerId: actor.id,
        label,
      }));
      if (rows.length > 0) await LabelModel.query(trx).insert(rows);
      return inquiryWithNames(trx, id);
    });
