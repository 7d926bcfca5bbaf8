import type { EventDefinition, ServiceName } from '@setu/protocol';
import { snakeCaseMappers } from 'objection';
import type { z } from 'zod';
import { type ConsumerDefinition, onAll } from './handle-event';
import { type ProjectedRow, upsertIfNewer } from './upsert-if-newer';

interface Projected<Shape extends z.ZodRawShape, Key extends keyof Shape & string> {
  /** Name within the service: `catalog-franchises`. */
  name: string;
  from: ServiceName;
  /** Events with the whole state of an aggregate, which all have the fields. */
  events: readonly EventDefinition<z.ZodObject<Shape>>[];
  table: string;
  /** Field of the aggregate's id. */
  key: Key;
  /**
   * Other fields that the table stores, each in the column with its name in snake_case. A field that an event leaves out gets the
   * default of its column. Fields that are not listed are not validated.
   */
  fields: readonly (keyof Shape & string)[];
}

/**
 * A projection that stores fields of events unchanged, with the `version` of their aggregate. An older event never replaces a
 * newer row, and a replay rebuilds the table. A projection that derives values subscribes by `onAll` and `upsertIfNewer`.
 * @example
 * projection({
 *   name: 'catalog-franchises',
 *   from: 'catalog',
 *   events: [franchiseCreatedV1, franchiseUpdatedV1],
 *   table: 'franchises',
 *   key: 'id',
 *   fields: ['brandId', 'title', 'isActive'],
 * })
 */
export const projection = <
  Shape extends z.ZodRawShape & { version: z.ZodType<number> },
  Key extends keyof Shape & string,
>({
  name,
  from,
  events,
  table,
  key,
  fields,
}: Projected<Shape, Key>): ConsumerDefinition => {
  const names = [key, ...fields, 'version'];
  const picked = Object.fromEntries(names.map((field) => [field, true as const]));
  const { format } = snakeCaseMappers();
  const [keyColumn] = Object.keys(format({ [key]: null }));
  return {
    name,
    from,
    subscriptions: events.map((definition) =>
      onAll({ ...definition, data: definition.data.pick(picked as never) }, (trx, consumed) => {
        const rowOf = (data: Record<string, unknown>) =>
          format(
            Object.fromEntries(
              names.map((field) => [field, data[field] === undefined ? trx.raw('default') : data[field]]),
            ),
          );
        const rows = consumed.map(({ data }) => rowOf(data) as ProjectedRow);
        return upsertIfNewer(trx, table, rows, { key: keyColumn });
      }),
    ),
    reset: async (trx) => {
      await trx(table).delete();
    },
  };
};
