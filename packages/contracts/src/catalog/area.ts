import { z } from 'zod';

const isBlank = (value: unknown) => value === '' || value === undefined || value === null;

const area = (blankMessage: string) =>
  z
    .number({ error: (issue) => (isBlank(issue.input) ? blankMessage : 'Enter the area in whole sq ft') })
    .int('Enter the area in whole sq ft')
    .min(1, 'Enter an area of at least 1 sq ft')
    .max(1_000_000, 'Enter an area of at most 10,00,000 sq ft');

const numeric = (value: unknown) =>
  typeof value === 'string' && value.trim() !== '' && Number.isFinite(Number(value)) ? Number(value) : value;

/** A required area in whole sq ft, as a number or digits. `message` is the issue when it is blank. */
export const RequiredArea = (message: string) => z.preprocess(numeric, area(message));

/** An area in whole sq ft; absent, null and blank become null. */
export const OptionalArea = z.preprocess(
  (value) => (isBlank(value) ? null : numeric(value)),
  area('Enter the area in whole sq ft').nullable(),
);
