import type { z } from 'zod';

/** The columns of a row that a reply shows: those that its schema names. */
export const columnsIn = <Shape extends z.ZodRawShape, Row extends object>(
  reply: z.ZodObject<Shape>,
  row: Row,
): Pick<Row, keyof Row & keyof Shape> => {
  const shown: Partial<Row> = {};
  for (const name of Object.keys(reply.shape) as (keyof Row)[])
    if (row[name] !== undefined) shown[name] = row[name];
  return shown as Pick<Row, keyof Row & keyof Shape>;
};
