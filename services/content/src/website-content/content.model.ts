import { contentSections, type WebsiteContent } from '@setu/contracts';
import { withColumns } from '@setu/service-kit';
import type { Knex } from 'knex';
import type { QueryBuilder } from 'objection';
import { BaseModel } from '../base-model';

/** An entry of site copy. */
export class ContentModel extends withColumns<Omit<WebsiteContent, 'createdAt' | 'updatedAt'>>()(BaseModel) {
  static override tableName = 'website_content';

  declare deletedAt: Date | null;
  declare createdAt: Date;
  declare updatedAt: Date;

  static override modifiers = {
    /** Entries that are not deleted, sorted by section in the order of the page, then by `order`. */
    listed: (query: QueryBuilder<ContentModel>) =>
      query
        .whereNull('deleted_at')
        .orderByRaw('array_position(?::text[], section), "order", key', [[...contentSections]]),
  };
}

/** An entry that is not deleted, locked until the transaction ends. */
export const lockContent = (trx: Knex.Transaction, id: string): Promise<ContentModel | undefined> =>
  ContentModel.query(trx).findById(id).whereNull('deleted_at').forUpdate().execute();
