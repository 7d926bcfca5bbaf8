import { mostListedLabels } from '@setu/contracts';
import type { Knex } from 'knex';
import { BaseModel } from '../../base-model';

/** A label that a brand put on an inquiry it received. */
export class LabelModel extends BaseModel {
  static override tableName = 'inquiry_labels';

  declare id: string;
  declare inquiryId: string;
  /** The brand. */
  declare ownerId: string;
  declare label: string;
}

/** The labels that a brand uses, each once, in the order of the alphabet. */
export const labelsOf = async (db: Knex, ownerId: string): Promise<string[]> => {
  const rows: { label: string }[] = await db('inquiry_labels')
    .where({ owner_id: ownerId })
    .select(db.raw('min(label) as label'))
    .groupByRaw('lower(label)')
    .orderByRaw('lower(label)')
    .limit(mostListedLabels);
  return rows.map(({ label }) => label);
};
