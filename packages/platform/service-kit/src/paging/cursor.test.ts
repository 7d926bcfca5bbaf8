import { z } from 'zod';
import { InvalidInputError } from '../errors';
import { decodeCursor, encodeCursor, Moment } from './cursor';

const Place = z.tuple([z.string(), z.number().nullable()]);
const decode = (cursor: string) => () => decodeCursor(cursor, Place);

it('a cursor is decoded as it was encoded, and is safe in a URL', () => {
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
])('a cursor that is %s is refused', (_, cursor) => {
  expect(decode(cursor)).toThrow(InvalidInputError);
  expect(decode(cursor)).toThrow(expect.objectContaining({ status: 400, code: 'invalid_cursor' }));
});

describe('an instant in a cursor', () => {
  it('a moment is decoded in a format that SQL accepts', () => {
    const at = new Date('2026-11-20T10:00:00.123Z');
    expect(decodeCursor(encodeCursor([at.getTime()]), z.tuple([Moment]))).toEqual([at.toISOString()]);
  });

  it.each([-1, Date.parse('0000-01-01T00:00:00.000Z'), Date.UTC(2200, 0) + 1, 8_640_000_000_000_000, 0.5])(
    'an instant that is %s is refused',
    (ms) => {
      expect(() => decodeCursor(encodeCursor([ms]), z.tuple([Moment]))).toThrow(InvalidInputError);
    },
  );
});
