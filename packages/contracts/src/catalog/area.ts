import { z } from 'zod';
import { typedNumber } from '../values/decimal';

const isBlank = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

const area = (blankMessage: string) =>
  z
    .number({ error: (issue) => (isBlank(issue.input) ? blankMessage : 'Enter the area in whole sq ft') })
    .int('Enter the area in whole sq ft')
    .min(1, 'Enter an area of at least 1 sq ft')
    .max(1_000_000, 'Enter an area of at most 10,00,000 sq ft');

const read = typedNumber('sq ft', 'the area in sq ft');

/** A required area in whole sq ft, as a number or as people type it. `message` is the issue when it is blank. */
export const RequiredArea = (message: string) => z.preprocess(read, area(message));

/** An area in whole sq ft; absent, null and blank become null. */
export const OptionalArea = z.preprocess(
  (value, issues) => (isBlank(value) ? null : read(value, issues)),
  area('Enter the area in whole sq ft').nullable(),
);
