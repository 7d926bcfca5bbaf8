import type { ReplyTime } from '@setu/contracts';
import type { Knex } from 'knex';
import { BaseModel } from '../../base-model';
import type { Answering } from './usual-reply-time';

/** How soon a brand usually answers and whether it keeps the reply promise, as last published. Every brand that received an inquiry about a franchise has a row. */
export class ReplyTimeModel extends BaseModel {
  static override tableName = 'reply_times';
  static override idColumn = 'brand_id';

  declare brandId: string;
  /** Null while the brand is slower than every reply time, or has too few measured inquiries. */
  declare usually: ReplyTime | null;
  declare keepsPromise: boolean;
  /** Version of the last event; 0 before the first. */
  declare version: number;
  /** 1970 before the first measurement. */
  declare measuredAt: Date;
}

/** Ensures that a brand is measured after its first inquiry about a franchise. */
export const expectMeasuring = async (trx: Knex, brandId: string): Promise<void> => {
  await ReplyTimeModel.query(trx).insert({ brandId }).onConflict('brand_id').ignore();
};

/** Maximum number of inquiries per brand. The newest are measured. */
const mostOfBrand = 200;

/**
 * The newest inquiries about franchises that these brands received since an instant, by brand. Unanswered inquiries whose sender is
 * suspended or deleted the account are left out, because they cannot be answered.
 */
export const findReceived = async (
  trx: Knex,
  brandIds: readonly string[],
  since: Date,
): Promise<ReadonlyMap<string, Answering[]>> => {
  const { rows } = await trx.raw<{ rows: (Answering & { brandId: string })[] }>(
    `select brand.id as "brandId", received.status, received.created_at as "createdAt",
       received.answered_at as "answeredAt", received.updated_at as "updatedAt"
     from unnest(?::uuid[]) as brand (id)
     cross join lateral (
       select * from "inquiries" as inquiry
       where inquiry.to_user_id = brand.id and inquiry.kind = 'franchise' and inquiry.created_at > ?
         and (inquiry.answered_at is not null or not exists (
           select from people where people.id = inquiry.from_user_id and people.is_suspended))
       order by inquiry.created_at desc, inquiry.id desc
       limit ?
     ) as received`,
    [[...brandIds], since, mostOfBrand],
  );
  const received = new Map<string, Answering[]>();
  for (const { brandId, ...answering } of rows) {
    const known = received.get(brandId);
    if (known) known.push(answering);
    else received.set(brandId, [answering]);
  }
  return received;
};
