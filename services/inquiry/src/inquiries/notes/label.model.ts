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

/** The distinct labels of a brand in alphabetical order. */
export const labelsOf = async (db: Knex, ownerId: string): Promise<string[]> => {
  const rows: { label: string }[] = await db('inquiry_labels')
    .where({ owner_id: ownerId })
    .select(db.raw('min(label) as label'))
    .groupByRaw('lower(label)')
    .orderByRaw('lower(label)')
    .limit(mostListedLabels);
  return rows.map(({ label }) => label);
};
