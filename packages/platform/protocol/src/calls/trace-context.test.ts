import { formatTraceparent, parseTraceparent } from './trace-context';

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const spanId = '00f067aa0ba902b7';

test('a traceparent is read and written', () => {
  const sampled = `00-${traceId}-${spanId}-01`;
  expect(parseTraceparent(sampled)).toEqual({ traceId, spanId, isSampled: true });
  expect(formatTraceparent({ traceId, spanId, isSampled: true })).toBe(sampled);
  expect(parseTraceparent(`00-${traceId}-${spanId}-00`)?.isSampled).toBe(false);
  expect(formatTraceparent({ traceId, spanId, isSampled: false })).toBe(`00-${traceId}-${spanId}-00`);
});

test('a traceparent of a later version is read by its first four fields', () => {
  expect(parseTraceparent(`01-${traceId}-${spanId}-03-more`)).toEqual({ traceId, spanId, isSampled: true });
});

test.each([
  ['missing', undefined],
  ['empty', ''],
  ['of the forbidden version', `ff-${traceId}-${spanId}-01`],
  ['without a trace', `00-${'0'.repeat(32)}-${spanId}-01`],
  ['without a span', `00-${traceId}-${'0'.repeat(16)}-01`],
  ['in capitals', `00-${traceId.toUpperCase()}-${spanId}-01`],
  ['too long', `00-${traceId}0-${spanId}-01`],
  ['several values', `00-${traceId}-${spanId}-01, 00-${traceId}-${spanId}-01`],
])('a traceparent that is %s is ignored', (_, text) => {
  expect(parseTraceparent(text)).toBeNull();
});
