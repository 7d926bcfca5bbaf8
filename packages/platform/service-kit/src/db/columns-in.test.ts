import { z } from 'zod';
import { columnsIn } from './columns-in';

const Reply = z.object({ id: z.string(), note: z.string().nullable(), rank: z.int().optional() });

test('a reply has only the columns that its schema names', () => {
  const row = { id: '1', note: null, rank: undefined, secret: 'x' };
  expect(columnsIn(Reply, row)).toStrictEqual({ id: '1', note: null });
});
