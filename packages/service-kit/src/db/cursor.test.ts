import { z } from 'zod';
import { InvalidInputError } from '../errors';
import { decodeCursor, encodeCursor } from './cursor';

const Place = z.tuple([z.string(), z.number().nullable()]);
const decode = (cursor: string) => () => decodeCursor(cursor, Place);

it('comes back as it was given out, safe in an address', () => {
  const cursor = encodeCursor(['2026-11-20T10:00:00.000Z ₹?/+', null]);
  expect(cursor).toMatch(/^[\w-]+$/);
  expect(decodeCursor(cursor, Place)).toEqual(['2026-11-20T10:00:00.000Z ₹?/+', null]);
});

it.each([
  ['nothing', ''],
  ['no base64', '%%%'],
  ['no JSON', Buffer.from('[1,').toString('base64url')],
  ['another shape', encodeCursor([1, 2])],
  ['too few values', encodeCursor(['a'])],
  ['too many values', encodeCursor(['a', 1, 2])],
  ['an object', Buffer.from('{"0":"a"}').toString('base64url')],
])('%s is not ours', (_, cursor) => {
  expect(decode(cursor)).toThrow(InvalidInputError);
  expect(decode(cursor)).toThrow(expect.objectContaining({ status: 400, code: 'invalid_cursor' }));
});
